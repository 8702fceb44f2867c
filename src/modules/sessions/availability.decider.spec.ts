import fc from 'fast-check';
import { availability as hours } from '../../../projections/sessions/availability';
import { fold } from '../../kernel/decider';
import type { NewEvent } from '../../kernel/event';
import { replay } from '../../kernel/projection';
import { given, recorded } from '../../kernel/testing';
import { availability, type AvailabilityCommands, availabilityCompensation } from './availability.decider';
import type { AvailabilityEvents } from './sessions.events';
import { freeSlots } from './slots';

const start = '2026-10-01T15:00:00.000Z';

describe('a counselor’s hours', () => {
  const of = given(availability);
  const slot = { counselorId: 'c1', start, minutes: 60 } as const;
  const published = { type: 'SlotPublished', data: slot } as const;
  const withdrawn = { type: 'SlotWithdrawn', data: slot } as const;
  const off = { type: 'ExceptionSet', data: { counselorId: 'c1', date: '2026-10-01', hours: [] } } as const;
  const week = {
    type: 'WeeklyHoursSet',
    data: { counselorId: 'c1', timeZone: 'UTC', weekly: [{ day: 1, from: '09:00', to: '12:00' }] },
  } as const;

  it('are recorded once', () => {
    of().when('SetWeeklyHours', week.data).yields(week);
    of().when('PublishSlot', slot).yields(published);
    of(published).when('WithdrawSlot', slot).yields(withdrawn);
    of(published, withdrawn).when('PublishSlot', slot).yields(published);
    of().when('SetException', off.data).yields(off);
    of()
      .when('SetException', { ...off.data, hours: null })
      .yields();
  });

  it('accept a slot of which half is published', () => {
    const half = { type: 'SlotWithdrawn', data: { ...slot, minutes: 30 } } as const;
    of(published, half).when('PublishSlot', slot).yields(published);
    of(half, published).when('PublishSlot', slot).yields();
  });

  it('keep a slot if another day is changed', () => {
    const other = { ...off, data: { ...off.data, date: '2026-10-02' } };
    of(published, other).when('PublishSlot', slot).yields();
    of(published, other).when('SetException', off.data).yields(off);
    of(published, off)
      .when('RestoreDays', { days: [{ ...off.data, hours: null, slots: [{ ...slot, open: true }] }] })
      .yields({ type: 'ExceptionSet', data: { ...off.data, hours: null } }, published);
  });

  it('accept a slot or a day off after the other', () => {
    of(published, off).when('PublishSlot', slot).yields(published);
    of(off, published).when('SetException', off.data).yields(off);
    of(off)
      .when('SetException', { ...off.data, hours: null })
      .yields({ type: 'ExceptionSet', data: { ...off.data, hours: null } });
  });
});

describe('undoing a counselor’s hours', () => {
  type Events = NewEvent<AvailabilityEvents>[];
  type Name = keyof AvailabilityCommands;

  const counselorId = 'c1';
  const dates = ['2026-10-01', '2026-10-02'];
  // In New York the day ends at 04:00.
  const starts = ['01T13:00', '01T13:30', '01T14:00', '02T03:30', '02T04:00', '02T13:00'];
  const range = fc.constantFrom({ from: '09:00', to: '09:30' }, { from: '23:00', to: '24:00' });
  const command = fc.oneof(
    fc
      .tuple(
        fc.constantFrom<Name>('PublishSlot', 'WithdrawSlot'),
        fc.constantFrom(...starts),
        fc.constantFrom(30, 60),
      )
      .map(([name, at, minutes]) => ({
        name,
        data: { counselorId, start: `2026-10-${at}:00.000Z`, minutes },
      })),
    fc
      .tuple(fc.constantFrom(...dates), fc.option(fc.array(range, { maxLength: 1 })))
      .map(([date, hours]) => ({ name: 'SetException', data: { counselorId, date, hours } }) as const),
    fc.array(range.map((one) => ({ day: 4, ...one }))).map((weekly) => ({
      name: 'SetWeeklyHours' as const,
      data: { counselorId, timeZone: 'America/New_York', weekly },
    })),
  );

  const someone = { actor: { id: 'c1', role: 'counselor' }, now: start, language: 'en' } as const;
  const decide = (history: Events, name: Name, data: unknown) =>
    availability.decide[name](data as never, fold(availability, history), someone);
  const undone = (history: Events, count: number) =>
    Array.from({ length: count }, (_, index) => history.length - 1 - index).reduce<Events>((sofar, at) => {
      const before = fold(availability, history.slice(0, at));
      const { type, data } = history[at]!;
      const command = availabilityCompensation.undoCommands[type]!(data, { before, begun: start });
      return [...sofar, ...decide(sofar, command![0] as Name, command![1])];
    }, history);
  const free = (history: Events) =>
    freeSlots(
      replay(hours, recorded<AvailabilityEvents>(...history)).get(counselorId) ?? hours.empty(counselorId),
      new Set(),
      Date.parse('2026-10-01T00:00Z'),
      Date.parse('2026-10-03T12:00Z'),
    );

  it('restores each earlier state, step by step', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 8 }), (commands) => {
        const steps: Events[] = [[]];
        for (const { name, data } of commands)
          steps.push([...steps.at(-1)!, ...decide(steps.at(-1)!, name, data)]);
        let history = steps.at(-1)!;
        for (const [index, after] of [...steps.entries()].slice(1).toReversed()) {
          const before = steps[index - 1]!;
          const back = undone(after, after.length - before.length).slice(after.length);
          history = [...history, ...back];
          expect(fold(availability, history)).toEqual(fold(availability, before));
          expect(free(history)).toEqual(free(before));
        }
      }),
    );
  });
});
