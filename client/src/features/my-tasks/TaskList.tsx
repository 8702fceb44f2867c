import type { TaskAssignmentResource } from 'contract/tasks';
import { TaskRow } from './TaskRow';
import { Card } from '../../shared/layout/layout';

interface TaskListProps {
  readonly tasks: readonly TaskAssignmentResource[];
  readonly opened?: string;
  readonly focusOpened?: boolean;
}

export function TaskList({ tasks, opened, focusOpened = false }: TaskListProps) {
  return (
    <Card as="ul" lines>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} opened={task.id === opened} focusOpened={focusOpened} />
      ))}
    </Card>
  );
}
