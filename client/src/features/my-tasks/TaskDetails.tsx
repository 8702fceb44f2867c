import type { TaskAssignmentResource } from 'contract/tasks';
import { usePlanPages } from '../../domain/children/planPages';
import { TaskText } from '../../domain/tasks/TaskText';
import { Row } from '../../shared/layout/layout';
import { DeleteReminder } from './DeleteReminder';
import { ReminderDay } from './ReminderDay';
import { useIsMovable } from './reminderMoves';

export function TaskDetails({ task }: { task: TaskAssignmentResource }) {
  const { changes } = usePlanPages();
  const isMovable = useIsMovable();
  const { attributes, relationships } = task;
  return (
    <>
      <TaskText {...attributes} college={relationships.college.data?.attributes.name} />
      {changes && attributes.isReminder && (
        <Row align="stretch" wrap gap={2}>
          {isMovable(task) && <ReminderDay task={task} />}
          <DeleteReminder task={task} />
        </Row>
      )}
    </>
  );
}
