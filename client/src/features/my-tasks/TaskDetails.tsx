import type { TaskAssignmentResource } from 'contract/tasks';
import { TaskText } from '../../domain/tasks/TaskText';
import { DeleteReminder } from './DeleteReminder';
import { ReminderDay } from './ReminderDay';
import { isMovable } from './reminderMoves';
import styles from './TaskDetails.module.css';

/** All there is to say about a task beyond its name and date. */
export function TaskDetails({ task }: { task: TaskAssignmentResource }) {
  const { attributes, relationships } = task;
  return (
    <>
      <TaskText {...attributes} college={relationships.college.data?.attributes.name} />
      {attributes.isReminder && (
        <div className={styles.acts}>
          {isMovable(task) && <ReminderDay task={task} />}
          <DeleteReminder task={task} />
        </div>
      )}
    </>
  );
}
