import { formatPrice } from './format';

it.each([
  [9_000, '$90.00'],
  [1_950, '$19.50'],
  [14_999, '$149.99'],
  [5, '$0.05'],
])('a price of %i cents reads %s', (cents, shown) => {
  expect(formatPrice(cents, 'USD')).toBe(shown);
});

it.each(['DateTimeFormat', 'NumberFormat'] as const)(
  'no page creates a %s before it needs one',
  async (kind) => {
    const make = jest.spyOn(Intl, kind);
    await jest.isolateModulesAsync(async () => {
      const { formatNumber } = await import('./format');
      const { formatDate, formatDistance } = await import('./time');
      expect(make).not.toHaveBeenCalled();
      expect([formatNumber(1947), formatDate('2027-01-05', '2026-11-01')]).toEqual(['1,947', 'Tue, Jan 5']);
      expect(formatDistance('2026-11-02', '2026-11-01')).toBe('tomorrow');
    });
    expect(make).toHaveBeenCalled();
    make.mockRestore();
  },
);
