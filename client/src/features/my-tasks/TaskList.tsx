import type { TaskAssignmentResource } from 'contract/tasks';
import { TaskRow } from './TaskRow';
import styles from './TaskList.module.css';

interface TaskListProps {
  readonly tasks: readonly TaskAssignmentResource[];
  readonly opened?: string;
  readonly focusOpened?: boolean;
}

export function TaskList({ tasks, opened, focusOpened = false }: TaskListProps) {
  return (
    <ul className={styles.list}>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} opened={task.id === opened} focusOpened={focusOpened} />
      ))}
    </ul>
  );
}
