import { dateInNewYork } from './new-york';

describe('the date in New York', () => {
  it('is still yesterday’s in the evening there', () => {
    expect(dateInNewYork(0, Date.parse('2026-11-02T03:00:00Z'))).toBe('2026-11-01');
    expect(dateInNewYork(0, Date.parse('2026-11-02T05:00:00Z'))).toBe('2026-11-02');
  });

  it('counts days, not hours, where the clocks change', () => {
    expect(dateInNewYork(1, Date.parse('2026-11-01T04:30:00Z'))).toBe('2026-11-02');
    expect(dateInNewYork(-1, Date.parse('2027-01-01T12:00:00Z'))).toBe('2026-12-31');
  });
});
