import { compensation } from '../../kernel/compensation';
import { availability, slotsOn } from './availability.decider';

/** When a counselor can be asked for; a session itself has been told to two people by then. */
export const availabilityCompensation = compensation({
  decider: availability,
  takesBack: {
    WeeklyHoursSet: ({ counselorId, timeZone }, { before }) => [
      'SetWeeklyHours',
      { counselorId, timeZone: before.timeZone || timeZone, weekly: before.weekly ?? [] },
    ],
    ExceptionSet: ({ counselorId, date }, { before }) => [
      'RestoreDay',
      {
        ...{ counselorId, date, hours: before.exceptions[date] ?? null },
        slots: slotsOn(before, date),
      },
    ],
    SlotPublished: (slot) => ['WithdrawSlot', slot],
    SlotWithdrawn: (slot) => ['PublishSlot', slot],
  },
});
