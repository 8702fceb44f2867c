import { retained, PERSON } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import type { CounselorHourEvents } from '../../src/modules/sessions/sessions.events';

export interface BookedHour {
  readonly id: string;
  readonly counselorId: string;
  readonly start: string;
  readonly requestId: string;
  readonly studentId: string;
  readonly bookedAt: string;
}

/** The half hours of counselors that are booked. They outlast an erased person, so that they can be freed then. */
export const bookedHours = projection<BookedHour, CounselorHourEvents>({
  name: 'booked-hours',
  contains: 'half hours that are booked',
  version: 1,
  indexes: [{ counselorId: 1, start: 1 }, { studentId: 1 }, { requestId: 1 }],
  key: ({ data }) => data.hourId,
  empty: (id) => ({ id, counselorId: '', start: '', requestId: '', studentId: '', bookedAt: '' }),
  erasure: { counselorId: PERSON, studentId: PERSON },
  exported: retained('The sessions are exported with their times.'),
  on: {
    HourBooked: ({ id }, { data: { counselorId, start, requestId, studentId }, time }) => ({
      id,
      counselorId,
      start,
      requestId,
      studentId,
      bookedAt: time,
    }),
    HourFreed: () => null,
  },
});
