import { useState } from 'react';
import type { Student } from '../../../domain/students/StudentCombobox';
import { useDeleteTaskMutation, useTaskDefinitionsQuery } from '../../../domain/tasks/tasks.api';
import { Loading } from '../../../shared/list/States';
import { toast } from '../../../shared/ui/toast';
import { undoing } from '../../../shared/ui/undo';
import { BatchForm, type InitialValues } from './BatchForm';
import { t } from './en';
import { Results } from './Results';

interface NewTaskProps {
  readonly students: readonly Student[];
  /** Id of the task to start from; empty for an empty form. */
  readonly from: string;
}

export default function NewTask({ students, from }: NewTaskProps) {
  const { data: tasks, isLoading } = useTaskDefinitionsQuery(undefined, { skip: !from });
  const [given, setGiven] = useState<InitialValues>();
  const [round, setRound] = useState(0);
  const [deleteTask] = useDeleteTaskMutation();

  const undoAssignment = async ({ taskId }: InitialValues) => {
    await deleteTask(taskId).unwrap();
    setGiven((now) => (now?.taskId === taskId ? undefined : now));
  };
  const done = (next: InitialValues | undefined) => {
    setGiven(next);
    setRound(round + 1);
    const undo = next && undoing(() => undoAssignment(next), t.undone);
    toast.success(t.added, undo);
  };
  if (from && isLoading) return <Loading what={t.startFrom} />;
  return (
    <>
      {given && (
        <Results
          key={given.taskId}
          given={given}
          onUndo={async () => {
            try {
              await undoAssignment(given);
              toast.success(t.undone);
            } catch (error) {
              toast.failure(error);
            }
          }}
        />
      )}
      {round === 0 ? (
        <BatchForm students={students} start={tasks?.find(({ id }) => id === from)} onGiven={done} />
      ) : (
        <BatchForm key={round} students={[]} onGiven={done} />
      )}
    </>
  );
}
