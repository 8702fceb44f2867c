import { compensation } from '../../kernel/compensation';
import { availability, dayOf, daysOf } from './availability.decider';

/** Only hours can be undone, since two people have been notified of a session. */
export const availabilityCompensation = compensation({
  decider: availability,
  undoCommands: {
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
