import { shortCollegeName } from 'contract/deadlines';
import type { SavedCollegeResource } from 'contract/saved-colleges';
import { OPEN_STATES, type SessionTimeResource } from 'contract/sessions';
import {
  deadlineName,
  DEADLINE_NAMES,
  DEADLINE_TITLES,
  deadlinesAhead,
} from '../../domain/colleges/deadlines';
import type { PlanPages } from '../../domain/children/planPages';
import { fullName } from '../../shared/lib/format';
import { formatTime, toPlainDate, type PlainDate } from '../../shared/lib/time';
import { t } from './en';
import type { TaskFilter } from './taskFilter';

export interface CalendarEntry {
  readonly kind: 'deadline' | 'session';
  readonly id: string;
  readonly date: PlainDate;
  readonly name: string;
  /** What a cell of the month shows, whose second line is the note or the kind of deadline. */
  readonly label: string;
  readonly second: string;
  /** What a screen reader and the tooltip say. */
  readonly title: string;
  readonly note?: string;
  readonly to: string;
}

const deadlines = (
  saved: readonly SavedCollegeResource[],
  { type, status, college }: TaskFilter,
  pages: PlanPages,
): CalendarEntry[] =>
  type === 'general' || status === 'completed'
    ? []
    : saved
        .filter(({ attributes: { status, application, ceeb_code } }) => {
          const isAhead = status !== 'applied' && application?.decision !== 'withdrawn';
          return isAhead && (college === '' || college === ceeb_code);
        })
        .flatMap(({ attributes }) =>
          deadlinesAhead(attributes).map(({ kind, date }) => ({
            kind: 'deadline',
            id: `${attributes.ceeb_code} ${kind}`,
            date,
            name: deadlineName(attributes.name, kind),
            label: shortCollegeName(attributes.name),
            second: DEADLINE_NAMES[kind],
            title: t.calendar.deadline(attributes.name, DEADLINE_TITLES[kind]),
            to: `${pages.colleges}?college=${attributes.ceeb_code}`,
          })),
        );

const sessionsAmong = (
  requests: readonly SessionTimeResource[],
  { type, status, college }: TaskFilter,
  pages: PlanPages,
): CalendarEntry[] =>
  type === 'school' || status === 'completed' || college !== ''
    ? []
    : requests
        .filter(({ attributes: { state } }) => OPEN_STATES.includes(state) || state === 'done')
        .map(({ id, attributes: { timeRequested }, relationships }) => {
          const counselor = relationships.counselor.data;
          const time = formatTime(timeRequested);
          const name = t.calendar.session(counselor && fullName(counselor.attributes));
          return {
            kind: 'session',
            id,
            date: toPlainDate(timeRequested),
            name,
            label: name,
            second: time,
            title: t.calendar.at(name, time),
            note: time,
            to: pages.sessions,
          };
        });

/**
 * Returns deadlines and sessions as entries. To the task filters, deadlines are school tasks, sessions general ones.
 */
export const entriesOf = (
  saved: readonly SavedCollegeResource[],
  requests: readonly SessionTimeResource[],
  filter: TaskFilter,
  pages: PlanPages,
): readonly CalendarEntry[] => [
  ...deadlines(saved, filter, pages),
  ...sessionsAmong(requests, filter, pages),
];
