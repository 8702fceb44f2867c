import { answerMonth, shortCollegeName } from 'contract/deadlines';
import type { DeadlineKind, Deadlines } from 'contract/colleges';
import type { SavedCollegeResource } from 'contract/saved-colleges';
import { daysUntil, formatMonth, today, toPlainDate, type PlainDate } from '../../shared/lib/time';
import { t } from './en';

export const DEADLINE_NAMES: Readonly<Record<DeadlineKind, string>> = t.deadlines;
export const DEADLINE_TITLES: Readonly<Record<DeadlineKind, string>> = t.deadlineTitles;

/** For where there is little room, such as 'Northeastern · ED II'. */
export const deadlineName = (college: string, kind: DeadlineKind): string =>
  t.deadlineOf(shortCollegeName(college), DEADLINE_NAMES[kind]);

/** When a college to which the student has applied will answer; its deadlines no longer matter. */
export const answerText = (month: string | null): string => t.answer(month && formatMonth(month));

export const answerOf = (college: Deadlines & { readonly savedAt: string }): string =>
  answerText(answerMonth(college, college.savedAt, today()));

/** Dates of earlier years are placeholders that were never filled in. */
const FIRST_YEAR = 2021;

export interface Deadline {
  readonly kind: DeadlineKind;
  readonly date: PlainDate;
}

export function deadlinesOf({ eaDeadline, ed1Deadline, ed2Deadline, regDeadline }: Deadlines): Deadline[] {
  const dates = { ea: eaDeadline, ed1: ed1Deadline, ed2: ed2Deadline, reg: regDeadline };
  return (Object.keys(DEADLINE_NAMES) as DeadlineKind[]).flatMap((kind) => {
    const value = dates[kind];
    if (value === null) return [];
    const date = value.includes('T') ? toPlainDate(value) : value;
    return Number(date.slice(0, 4)) >= FIRST_YEAR ? [{ kind, date }] : [];
  });
}

const KIND_OF = { ed: 'ed1', ed2: 'ed2', ea: 'ea', rea: 'ea', regular: 'reg', rolling: 'reg' } as const;

/** Once the student has chosen how to apply, only that deadline counts. */
export function deadlinesAhead(saved: SavedCollegeResource['attributes']): Deadline[] {
  const { plan, deadline, dueOn } = saved.application ?? {};
  if (!plan && !deadline) return deadlinesOf(saved);
  return dueOn ? [{ kind: KIND_OF[plan ?? 'regular'], date: dueOn }] : [];
}

export const hasPassed = ({ date }: Deadline, on = today()): boolean => daysUntil(date, on) < 0;

export const inTime = (deadlines: Deadlines, on = today()): Deadline[] =>
  deadlinesOf(deadlines).sort(
    (a, b) => Number(hasPassed(a, on)) - Number(hasPassed(b, on)) || a.date.localeCompare(b.date),
  );

export const nextDeadline = (deadlines: Deadlines, on = today()): Deadline | undefined =>
  inTime(deadlines, on).find((deadline) => !hasPassed(deadline, on));
