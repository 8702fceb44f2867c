import { t } from './en';

/**
 * Contains ids, an event name, plain dates and a search text; an empty string filters nothing. With `quiet`, messages and
 * what people have seen are listed too.
 */
export const NO_FILTERS = {
  actor: '',
  subject: '',
  task: '',
  type: '',
  from: '',
  to: '',
  q: '',
  correlation: '',
  quiet: '',
};

/** The value of `quiet` with which nothing is left out. */
export const SHOWN = 'shown';

export type AuditFilters = Readonly<typeof NO_FILTERS>;

export const hasFilters = (filters: AuditFilters): boolean => Object.values(filters).some(Boolean);

export const activeFilters = <Filters extends Partial<AuditFilters>>(filters: Filters): Partial<Filters> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as Partial<Filters>;

export interface FilterNames {
  readonly actor?: string;
  readonly subject?: string;
  readonly task?: string;
}

export function titleOf({ actor, subject, task }: FilterNames): string | undefined {
  if (subject && task) return t.page.ofPersonInTask(subject, task, actor);
  if (subject) return t.page.ofPerson(subject, actor);
  if (task) return t.page.ofTask(task, actor);
  return actor && t.page.doneBy(actor);
}
