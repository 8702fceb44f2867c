import { hasFilters, activeFilters, NO_FILTERS, titleOf } from './filters';

it('only the filters that are set become query parameters', () => {
  const filters = { ...NO_FILTERS, subject: 'u1', q: 'essay' };
  expect(activeFilters(filters)).toEqual({ subject: 'u1', q: 'essay' });
  expect([hasFilters(filters), hasFilters(NO_FILTERS)]).toEqual([true, false]);
});

it.each([
  [{}, undefined],
  [{ actor: 'Ana' }, 'Changes made by Ana'],
  [{ subject: 'Liam' }, 'History of Liam'],
  [{ task: 'Essay' }, 'History of the task “Essay”'],
  [{ subject: 'Liam', task: 'Essay' }, 'History of Liam for the task “Essay”'],
  [{ subject: 'Liam', actor: 'Ana' }, 'History of Liam, by Ana'],
])('the heading names the history by the chosen filters: %j', (names, title) => {
  expect(titleOf(names)).toBe(title);
});
