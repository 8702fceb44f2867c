import { answerMonth, countingDeadlines, shortCollegeName } from 'contract/deadlines';
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

export function answerOf(college: SavedCollegeResource['attributes']): string {
  const { submittedOn, plan } = college.application ?? {};
  return answerText(answerMonth(college, submittedOn ?? college.savedAt, today(), plan));
}

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

export const deadlinesAhead = (saved: SavedCollegeResource['attributes']): Deadline[] =>
  deadlinesOf(countingDeadlines(saved.application, saved));

export const hasPassed = ({ date }: Deadline, on = today()): boolean => daysUntil(date, on) < 0;

export const inTime = (deadlines: Deadlines, on = today()): Deadline[] =>
  deadlinesOf(deadlines).sort(
    (a, b) => Number(hasPassed(a, on)) - Number(hasPassed(b, on)) || a.date.localeCompare(b.date),
  );
