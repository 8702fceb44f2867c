import type { ApplicationProgress } from '../../contract/applications';
import type { DeadlineKind, Deadlines } from '../../contract/colleges';
import { countingDeadlines } from '../../contract/deadlines';
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

/** A saved college to which the student has not applied yet. */
export interface CollegeAhead {
  readonly ceeb: string;
  readonly application: ApplicationProgress | null;
}

/** Returns each student's soonest deadline, if any, of the colleges to which the student has not applied yet. */
export function nextDeadlines(
  ahead: Iterable<readonly [studentId: string, colleges: readonly CollegeAhead[]]>,
  known: ReadonlyMap<string, College>,
  today: string,
): Map<string, CollegeDeadline> {
  const nextOf = nextDeadlineOf(known, today);
  const next = new Map<string, CollegeDeadline>();
  for (const [studentId, colleges] of ahead) {
    const [soonest] = colleges.flatMap((college) => nextOf(college) ?? []).sort(byDate);
    if (soonest) next.set(studentId, soonest);
  }
  return next;
}

/** Most students share the deadlines of a college, so each is computed once for each plan. */
function nextDeadlineOf(known: ReadonlyMap<string, College>, today: string) {
  const shared = new Map<string, CollegeDeadline | undefined>();
  const compute = ({ ceeb, application }: CollegeAhead): CollegeDeadline | undefined => {
    const college = known.get(ceeb);
    if (!college) return undefined;
    const [next] = comingDeadlines(countingDeadlines(application, college.deadlines), today);
    return next && { ...next, ceeb, college: college.fields.name };
  };
  return (college: CollegeAhead) => {
    const { ceeb, application } = college;
    if (application?.deadline || application?.decision) return compute(college);
    const key = `${ceeb} ${application?.plan ?? ''}`;
    if (!shared.has(key)) shared.set(key, compute(college));
    return shared.get(key);
  };
}
