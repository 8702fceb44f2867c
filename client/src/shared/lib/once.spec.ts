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
