import { t } from './en';

/** Ids of persons, of a task and of an action, the name of an event, plain dates and a text; empty where it does not filter. */
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

/** The filters as parameters of a call, without the empty ones. */
export const given = (filters: AuditFilters): Partial<AuditFilters> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value));

export interface FilterNames {
  readonly actor?: string;
  readonly subject?: string;
  readonly task?: string;
}

/** Whose history it is; undefined where it is everybody's. */
export function titleOf({ actor, subject, task }: FilterNames): string | undefined {
  if (subject && task) return t.page.ofPersonInTask(subject, task, actor);
  if (subject) return t.page.ofPerson(subject, actor);
  if (task) return t.page.ofTask(task, actor);
  return actor && t.page.doneBy(actor);
}
