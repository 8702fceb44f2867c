import type { TaskAssignmentResource } from 'contract/tasks';
import { TaskText } from '../../domain/tasks/TaskText';
import { DeleteReminder } from './DeleteReminder';

/** All there is to say about a task beyond its name and date. */
export function TaskDetails({ task }: { task: TaskAssignmentResource }) {
  const { attributes, relationships } = task;
  return (
    <>
      <TaskText {...attributes} college={relationships.college.data?.attributes.name} />
      {attributes.isReminder && <DeleteReminder task={task} />}
    </>
  );
}
