import type { DatedStudent } from 'contract/task-batches';
import type { Student } from '../../../domain/students/StudentCombobox';
import { TasksApi } from '../../../domain/tasks/tasks.api';
import type { PlainDate } from '../../../shared/lib/time';

/** Stored in drafts. */
export interface Dating {
  readonly mode: 'one' | 'deadline' | 'each';
  readonly days: number;
  /** CEEB code of a college; empty for the next deadline of each student. */
  readonly ceeb: string;
  readonly own: Readonly<Record<string, PlainDate>>;
}

export const ONE_DATE: Dating = { mode: 'one', days: 14, ceeb: '', own: {} };

export interface FromDeadlines {
  readonly found: ReadonlyMap<string, DatedStudent>;
  /** Names by CEEB code of colleges with the next deadline of a selected student. */
  readonly colleges: ReadonlyMap<string, string>;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

export function useDeadlines({ mode, days, ceeb }: Dating, students: readonly Student[]): FromDeadlines {
  const isAsked =
    mode === 'deadline' && students.length > 0 && Number.isFinite(days) && days >= 0 && days <= 365;
  const rule = { user_ids: students.map(({ id }) => id), days_before: days };
  const next = TasksApi.useDueDatesQuery(rule, { skip: !isAsked });
  const ofOne = TasksApi.useDueDatesQuery({ ...rule, ceeb }, { skip: !isAsked || !ceeb });
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
