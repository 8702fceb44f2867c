import type { TaskAssignmentResource } from 'contract/resources';
import { TaskRow } from './TaskRow';
import styles from './TaskList.module.css';

interface TaskListProps {
  readonly tasks: readonly TaskAssignmentResource[];
  /** Id of the task that is open from the start and takes the focus. */
  readonly opened?: string;
}

export function TaskList({ tasks, opened }: TaskListProps) {
  return (
    <ul className={styles.list}>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} opened={task.id === opened} />
      ))}
    </ul>
  );
}
