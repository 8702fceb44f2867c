import { isReadable } from '../../../contract/text';
import { calendarOf, type CalendarEntry } from './calendar';
import { catalogues } from './messages';

const { en, es } = catalogues;

const day = (id: string, date: string, fields: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id,
  date,
  summary: id,
  description: '',
  url: 'https://quadrangle.test/tasks',
  since: '2026-09-01T12:00:00.000Z',
  ...fields,
});

const linesOf = (...entries: CalendarEntry[]) => calendarOf(entries, 'Quadrangle', en).split('\r\n');

const valuesOf = (name: string, ...entries: CalendarEntry[]) =>
  linesOf(...entries)
    .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    .map((line) => line.slice(name.length + 1));

it('a calendar names the product, and its subject in the reader’s language', () => {
  expect(calendarOf([], 'Quadrangle', en)).toContain('PRODID:-//Quadrangle//Due dates and deadlines//EN');
  expect(calendarOf([], 'Quadrangle', es)).toContain(`PRODID:-//Quadrangle//${es.dueDatesAndDeadlines}`);
});

it('a calendar without entries is a whole calendar', () => {
  const lines = linesOf();
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  expect(lines).not.toContain('BEGIN:VEVENT');
});

it('an entry without a time is a whole day that leaves its reader free', () => {
  const essay = day('task-1', '2026-11-01');
  expect(valuesOf('DTSTART', essay)).toEqual(['VALUE=DATE:20261101']);
  expect(valuesOf('DTEND', essay)).toEqual([]);
  expect(valuesOf('TRANSP', essay)).toEqual(['TRANSPARENT']);
});

it('an entry with a time is in UTC, also across midnight', () => {
  const time = { start: '2026-11-01T23:30:00.000Z', end: '2026-11-02T00:30:00.000Z' };
  const session = day('session-1', '2026-11-01', { time });
  expect(valuesOf('DTSTART', session)).toEqual(['20261101T233000Z']);
  expect(valuesOf('DTEND', session)).toEqual(['20261102T003000Z']);
  expect(valuesOf('TRANSP', session)).toEqual(['OPAQUE']);
});

describe('a calendar on a server in another time zone', () => {
  const zone = process.env.TZ;

  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('has the same days and times in %s', (other) => {
    const time = { start: '2026-11-01T01:30:00.000Z', end: '2026-11-01T02:30:00.000Z' };
    const entries = [day('task-1', '2026-11-01'), day('session-1', '2026-11-01', { time })];
    const before = calendarOf(entries, 'Quadrangle', en);
    process.env.TZ = other;
    expect(new Date('2026-11-01T12:00:00.000Z').getTimezoneOffset()).not.toBe(0);
    expect(calendarOf(entries, 'Quadrangle', en)).toBe(before);
  });
});

it('a calendar lists its entries by day, then by id', () => {
  const entries = [day('b', '2026-11-02'), day('c', '2026-11-01'), day('a', '2026-11-02')];
  expect(valuesOf('UID', ...entries)).toEqual(['c', 'a', 'b']);
  const calendar = calendarOf(entries, 'Quadrangle', en);
  expect(calendarOf(entries.toReversed(), 'Quadrangle', en)).toBe(calendar);
});

it('a calendar escapes what would begin another value or another line', () => {
  const entry = day('task-1', '2026-11-01', {
    summary: 'Arts, Letters; \\Sciences\nBEGIN:VEVENT',
    description: 'One\r\nTwo\rThree',
  });
  expect(valuesOf('SUMMARY', entry)).toEqual(['Arts\\, Letters\\; \\\\Sciences\\nBEGIN:VEVENT']);
  expect(valuesOf('DESCRIPTION', entry)).toEqual(['One\\nTwo\\nThree']);
  expect(linesOf(entry).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
});

it('a calendar folds long lines at 75 bytes without splitting a character', () => {
  const summary = 'Ä👩‍👩‍👧'.repeat(40);
  const calendar = calendarOf([day('task-1', '2026-11-01', { summary })], 'Quadrangle', en);
  for (const line of calendar.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(isReadable(line)).toBe(true);
  }
  expect(calendar.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
});

it('an entry has the time at which it was created', () => {
  expect(valuesOf('DTSTAMP', day('task-1', '2026-11-01'))).toEqual(['20260901T120000Z']);
});
