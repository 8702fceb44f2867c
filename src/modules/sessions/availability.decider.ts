import { decider } from '../../kernel/decider';
import type { AvailabilityEvents, HoursRange, WeeklyRange } from './sessions.events';

export type AvailabilityCommands = {
  SetWeeklyHours: AvailabilityEvents['WeeklyHoursSet'];
  SetException: AvailabilityEvents['ExceptionSet'];
  PublishSlot: AvailabilityEvents['SlotPublished'];
  WithdrawSlot: AvailabilityEvents['SlotWithdrawn'];
};

interface Availability {
  readonly timeZone: string;
  readonly weekly: readonly WeeklyRange[] | null;
  /** By date. */
  readonly exceptions: Readonly<Record<string, readonly HoursRange[] | null>>;
  /** The latest word on each single slot since the last exception. */
  readonly slots: Readonly<Record<string, boolean>>;
}

const keyOf = ({ start, minutes }: AvailabilityEvents['SlotPublished']) => `${start} ${minutes}`;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** When one counselor can be asked for: weekly hours, days that differ, and single slots. */
export const availability = decider<Availability, AvailabilityCommands, AvailabilityEvents>({
  name: 'availability',
  initial: { timeZone: '', weekly: null, exceptions: {}, slots: {} },
  decide: {
    SetWeeklyHours: (data, { timeZone, weekly }) =>
      timeZone === data.timeZone && isSame(weekly, data.weekly) ? [] : [{ type: 'WeeklyHoursSet', data }],
    SetException: (data, { exceptions, slots }) =>
      isSame(exceptions[data.date] ?? null, data.hours) && isSame(slots, {})
        ? []
        : [{ type: 'ExceptionSet', data }],
    PublishSlot: (data, { slots }) => (slots[keyOf(data)] === true ? [] : [{ type: 'SlotPublished', data }]),
    WithdrawSlot: (data, { slots }) =>
      slots[keyOf(data)] === false ? [] : [{ type: 'SlotWithdrawn', data }],
  },
  evolve: {
    WeeklyHoursSet: (state, { timeZone, weekly }) => ({ ...state, timeZone, weekly }),
    ExceptionSet: (state, { date, hours }) => ({
      ...state,
      exceptions: { ...state.exceptions, [date]: hours },
      slots: {},
    }),
    SlotPublished: (state, slot) => ({ ...state, slots: { ...state.slots, [keyOf(slot)]: true } }),
    SlotWithdrawn: (state, slot) => ({ ...state, slots: { ...state.slots, [keyOf(slot)]: false } }),
  },
});
