import { dateInNewYork, hourInNewYork, plusDays } from './new-york';

describe('the date in New York', () => {
  it('is still yesterday’s in the evening there', () => {
    expect(dateInNewYork(0, Date.parse('2026-11-02T03:00:00Z'))).toBe('2026-11-01');
    expect(dateInNewYork(0, Date.parse('2026-11-02T05:00:00Z'))).toBe('2026-11-02');
  });

  it('counts days, not hours, when the clocks change', () => {
    expect(dateInNewYork(1, Date.parse('2026-11-01T04:30:00Z'))).toBe('2026-11-02');
    expect(dateInNewYork(-1, Date.parse('2027-01-01T12:00:00Z'))).toBe('2026-12-31');
  });
});

it('the hour in New York follows daylight saving time', () => {
  expect(hourInNewYork(Date.parse('2026-07-01T21:00:00.000Z'))).toBe(17);
  expect(hourInNewYork(Date.parse('2026-12-01T21:00:00.000Z'))).toBe(16);
});

it('days are added to a date across the ends of months', () => {
  expect(plusDays('2027-03-01', -1)).toBe('2027-02-28');
  expect(plusDays('2026-12-31', 7)).toBe('2027-01-07');
});
