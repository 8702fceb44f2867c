import { halfHoursOf } from '../../../contract/sessions';
import { dayIn } from '../../../contract/times';
import { decider } from '../../kernel/decider';
import type { AvailabilityEvents, HoursRange, WeeklyRange } from './sessions.events';

type SingleSlot = AvailabilityEvents['SlotPublished'];
type Said = SingleSlot & { readonly open: boolean };

export type AvailabilityCommands = {
  SetWeeklyHours: AvailabilityEvents['WeeklyHoursSet'];
  SetException: AvailabilityEvents['ExceptionSet'];
  /** Lets hold of a day what held before, with its single slots. */
  RestoreDay: AvailabilityEvents['ExceptionSet'] & { readonly slots: readonly Said[] };
  PublishSlot: SingleSlot;
  WithdrawSlot: SingleSlot;
};

interface Availability {
  readonly timeZone: string;
  readonly weekly: readonly WeeklyRange[] | null;
  /** By date. */
  readonly exceptions: Readonly<Record<string, readonly HoursRange[] | null>>;
  /** What is said of single slots, the latest last; what is said of a day ends what was said of its slots. */
  readonly slots: readonly Said[];
}

const DEFAULT_ZONE = 'America/New_York';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const hasHours = ({ exceptions }: Availability, { date, hours }: AvailabilityEvents['ExceptionSet']) =>
  isSame(exceptions[date] ?? null, hours);

/** Those that lie on that date, if only in part. */
export const slotsOn = ({ timeZone, slots }: Pick<Availability, 'timeZone' | 'slots'>, date: string) =>
  slots.filter((slot) => halfHoursOf(slot).some((start) => dayIn(timeZone || DEFAULT_ZONE, start) === date));

/** Whether that is what holds of all of it. */
const isSaid = (slots: readonly Said[], slot: SingleSlot, open: boolean) =>
  halfHoursOf(slot).every(
    (time) => slots.findLast((said) => halfHoursOf(said).includes(time))?.open === open,
  );

const said = (state: Availability, slot: SingleSlot, open: boolean): Availability => ({
  ...state,
  slots: [
    ...state.slots.filter(({ start, minutes }) => start !== slot.start || minutes > slot.minutes),
    { ...slot, open },
  ],
});

/** When one counselor can be asked for: weekly hours, days that differ, and single slots. */
export const availability = decider<Availability, AvailabilityCommands, AvailabilityEvents>({
  name: 'availability',
  initial: { timeZone: '', weekly: null, exceptions: {}, slots: [] },
  decide: {
    SetWeeklyHours: (data, { timeZone, weekly }) =>
      timeZone === data.timeZone && isSame(weekly, data.weekly) ? [] : [{ type: 'WeeklyHoursSet', data }],
    SetException: (data, state) =>
      hasHours(state, data) && slotsOn(state, data.date).length === 0 ? [] : [{ type: 'ExceptionSet', data }],
    RestoreDay: ({ slots, ...day }, state) =>
      hasHours(state, day) && isSame(slotsOn(state, day.date), slots)
        ? []
        : [
            { type: 'ExceptionSet', data: day },
            ...slots.map(
              ({ open, ...data }) => ({ type: open ? 'SlotPublished' : 'SlotWithdrawn', data }) as const,
            ),
          ],
    PublishSlot: (data, { slots }) => (isSaid(slots, data, true) ? [] : [{ type: 'SlotPublished', data }]),
    WithdrawSlot: (data, { slots }) => (isSaid(slots, data, false) ? [] : [{ type: 'SlotWithdrawn', data }]),
  },
  evolve: {
    WeeklyHoursSet: (state, { timeZone, weekly }) => ({ ...state, timeZone, weekly }),
    ExceptionSet: (state, { date, hours }) => {
      const over = new Set(slotsOn(state, date));
      return {
        ...state,
        exceptions: { ...state.exceptions, [date]: hours },
        slots: state.slots.filter((slot) => !over.has(slot)),
      };
    },
    SlotPublished: (state, slot) => said(state, slot, true),
    SlotWithdrawn: (state, slot) => said(state, slot, false),
  },
});
