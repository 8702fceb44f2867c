import { itIs } from '../../test/calendar';
import { taskNamed } from '../../test/tasks';
import { byDay, calendarMonths, dayAfterKey, openingDay, sameDayIn } from './calendarDays';

beforeEach(() => {
  itIs('2026-11-20T17:00:00.000Z');
});

describe('a key pressed on a day', () => {
  it.each([
    ['ArrowLeft', '2026-11-01', '2026-10-31'],
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowUp', '2026-03-10', '2026-03-03'],
    ['ArrowDown', '2026-10-28', '2026-11-04'],
    ['Home', '2026-11-20', '2026-11-15'],
    ['End', '2026-11-20', '2026-11-21'],
    ['Home', '2026-11-15', '2026-11-15'],
    ['End', '2026-09-30', '2026-10-03'],
    ['PageUp', '2026-03-31', '2026-02-28'],
    ['PageDown', '2028-01-31', '2028-02-29'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(dayAfterKey(key, from)).toBe(to);
  });

  it.each(['Enter', 'Tab', 'a', 'toString'])('%s leads nowhere', (key) => {
    expect(dayAfterKey(key, '2026-11-20')).toBeUndefined();
  });

  it.each([
    ['ArrowLeft', '2025-01-01'],
    ['ArrowUp', '2025-01-05'],
    ['PageUp', '2025-01-31'],
    ['ArrowRight', '2028-06-30'],
    ['PageDown', '2028-06-01'],
  ])('%s does not leave the calendar at %s', (key, from) => {
    expect(dayAfterKey(key, from)).toBeUndefined();
  });
});

it('the calendar ranges from last January to June in two years', () => {
  const months = calendarMonths();
  expect([months[0], months.at(-1), months.length]).toEqual(['2025-01', '2028-06', 42]);
});

it.each([
  ['2026-11', '2026-11-20'],
  ['2027-03', '2027-03-01'],
  ['2031-01', '2026-11-20'],
  ['nonsense', '2026-11-20'],
])('the month %s opens at %s', (month, day) => {
  expect(openingDay(month)).toBe(day);
});

it('a change of month keeps the day if the other month has it', () => {
  expect([sameDayIn('2027-02', '2026-11-20'), sameDayIn('2027-02', '2026-11-30')]).toEqual([
    '2027-02-20',
    '2027-02-28',
  ]);
});

it('tasks are grouped by due date, open first, without undated ones', () => {
  const done = taskNamed('Done', { dueDate: '2026-11-20', completedDate: '2026-11-19T12:00:00.000Z' });
  const open = taskNamed('Open', { dueDate: '2026-11-20' });
  const days = byDay([done, taskNamed('Some day'), open]);
  expect([...days]).toEqual([['2026-11-20', [open, done]]]);
});
