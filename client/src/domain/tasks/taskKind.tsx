import { isOverdue, isToStart } from 'contract/task-timing';
import type { TaskSummary } from 'contract/tasks';
import { today } from '../../shared/lib/time';
import { DueDate } from './DueDate';
import { isCompleted } from './taskOrder';

export function kindOf(task: TaskSummary): 'task' | 'overdue' | 'start' | 'done' {
  if (isCompleted(task)) return 'done';
  if (isToStart(task.attributes)) return 'start';
  return isOverdue(task.attributes, today()) ? 'overdue' : 'task';
}

/** Says how far off the date is, unless the task is done or was due before the student had it. */
export const TaskDueDate = ({ task }: { task: TaskSummary }) => (
  <DueDate date={task.attributes.dueDate} done={isCompleted(task) || isToStart(task.attributes)} />
);
