import type { DeadlineKind, Deadlines } from '../../contract/colleges';
import type { CollegeDeadline } from '../../contract/students';
import type { College } from './colleges';

const KINDS: readonly DeadlineKind[] = ['ea', 'ed1', 'ed2', 'reg'];

interface Dated {
  readonly date: string;
}

const byDate = ({ date: one }: Dated, { date: other }: Dated) => (one < other ? -1 : one > other ? 1 : 0);

export const comingDeadlines = (
  deadlines: Deadlines,
  today: string,
): { readonly kind: DeadlineKind; readonly date: string }[] =>
  KINDS.flatMap((kind) => {
    const date = deadlines[`${kind}Deadline`];
    return date !== null && date >= today ? { kind, date } : [];
  }).sort(byDate);

/** Returns each student's soonest deadline, if any, of the colleges to which the student has not applied yet. */
export function nextDeadlines(
  ahead: Iterable<readonly [studentId: string, codes: readonly string[]]>,
  known: ReadonlyMap<string, College>,
  today: string,
): Map<string, CollegeDeadline> {
  const nextOf = new Map([...known].map(([ceeb, college]) => [ceeb, nextOfCollege(college, today)]));
  const next = new Map<string, CollegeDeadline>();
  for (const [studentId, codes] of ahead) {
    const [soonest] = codes.flatMap((ceeb) => nextOf.get(ceeb) ?? []).sort(byDate);
    if (soonest) next.set(studentId, soonest);
  }
  return next;
}

const nextOfCollege = ({ id, fields, deadlines }: College, today: string): CollegeDeadline | undefined => {
  const [next] = comingDeadlines(deadlines, today);
  return next && { ...next, ceeb: id, college: fields.name };
};
