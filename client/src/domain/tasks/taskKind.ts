import type { TaskSummary } from 'contract/tasks';
import { daysUntil } from '../../shared/lib/time';
import { isCompleted } from './taskOrder';

export function kindOf(task: TaskSummary): 'task' | 'overdue' | 'done' {
  if (isCompleted(task)) return 'done';
  const { dueDate } = task.attributes;
  return dueDate !== null && daysUntil(dueDate) < 0 ? 'overdue' : 'task';
}
