import type { DeadlineKind } from '../contract/colleges';
import type { CollegeDeadline } from '../contract/students';
import type { College } from './colleges';

const KINDS: readonly DeadlineKind[] = ['ea', 'ed1', 'ed2', 'reg'];

export const soonestOf = (deadlines: readonly CollegeDeadline[]): CollegeDeadline | undefined => {
  let soonest: CollegeDeadline | undefined;
  for (const one of deadlines) if (!soonest || one.date < soonest.date) soonest = one;
  return soonest;
};

/** Today or later. */
export const nextDeadlineOf = (
  { id, fields, deadlines }: College,
  today: string,
): CollegeDeadline | undefined =>
  soonestOf(
    KINDS.flatMap((kind) => {
      const date = deadlines[`${kind}Deadline`];
      return date !== null && date >= today ? { date, ceeb: id, college: fields.name, kind } : [];
    }),
  );
