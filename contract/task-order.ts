interface Due {
  readonly name: string;
  readonly dueDate: string | null;
}

const LAST = '9999';

/** Made once, because `localeCompare` with options makes one for each comparison, which takes ten times as long. */
const names = new Intl.Collator('en-US', { numeric: true });

/** Sorts by date, then by name; tasks without a date come last. */
export function byDueDate(one: Due, other: Due): number {
  const [left, right] = [one.dueDate ?? LAST, other.dueDate ?? LAST];
  return left === right ? byTaskName(one, other) : left < right ? -1 : 1;
}

export const byTaskName = (one: Pick<Due, 'name'>, other: Pick<Due, 'name'>): number =>
  names.compare(one.name, other.name);
