import type { TaskAssignmentResource, TaskSummary } from 'contract/tasks';
import { t } from './en';

/** Of the college that the task is for, as the calls name it: empty for none. */
export const ceebOf = ({ relationships }: TaskAssignmentResource): string =>
  relationships.college.data?.id ?? '';

/** What the task is called where several may have the same name, each for another college. */
export function fullNameOf({ attributes: { name }, relationships }: TaskSummary): string {
  const college = relationships.college.data?.attributes.name;
  return college ? t.nameOfCollege(name, college) : name;
}
