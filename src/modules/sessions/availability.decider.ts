import { halfHoursOf } from '../../../contract/sessions';
import { dayIn } from '../../../contract/times';
import { compensation, decider } from '../../kernel/decider';
import type { AvailabilityEvents, HoursRange, WeeklyRange } from './sessions.events';

type SingleSlot = AvailabilityEvents['SlotPublished'];
type StatedSlot = SingleSlot & { readonly open: boolean };

type Day = AvailabilityEvents['ExceptionSet'] & { readonly slots: readonly StatedSlot[] };

export type AvailabilityCommands = {
  SetWeeklyHours: AvailabilityEvents['WeeklyHoursSet'];
  SetException: AvailabilityEvents['ExceptionSet'];
  RestoreDays: { readonly days: readonly Day[] };
  PublishSlot: SingleSlot;
  WithdrawSlot: SingleSlot;
};

interface Availability {
  readonly timeZone: string;
  readonly weekly: readonly WeeklyRange[];
  readonly exceptions: Readonly<Record<string, readonly HoursRange[]>>;
  /** Whether single half hours are open, by their start; setting the hours of a whole day removes its entries. */
  readonly open: Readonly<Record<string, boolean>>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const datesOf = ({ timeZone }: Availability, slot: SingleSlot) => [
  ...new Set(halfHoursOf(slot).map((start) => dayIn(timeZone, start))),
];

const singleSlotsOn = ({ timeZone, open }: Availability, date: string) =>
  Object.keys(open)
    .filter((start) => dayIn(timeZone, start) === date)
    .sort();

const isUnchanged = (state: Availability, { date, hours, slots }: Day) =>
  isSame(state.exceptions[date] ?? null, hours) &&
  isSame(singleSlotsOn(state, date), slots.flatMap(halfHoursOf).sort()) &&
  slots.every((slot) => isAlreadySet(state, slot, slot.open));

const isAlreadySet = ({ open }: Availability, slot: SingleSlot, isOpen: boolean) =>
  halfHoursOf(slot).every((start) => open[start] === isOpen);

const withSlot = (state: Availability, slot: SingleSlot, isOpen: boolean): Availability => ({
  ...state,
  open: { ...state.open, ...Object.fromEntries(halfHoursOf(slot).map((start) => [start, isOpen])) },
});

const without = <Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

export const dayOf = (state: Availability, counselorId: string, date: string): Day => ({
  counselorId,
  date,
  hours: state.exceptions[date] ?? null,
  slots: singleSlotsOn(state, date).map((start) => ({
    counselorId,
    start,
    minutes: 30,
    open: state.open[start]!,
  })),
});

export const daysOf = (state: Availability, slot: SingleSlot): Day[] =>
  datesOf(state, slot).map((date) => dayOf(state, slot.counselorId, date));

export const availability = decider<Availability, AvailabilityCommands, AvailabilityEvents>({
  name: 'availability',
  stream: { key: 'counselor', growsWith: 'changes of weekly hours, of single days and of single slots' },
  initial: { timeZone: 'America/New_York', weekly: [], exceptions: {}, open: {} },
  decide: {
    SetWeeklyHours: (data, { timeZone, weekly }) =>
      timeZone === data.timeZone && isSame(weekly, data.weekly) ? [] : [{ type: 'WeeklyHoursSet', data }],
    SetException: (data, state) =>
      isUnchanged(state, { ...data, slots: [] }) ? [] : [{ type: 'ExceptionSet', data }],
    RestoreDays: ({ days }, state) =>
      days
        .filter((day) => !isUnchanged(state, day))
        .flatMap(({ slots, ...day }) => [
          { type: 'ExceptionSet', data: day } as const,
          ...slots.map(
            ({ open, ...data }) => ({ type: open ? 'SlotPublished' : 'SlotWithdrawn', data }) as const,
          ),
        ]),
    PublishSlot: (data, state) => (isAlreadySet(state, data, true) ? [] : [{ type: 'SlotPublished', data }]),
    WithdrawSlot: (data, state) =>
      isAlreadySet(state, data, false) ? [] : [{ type: 'SlotWithdrawn', data }],
  },
  evolve: {
    WeeklyHoursSet: (state, { timeZone, weekly }) => ({ ...state, timeZone, weekly }),
    ExceptionSet: (state, { date, hours }) => ({
      ...state,
      exceptions: { ...without(state.exceptions, [date]), ...(hours && { [date]: hours }) },
      open: without(state.open, singleSlotsOn(state, date)),
    }),
    SlotPublished: (state, slot) => withSlot(state, slot, true),
    SlotWithdrawn: (state, slot) => withSlot(state, slot, false),
  },
});

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
