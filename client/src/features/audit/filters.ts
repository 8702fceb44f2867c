const FILTERS = ['actor', 'subject', 'task', 'type', 'from', 'to', 'q'] as const;

/** Ids of persons and of a task, the name of an event, plain dates and a text; empty where it does not filter. */
export type AuditFilters = Readonly<Record<(typeof FILTERS)[number], string>>;

export const filtersOf = (params: URLSearchParams): AuditFilters =>
  Object.fromEntries(FILTERS.map((name) => [name, params.get(name) ?? ''])) as AuditFilters;

export const areGiven = (filters: AuditFilters): boolean => Object.values(filters).some(Boolean);

/** The filters as parameters of a call, without the empty ones. */
export const given = (filters: AuditFilters): Partial<AuditFilters> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value));

/** The same search with one more filter, from page 1. */
export function narrowed(params: URLSearchParams, name: keyof AuditFilters, value: string): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  next.set(name, value);
  return `?${next}`;
}

export interface FilterNames {
  readonly actor?: string;
  readonly subject?: string;
  readonly task?: string;
}

/** Whose history it is; undefined where it is everybody's. */
export function titleOf({ actor, subject, task }: FilterNames): string | undefined {
  if (!subject && !task) return actor && `What ${actor} did`;
  const of = subject ?? `the task “${task}”`;
  const about = subject && task ? ` in the task “${task}”` : '';
  return `History of ${of}${about}${actor ? `, by ${actor}` : ''}`;
}
