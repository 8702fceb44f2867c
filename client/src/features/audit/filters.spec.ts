import { areGiven, filtersOf, given, narrowed, titleOf } from './filters';

const of = (search: string) => filtersOf(new URLSearchParams(search));

it('reads the filters of an address and nothing else', () => {
  expect(given(of('?subject=u1&q=essay&page=3&sort=name'))).toEqual({ subject: 'u1', q: 'essay' });
  expect(areGiven(of('?q=essay'))).toBe(true);
  expect(areGiven(of('?page=3'))).toBe(false);
});

it('adds a filter to the others, from page 1', () => {
  const params = new URLSearchParams('?type=TaskEdited&actor=u1&page=3');
  expect(narrowed(params, 'actor', 'u2')).toBe('?type=TaskEdited&actor=u2');
  expect(params.get('page')).toBe('3');
});

it.each([
  [{}, undefined],
  [{ actor: 'Ana' }, 'What Ana did'],
  [{ subject: 'Liam' }, 'History of Liam'],
  [{ task: 'Essay' }, 'History of the task “Essay”'],
  [{ subject: 'Liam', task: 'Essay' }, 'History of Liam in the task “Essay”'],
  [{ subject: 'Liam', actor: 'Ana' }, 'History of Liam, by Ana'],
])('calls the history by whose it is: %j', (names, title) => {
  expect(titleOf(names)).toBe(title);
});
