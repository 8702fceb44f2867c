import type { DatedStudent } from 'contract/task-batches';
import type { Student } from '../../../domain/students/StudentCombobox';
import { useDueDatesQuery } from '../../../domain/tasks/tasks.api';
import type { PlainDate } from '../../../shared/lib/time';

/** When each student is to be done; a draft holds it. */
export interface Dating {
  readonly mode: 'one' | 'deadline' | 'each';
  readonly days: number;
  /** Empty: the next one of each. */
  readonly ceeb: string;
  /** Chosen by hand. */
  readonly own: Readonly<Record<string, PlainDate>>;
}

export const ONE_DATE: Dating = { mode: 'one', days: 90, ceeb: '', own: {} };

/** What the deadlines say of the students, while they are asked. */
export interface FromDeadlines {
  readonly found: ReadonlyMap<string, DatedStudent>;
  /** That can be chosen: those whose deadline is somebody's next one. */
  readonly colleges: ReadonlyMap<string, string>;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

export function useDeadlines({ mode, days, ceeb }: Dating, students: readonly Student[]): FromDeadlines {
  const isAsked =
    mode === 'deadline' && students.length > 0 && Number.isFinite(days) && days >= 0 && days <= 365;
  const rule = { user_ids: students.map(({ id }) => id), days_before: days };
  const next = useDueDatesQuery(rule, { skip: !isAsked });
  const ofOne = useDueDatesQuery({ ...rule, ceeb }, { skip: !isAsked || !ceeb });
  const { currentData, error, isFetching, refetch } = ceeb ? ofOne : next;
  const deadlines = next.data?.flatMap(({ deadline }) => deadline ?? []);
  return {
    found: new Map(isAsked ? currentData?.map((dated) => [dated.user_id, dated]) : []),
    colleges: new Map(deadlines?.map((deadline) => [deadline.ceeb, deadline.college])),
    isLoading: isFetching && !currentData,
    error,
    refetch,
  };
}

/** Of the students who get a date of their own. */
export function datesOf(
  { mode, own }: Dating,
  students: readonly Student[],
  found: FromDeadlines['found'],
): Map<string, PlainDate> {
  if (mode === 'one') return new Map();
  const dates = students.flatMap(({ id }) => {
    const date = own[id] ?? (mode === 'deadline' ? found.get(id)?.due_date : undefined);
    return date ? [[id, date] as const] : [];
  });
  return new Map(dates);
}
