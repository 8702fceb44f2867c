import type { SavedCollegeResource } from 'contract/saved-colleges';
import { OPEN_STATES, type SessionRequestResource } from 'contract/sessions';
import { DEADLINE_NAMES, DEADLINE_TITLES, deadlinesOf } from '../../domain/colleges/deadlines';
import { fullName } from '../../shared/lib/format';
import { formatTime, toPlainDate, type PlainDate } from '../../shared/lib/time';
import { t } from './en';
import type { TaskFilter } from './taskFilter';

/** What stands on a day beside tasks. */
export interface CalendarEntry {
  readonly kind: 'deadline' | 'session';
  readonly id: string;
  readonly date: PlainDate;
  readonly name: string;
  /** Where there is hardly room. */
  readonly short: string;
  /** When on that day. */
  readonly note?: string;
  /** The page that it leads to. */
  readonly to: string;
}

const deadlines = (
  saved: readonly SavedCollegeResource[],
  { type, status, college }: TaskFilter,
): CalendarEntry[] =>
  type === 'general' || status === 'completed'
    ? []
    : saved
        .filter(({ attributes: { status, ceeb_code } }) => {
          return status !== 'applied' && (college === '' || college === ceeb_code);
        })
        .flatMap(({ attributes }) =>
          deadlinesOf(attributes).map(({ kind, date }) => ({
            kind: 'deadline',
            id: `${attributes.ceeb_code} ${kind}`,
            date,
            name: t.calendar.deadline(attributes.name, DEADLINE_TITLES[kind]),
            short: DEADLINE_NAMES[kind],
            to: `/colleges?college=${attributes.ceeb_code}`,
          })),
        );

const sessionsAmong = (
  requests: readonly SessionRequestResource[],
  { type, status, college }: TaskFilter,
): CalendarEntry[] =>
  type === 'school' || status === 'completed' || college !== ''
    ? []
    : requests
        .filter(({ attributes: { state } }) => OPEN_STATES.includes(state) || state === 'done')
        .map(({ id, attributes: { timeRequested }, relationships }) => {
          const counselor = relationships.counselor.data;
          const time = formatTime(timeRequested);
          return {
            kind: 'session',
            id,
            date: toPlainDate(timeRequested),
            name: t.calendar.session(counselor && fullName(counselor.attributes)),
            short: time,
            note: time,
            to: '/my-sessions-students',
          };
        });

/** As far as the filter of tasks lets them through: deadlines are the school's, sessions general. */
export const entriesOf = (
  saved: readonly SavedCollegeResource[],
  requests: readonly SessionRequestResource[],
  filter: TaskFilter,
): readonly CalendarEntry[] => [...deadlines(saved, filter), ...sessionsAmong(requests, filter)];
