import { GRADES } from '../../../contract/profile';
import type { TaskEdit } from '../../../contract/requests/tasks';
import { camelCased } from '../../platform/http/wire-names';
import type { TaskFields } from './tasks.events';

const CLEARED: Partial<TaskFields> = {
  externalId: null,
  description: '',
  dueDate: null,
  importance: '',
  weightedImportance: null,
  approxTotalHours: null,
  notes: '',
  grades: [],
};

/** The fields that the body names; null and an empty text clear one. */
export function fieldsOf({ grades, ...body }: TaskEdit): Partial<TaskFields> {
  const sorted = grades && GRADES.filter((grade) => grades.includes(grade));
  const given = Object.entries(camelCased({ ...body, grades: sorted })).map(
    ([name, value]) =>
      [name, value === null || value === '' ? CLEARED[name as keyof TaskFields] : value] as const,
  );
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
