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
};

/** The fields that the body names; null and an empty text clear one. */
export function fieldsOf(body: TaskEdit): Partial<TaskFields> {
  const given = Object.entries(camelCased(body)).map(
    ([name, value]) =>
      [name, value === null || value === '' ? CLEARED[name as keyof TaskFields] : value] as const,
  );
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
