import { t } from './en';

/** Contains ids, an event name, plain dates and a search text; an empty string filters nothing. */
export const NO_FILTERS = {
  actor: '',
  subject: '',
  task: '',
  type: '',
  from: '',
  to: '',
  q: '',
  correlation: '',
};

export type AuditFilters = Readonly<typeof NO_FILTERS>;

export const areGiven = (filters: AuditFilters): boolean => Object.values(filters).some(Boolean);

/** Returns the filters as query parameters, without the empty ones. */
export const given = (filters: AuditFilters): Partial<AuditFilters> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value));

export interface FilterNames {
  readonly actor?: string;
  readonly subject?: string;
  readonly task?: string;
}

/** Names the person or task whose history is shown; undefined when no filter picks one. */
export function titleOf({ actor, subject, task }: FilterNames): string | undefined {
  if (subject && task) return t.page.ofPersonInTask(subject, task, actor);
  if (subject) return t.page.ofPerson(subject, actor);
  if (task) return t.page.ofTask(task, actor);
  return actor && t.page.doneBy(actor);
}
