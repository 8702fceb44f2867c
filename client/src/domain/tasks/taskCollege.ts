import type { TaskAssignmentResource, TaskSummary } from 'contract/tasks';
import { t } from './en';

export const ceebOf = ({ relationships }: TaskAssignmentResource): string =>
  relationships.college.data?.id ?? '';

/** Name of a task with its college, because tasks of several colleges may have the same name. */
export function fullNameOf({ attributes: { name }, relationships }: TaskSummary): string {
  const college = relationships.college.data?.attributes.name;
  return college ? t.nameOfCollege(name, college) : name;
}
