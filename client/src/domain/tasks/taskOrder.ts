import { byTaskName } from 'contract/task-order';
import type { TaskSummary } from 'contract/tasks';

type Task = TaskSummary;

export const isCompleted = ({ attributes }: Task): boolean => attributes.completedDate !== null;

export const byName = (a: Task, b: Task): number => byTaskName(a.attributes, b.attributes);

export const byDueDate =
  (direction: 1 | -1) =>
  (a: Task, b: Task): number => {
    const [left, right] = [a.attributes.dueDate, b.attributes.dueDate];
    if (left === right) return byName(a, b);
    if (left === null) return 1;
    if (right === null) return -1;
    return left < right ? -direction : direction;
  };
