import { EXAM_TYPES, type ExamType } from 'contract/exam-definitions';
import { EXAM_RANGES } from 'contract/exams';
import { isCalendarDate } from 'contract/dates';
import { plusDays, today, type PlainDate } from '../../shared/lib/time';
import { useUrlState, type UrlValues } from '../../shared/routing/useUrlState';

/** The `range` value for explicit dates, as opposed to a number of days before today. */
export const FROM_TO = 'dates';

const INITIAL = {
  type: EXAM_TYPES[0],
  range: '',
  from: '',
  to: '',
  college: '',
  exam: '',
  part: '',
  skill: '',
  show: '',
} as const;

type Values = UrlValues<keyof typeof INITIAL>;

const isType = (value: string): value is ExamType => EXAM_TYPES.some((type) => type === value);

/** A change of test type resets options that apply to one type only. */
export function useReportAddress() {
  const [values, set] = useUrlState<keyof typeof INITIAL>(INITIAL);
  const type: ExamType = isType(values.type) ? values.type : INITIAL.type;
  const choose = (next: ExamType) =>
    set({ type: next, exam: '', part: '', skill: '', show: '', college: '' });
  return { values, type, set, choose };
}

export function daysOf({
  range,
  from,
  to,
}: Values): { readonly startDate: PlainDate; readonly endDate?: PlainDate } | undefined {
  if (range === FROM_TO)
    return isCalendarDate(from) && isCalendarDate(to) && from <= to
      ? { startDate: from, endDate: to }
      : undefined;
  const days = EXAM_RANGES.find((choice) => String(choice) === range);
  return days === undefined ? undefined : { startDate: plusDays(today(), -days) };
}
