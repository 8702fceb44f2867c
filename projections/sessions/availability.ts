import { plusMinutes } from '../../contract/times';
import { retained } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import type { AvailabilityEvents, HoursRange, WeeklyRange } from '../../src/modules/sessions/sessions.events';

export interface CounselorAvailability {
  readonly id: string;
  readonly timeZone: string;
  readonly weekly: readonly WeeklyRange[];
  /** Exceptions by date; where hours are null, the weekly ones apply again. */
  readonly exceptions: readonly {
    readonly date: string;
    readonly hours: readonly HoursRange[] | null;
    readonly version: number;
  }[];
  /** Single slots that were published or withdrawn; of two for the same time, the later one counts. */
  readonly slots: readonly {
    readonly start: string;
    readonly minutes: number;
    readonly open: boolean;
    readonly version: number;
  }[];
  readonly version: number;
}

/** A past date is dropped a day late, since it may still be today in the counselor's zone. */
const dayBefore = (time: string) => plusMinutes(time, -24 * 60);

export const availability = projection<CounselorAvailability, AvailabilityEvents>({
  name: 'availability',
  contains: 'the hours at which a counselor offers sessions',
  version: 1,
  indexes: [{ id: 1 }],
  key: ({ data }) => data.counselorId,
  empty: (id) => ({ id, timeZone: 'America/New_York', weekly: [], exceptions: [], slots: [], version: -1 }),
  erasure: { id: 'nothing' },
  exported: retained('Only counselors have hours.'),
  on: {
    WeeklyHoursSet: (doc, { data: { timeZone, weekly }, revision }) => ({
      ...doc,
      timeZone,
      weekly,
      version: revision,
    }),
    ExceptionSet: (doc, { data: { date, hours }, time, revision }) => ({
      ...doc,
      exceptions: [
        ...doc.exceptions.filter((one) => one.date !== date && one.date >= dayBefore(time).slice(0, 10)),
        { date, hours, version: revision },
      ],
      version: revision,
    }),
    SlotPublished: (doc, { data, time, revision }) => withSlot(doc, data, true, time, revision),
    SlotWithdrawn: (doc, { data, time, revision }) => withSlot(doc, data, false, time, revision),
  },
});

const withSlot = (
  doc: CounselorAvailability,
  { start, minutes }: AvailabilityEvents['SlotPublished'],
  open: boolean,
  time: string,
  version: number,
): CounselorAvailability => ({
  ...doc,
  slots: [
    ...doc.slots.filter(
      (one) => one.start >= dayBefore(time) && (one.start !== start || one.minutes > minutes),
    ),
    { start, minutes, open, version },
  ],
  version,
});
