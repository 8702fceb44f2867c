import fc from 'fast-check';
import { availability, type CounselorAvailability } from '../../../projections/sessions/availability';
import { halfHoursOf } from '../../../contract/sessions';
import { freeSlots, instant, workingHours } from './slots';

const HALF_HOUR_MS = 30 * 60_000;
const NOBODY: ReadonlySet<string> = new Set();

/** Days around each change of daylight saving in these zones, and ordinary ones. */
const DAYS = [
  ...['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07'],
  ...['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'],
  ...['2026-04-05', '2026-10-04', '2027-04-04', '2027-10-03'],
  ...['2026-07-01', '2027-01-15'],
];
const ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Phoenix',
  'Europe/Berlin',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'UTC',
];

const clock = (half: number) =>
  `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;

const range = fc
  .tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 48 }))
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ from: clock(from), to: clock(to) }));

const week = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 6 }), range).map(([day, hours]) => ({ day, ...hours })),
  { maxLength: 8 },
);

const counselor = (some: Partial<CounselorAvailability>): CounselorAvailability => ({
  ...availability.empty('c1'),
  ...some,
});

/** The time on a wall clock in that zone, by the calendar of the platform. */
function wall(timeZone: string, time: number) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(time);
  const part = (type: string) => parts.find((one) => one.type === type)!.value;
  const day = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part('weekday'));
  return { day, minute: Number(part('hour')) * 60 + Number(part('minute')) };
}

const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

const startsIn = (slots: ReturnType<typeof freeSlots>) => slots.flatMap(halfHoursOf);

describe('free slots', () => {
  const around = fc.record({
    timeZone: fc.constantFrom(...ZONES),
    weekly: week,
    from: fc.constantFrom(...DAYS).map((day) => Date.parse(day) - 24 * 3_600_000),
  });

  it('match the weekly hours by the counselor’s clock', () => {
    fc.assert(
      fc.property(around, ({ timeZone, weekly, from }) => {
        const to = from + 3 * 24 * 3_600_000;
        const expected: string[] = [];
        for (let time = from; time < to; time += HALF_HOUR_MS) {
          const { day, minute } = wall(timeZone, time);
          const isWithin = weekly.some(
            (hours) =>
              hours.day === day && minute >= minutesOf(hours.from) && minute + 30 <= minutesOf(hours.to),
          );
          if (isWithin) expected.push(instant(time));
        }
        expect(startsIn(freeSlots(counselor({ timeZone, weekly }), NOBODY, from, to))).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });

  it('never overlap, end at full hours, and exclude booked ones', () => {
    const booked = fc.array(fc.integer({ min: 0, max: 143 }), { maxLength: 30 });
    fc.assert(
      fc.property(around, booked, fc.integer({ min: 0, max: 140 }), (of, taken, begin) => {
        const start = of.from + begin * HALF_HOUR_MS;
        const to = of.from + 3 * 24 * 3_600_000;
        const busy = new Set(taken.map((half) => instant(of.from + half * HALF_HOUR_MS)));
        const slots = freeSlots(counselor(of), busy, start, to);
        const starts = startsIn(slots);
        expect(new Set(starts).size).toBe(starts.length);
        expect(starts.filter((time) => busy.has(time) || Date.parse(time) < start)).toEqual([]);
        for (const { start: time, minutes } of slots)
          if (minutes === 60) expect(Date.parse(time) % 3_600_000).toBe(0);
        const free = startsIn(freeSlots(counselor(of), NOBODY, start, to));
        expect(starts).toEqual(free.filter((time) => !busy.has(time)));
      }),
      { numRuns: 100 },
    );
  });

  it('leave out a skipped hour, and have a repeated one twice', () => {
    const night = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '01:00', to: '03:00' }));
    const on = (date: string) => {
      const from = Date.parse(`${date}T04:00:00Z`);
      return freeSlots(counselor({ weekly: night }), NOBODY, from, from + 12 * 3_600_000).map(
        ({ start }) => start,
      );
    };
    expect(on('2027-03-14')).toEqual(['2027-03-14T06:00:00.000Z']);
    expect(on('2026-11-01')).toEqual([
      '2026-11-01T05:00:00.000Z',
      '2026-11-01T06:00:00.000Z',
      '2026-11-01T07:00:00.000Z',
    ]);
  });
});

describe('single slots and days that differ', () => {
  const MONDAY = '2027-01-04';
  const at = (time: string) => `${MONDAY}T${time}:00.000Z`;
  const from = Date.parse(at('12:00'));
  const of = (some: Partial<CounselorAvailability>) =>
    freeSlots(
      counselor({ timeZone: 'UTC', weekly: [{ day: 1, from: '14:00', to: '16:00' }], ...some }),
      NOBODY,
      from,
      from + 12 * 3_600_000,
    ).map(({ start, minutes }) => `${start.slice(11, 16)} ${minutes}`);
  const slot = (time: string, open: boolean, version: number) =>
    ({ start: at(time), minutes: 60, open, version }) as const;

  it('add to the weekly hours, or remove from them', () => {
    expect(of({})).toEqual(['14:00 60', '15:00 60']);
    expect(of({ slots: [slot('18:30', true, 1)] })).toEqual(['14:00 60', '15:00 60', '18:30 30', '19:00 30']);
    expect(of({ slots: [slot('15:00', false, 1)] })).toEqual(['14:00 60']);
    expect(of({ slots: [slot('15:00', false, 1), slot('15:00', true, 2)] })).toEqual([
      '14:00 60',
      '15:00 60',
    ]);
  });

  it('replace earlier changes, and are replaced by later ones', () => {
    const off = { date: MONDAY, hours: [], version: 2 };
    expect(of({ exceptions: [off] })).toEqual([]);
    expect(of({ exceptions: [off], slots: [slot('18:00', true, 1)] })).toEqual([]);
    expect(of({ exceptions: [off], slots: [slot('18:00', true, 3)] })).toEqual(['18:00 60']);
    const again = { date: MONDAY, hours: null, version: 4 };
    expect(of({ exceptions: [again], slots: [slot('15:00', false, 3)] })).toEqual(['14:00 60', '15:00 60']);
  });

  it('show when a counselor works, booked or not', () => {
    const works = workingHours(
      counselor({ timeZone: 'UTC', weekly: [{ day: 1, from: '14:00', to: '24:00' }] }),
    );
    expect([works(Date.parse(at('13:30'))), works(Date.parse(at('23:30')))]).toEqual([false, true]);
  });
});
