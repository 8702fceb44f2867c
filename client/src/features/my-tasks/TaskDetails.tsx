import type { TaskAssignmentResource } from 'contract/tasks';
import { usePlanPages } from '../../domain/children/planPages';
import { TaskText } from '../../domain/tasks/TaskText';
import { DeleteReminder } from './DeleteReminder';
import { ReminderDay } from './ReminderDay';
import { useIsMovable } from './reminderMoves';
import styles from './TaskDetails.module.css';

export function TaskDetails({ task }: { task: TaskAssignmentResource }) {
  const { changes } = usePlanPages();
  const isMovable = useIsMovable();
  const { attributes, relationships } = task;
  return (
    <>
      <TaskText {...attributes} college={relationships.college.data?.attributes.name} />
      {changes && attributes.isReminder && (
        <div className={styles.acts}>
          {isMovable(task) && <ReminderDay task={task} />}
          <DeleteReminder task={task} />
        </div>
      )}
    </>
  );
}
