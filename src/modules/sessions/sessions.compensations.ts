import { compensation } from '../../kernel/compensation';
import { availability, dayOf, daysOf } from './availability.decider';

/** When a counselor can be asked for; a session itself has been told to two people by then. */
export const availabilityCompensation = compensation({
  decider: availability,
  takesBack: {
    WeeklyHoursSet: ({ counselorId }, { before: { timeZone, weekly } }) => [
      'SetWeeklyHours',
      { counselorId, timeZone, weekly },
    ],
    ExceptionSet: ({ counselorId, date }, { before }) => [
      'RestoreDays',
      { days: [dayOf(before, counselorId, date)] },
    ],
    SlotPublished: (slot, { before }) => ['RestoreDays', { days: daysOf(before, slot) }],
    SlotWithdrawn: (slot, { before }) => ['RestoreDays', { days: daysOf(before, slot) }],
  },
});
