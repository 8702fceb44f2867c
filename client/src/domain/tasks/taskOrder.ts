import { byTaskName } from 'contract/task-order';
import type { TaskSummary, TaskAssignmentResource } from 'contract/tasks';
import { t } from './en';

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

export const ceebOf = ({ relationships }: TaskAssignmentResource): string =>
  relationships.college.data?.id ?? '';

/** Name of a task with its college, because tasks of several colleges may have the same name. */
export function fullNameOf({ attributes: { name }, relationships }: TaskSummary): string {
  const college = relationships.college.data?.attributes.name;
  return college ? t.nameOfCollege(name, college) : name;
}
