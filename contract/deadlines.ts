import type { DeadlineKind, Deadlines } from './colleges';

/** Leaves out the words that most names share, so that the one that tells colleges apart comes first. */
export const shortCollegeName = (name: string): string =>
  name.replace(/^(?:The )?University of (?=\p{Lu})/u, 'U of ').replace(/(?<=\p{L}) University$/u, '');

/** The month in which colleges usually answer; the catalogue does not know the days. */
const ANSWERED_IN: Readonly<Record<DeadlineKind, number>> = { ea: 12, ed1: 12, ed2: 2, reg: 3 };

/** Someone may note an application some days after the deadline. */
const GRACE_DAYS = 14;

const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Returns the month, `YYYY-MM`, in which a student who applied on that day usually gets the answer: that of the first
 * deadline that was still ahead, or null if there was none or the month has passed.
 */
export function answerMonth(deadlines: Deadlines, appliedOn: string, today: string): string | null {
  const { eaDeadline, ed1Deadline, ed2Deadline, regDeadline } = deadlines;
  const dates = { ea: eaDeadline, ed1: ed1Deadline, ed2: ed2Deadline, reg: regDeadline };
  const [met] = (Object.keys(dates) as DeadlineKind[])
    .flatMap((kind) => ({ kind, date: dates[kind]?.slice(0, 10) ?? '' }))
    .filter(({ date }) => date !== '' && plusDays(date, GRACE_DAYS) >= appliedOn.slice(0, 10))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  if (!met) return null;
  const [year = 0, month = 0] = met.date.split('-').map(Number);
  const answered = ANSWERED_IN[met.kind];
  const found = `${answered < month ? year + 1 : year}-${String(answered).padStart(2, '0')}`;
  return found < today.slice(0, 7) ? null : found;
}
