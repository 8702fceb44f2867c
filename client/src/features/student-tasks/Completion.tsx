import { Checkbox } from '@blueprintjs/core';
import type { TaskAssignmentResource } from 'contract/resources';
import { formatDate } from '../../shared/lib/time';
import { useCompleteTaskMutation } from '../../shared/tasks/tasks.api';
import { toast } from '../../shared/ui/toast';
import styles from './cells.module.css';

/** Saves at once; the box follows when the server has confirmed it. */
export function Completion({ task: { id, attributes } }: { task: TaskAssignmentResource }) {
  const { studentId, name, completedDate } = attributes;
  const [complete, { isLoading }] = useCompleteTaskMutation();
  const done = completedDate !== null;

  const toggle = async () => {
    if (isLoading) return;
    try {
      await complete({ id, studentId, completedDate: done ? null : new Date().toISOString() }).unwrap();
      toast.success(done ? 'Task set to Incomplete' : 'Task completed!');
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <Checkbox
      className={styles.completion}
      checked={done}
      aria-busy={isLoading}
      aria-label={`Completed: ${name}`}
      onChange={toggle}
    >
      {done && formatDate(completedDate)}
    </Checkbox>
  );
}
