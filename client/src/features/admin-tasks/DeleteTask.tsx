import { Button } from '@blueprintjs/core';
import { useState, type MouseEvent } from 'react';
import type { TaskDefinitionResource } from 'contract/resources';
import { useDeleteTaskMutation } from '../../shared/tasks/tasks.api';
import { toast } from '../../shared/ui/toast';

interface DeleteTaskProps {
  readonly task: TaskDefinitionResource;
  readonly onDeleted?: () => void;
}

/** Asks in place: the button itself turns into the question. */
export function DeleteTask({ task, onDeleted }: DeleteTaskProps) {
  const [asking, setAsking] = useState(false);
  const [deleteTask, { isLoading }] = useDeleteTaskMutation();

  const press = async ({ detail }: MouseEvent) => {
    const secondOfDoubleClick = detail > 1;
    if (secondOfDoubleClick) return;
    if (!asking) return setAsking(true);
    try {
      await deleteTask(task.id).unwrap();
      toast.success('Task deleted!');
      onDeleted?.();
    } catch (error) {
      setAsking(false);
      toast.failure(error);
    }
  };
  const action = asking ? 'ARE YOU SURE?' : 'Delete';
  return (
    <>
      <Button
        size="small"
        intent="danger"
        variant={asking ? 'solid' : 'outlined'}
        text={action}
        aria-label={`${action} ${task.attributes.name}`}
        loading={isLoading}
        onClick={press}
      />
      {asking && <Button size="small" text="Cancel" disabled={isLoading} onClick={() => setAsking(false)} />}
    </>
  );
}
