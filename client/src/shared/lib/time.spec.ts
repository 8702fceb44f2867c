import {
  calendarWindow,
  daysUntil,
  formatDate,
  formatDays,
  formatDistance,
  formatInstant,
  formatMonth,
  instantOf,
  monthGrid,
  plusDays,
  plusMonths,
  toPlainDate,
  today,
} from './time';

describe('New York dates', () => {
  it('do not depend on the browser’s zone', () => {
    expect(today(new Date('2026-03-08T04:59:59Z'))).toBe('2026-03-07');
    expect(today(new Date('2026-03-08T05:00:00Z'))).toBe('2026-03-08');
    expect(toPlainDate('2026-07-01T03:59:59.000Z')).toBe('2026-06-30');
  });

  it('keep their day when clocks change', () => {
    expect(formatDate('2026-03-08', '2026-03-01')).toBe('Sun, Mar 8');
    expect(formatDate('2026-11-01', '2026-10-20')).toBe('Sun, Nov 1');
  });

  it('convert a local time before and after clocks change', () => {
    expect(instantOf('2026-03-07', '16:30')).toBe('2026-03-07T21:30:00.000Z');
    expect(instantOf('2026-03-08', '16:30')).toBe('2026-03-08T20:30:00.000Z');
  });

  it('count days, not hours', () => {
    expect(plusDays('2026-03-07', 2)).toBe('2026-03-09');
    expect(daysUntil('2026-03-09', '2026-03-07')).toBe(2);
    expect(daysUntil('2026-11-02', '2026-10-31')).toBe(2);
  });
});

describe('date formats', () => {
  it('omit the year within the season of August to July', () => {
    expect(formatDate('2027-01-05', '2026-11-20')).toBe('Tue, Jan 5');
    expect(formatDate('2027-08-01', '2026-11-20')).toBe('Sun, Aug 1, 2027');
    expect(formatDate('2026-07-31T12:00:00.000Z', '2026-11-20')).toBe('Fri, Jul 31, 2026');
  });

  it('name a week by its ends, even over New Year', () => {
    expect(formatDays('2026-12-06', '2026-12-12')).toBe('Dec 6 – 12');
    expect(formatDays('2026-11-29', '2026-12-05')).toBe('Nov 29 – Dec 5');
    expect(formatDays('2026-12-27', '2027-01-02')).toBe('Dec 27 – Jan 2');
  });

  it('name the distance in days', () => {
    const distances = ['2026-11-17', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-23'];
    expect(distances.map((date) => formatDistance(date, '2026-11-20'))).toEqual([
      '3 days ago',
      'yesterday',
      'today',
      'tomorrow',
      'in 3 days',
    ]);
  });

  it('name the zone of a time', () => {
    expect(formatInstant('2027-01-05T20:04:00.000Z')).toBe('Tuesday, January 5, 2027, 3:04 PM EST');
    expect(formatInstant('2026-07-05T20:04:00.000Z')).toBe('Sunday, July 5, 2026, 4:04 PM EDT');
  });
});

describe('the calendar month', () => {
  it('shows whole weeks from Sunday', () => {
    const weeks = monthGrid('2026-03');
    expect(weeks).toHaveLength(5);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect([weeks[0]?.[0], weeks[1]?.[0], weeks.at(-1)?.at(-1)]).toEqual([
      '2026-03-01',
      '2026-03-08',
      '2026-04-04',
    ]);
  });

  it('has every day once when clocks change', () => {
    const days = [...monthGrid('2026-03'), ...monthGrid('2026-11')].flat();
    expect(new Set(days).size).toBe(days.length);
  });

  it('ranges from January of last year to June in two years', () => {
    expect(calendarWindow('2026-11-20')).toEqual({ first: '2025-01', last: '2028-06' });
    expect(plusMonths('2026-12', 1)).toBe('2027-01');
    expect(formatMonth('2027-01')).toBe('January 2027');
  });
});
