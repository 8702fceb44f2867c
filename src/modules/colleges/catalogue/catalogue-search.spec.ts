import { noDescription, noFacts } from '../../../../contract/colleges';
import type { CatalogueFilters } from '../../../../contract/college-search';
import type { TestScore } from '../../../../contract/test-scores';
import { searchText, sortNameOf } from '../../../../projections/search-text';
import { middleHalfOf, searched } from './catalogue-search';
import type { CollegeFields } from '../colleges.events';
import type { ListedCollege } from './known-colleges';

const college = (name: string, fields: Partial<CollegeFields> = {}): ListedCollege => ({
  ...noDescription,
  ...noFacts,
  status: 'published',
  ...{ id: name, sortName: sortNameOf(name), search: searchText(name, []) },
  name,
  state: 'MA',
  isPublic: false,
  ...fields,
});

const range = (low: number, high: number) => ({
  satReading25: low / 2,
  satMath25: low / 2,
  satReading75: high / 2,
  satMath75: high / 2,
});

const SAT: TestScore = { type: 'SAT', dateTaken: '2026-03-14', scores: { verbal: 650, math: 650 } };

const COLLEGES = [
  college('Ash', { enrollment: 900, netPrice: 10_000, admissionRate: 0.15, ...range(1200, 1400) }),
  college('Birch', { enrollment: 1_000, netPrice: 10_001, admissionRate: 0.14, isPublic: true, state: 'NY' }),
  college('Cedar', { enrollment: 25_000, admissionRate: 0.9, testPolicy: 'required', ...range(1310, 1500) }),
  college('Dogwood', { netPrice: 30_000, admissionRate: 0.5, testPolicy: 'neither', ...range(1000, 1200) }),
  college('Elm', { state: 'NY', admissionRate: 0.6, ...range(1240, 1300) }),
];

const found = (filters: CatalogueFilters, tests: readonly TestScore[] = [SAT]) =>
  searched(COLLEGES, { sort: 'name', ...filters }, tests).colleges.map(({ name }) => name);

it.each<[string, CatalogueFilters, string[]]>([
  ['nothing', {}, ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm']],
  ['a name', { name: 'el' }, ['Elm']],
  ['a state', { state: ['NY'] }, ['Birch', 'Elm']],
  ['either of two states', { state: ['NY', 'MA'] }, ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm']],
  ['a size, whose last figure is of the next one', { size: ['under-1000'] }, ['Ash']],
  ['either of two sizes', { size: ['1000-4999', 'from-20000'] }, ['Birch', 'Cedar']],
  ['a price at most', { cost: '10000' }, ['Ash']],
  ['a rate', { rate: ['under-15'] }, ['Birch']],
  ['a rate from its first figure on', { rate: ['15-30', 'from-85'] }, ['Ash', 'Cedar']],
  ['a kind', { kind: ['public'] }, ['Birch']],
  ['a policy of tests', { test: ['required', 'recommended'] }, ['Cedar']],
  ['target', { fit: ['target'] }, ['Ash', 'Elm']],
  ['likely', { fit: ['likely'] }, ['Dogwood']],
  ['reach, by score and by rate', { fit: ['reach'] }, ['Birch', 'Cedar']],
  [
    'all at once',
    { name: 'ash', state: ['MA'], size: ['under-1000'], cost: '15000', fit: ['target'] },
    ['Ash'],
  ],
  ['what excludes each other', { kind: ['public'], state: ['MA'] }, []],
])('finds by %s', (_, filters, names) => {
  expect(found(filters)).toEqual(names);
});

it('takes no college for cheap, small or selective whose figures are unknown', () => {
  const unknown = [college('Fir')];
  for (const filters of [{ cost: '40000' }, { size: ['under-1000'] }, { rate: ['under-15'] }] as const) {
    expect(searched(unknown, filters, []).colleges).toEqual([]);
  }
});

it('calls a chance unknown where there is no test', () => {
  expect(found({ fit: ['unknown'] }, [])).toEqual(['Ash', 'Cedar', 'Dogwood', 'Elm']);
});

it('counts states as if none were chosen', () => {
  expect(searched(COLLEGES, { state: ['NY'], rate: ['50-85', 'under-15'] }, []).states).toEqual({
    MA: 1,
    NY: 2,
  });
});

it.each<[CatalogueFilters['sort'], string[]]>([
  ['price', ['Ash', 'Birch', 'Dogwood', 'Cedar', 'Elm']],
  ['rate', ['Cedar', 'Elm', 'Dogwood', 'Ash', 'Birch']],
  ['size', ['Cedar', 'Birch', 'Ash', 'Dogwood', 'Elm']],
  // Targets, nearest to the middle of their range first; likely; reach; colleges that cannot be compared last.
  ['fit', ['Ash', 'Elm', 'Dogwood', 'Cedar', 'Birch']],
])('sorts by %s, what is unknown last', (sort, names) => {
  expect(found({ sort })).toEqual(names);
});

it('sorts by fit whoever has a test, by match whoever searches a name, and else by name', () => {
  expect(searched(COLLEGES, {}, [SAT]).sort).toBe('fit');
  expect(searched(COLLEGES, {}, []).sort).toBe('name');
  const named = [college('Old Elm College'), college('Elmwood'), college('Helmut'), college('Elm')];
  const { colleges, sort } = searched(named, { name: 'Elm' }, [SAT]);
  expect(sort).toBe('match');
  expect(colleges.map(({ name }) => name)).toEqual(['Elm', 'Elmwood', 'Old Elm College', 'Helmut']);
});

it('tells the middle half of the test that was compared, or else of one that is published', () => {
  const both = college('Both', { ...range(1200, 1400), act25: 24, act75: 30 });
  expect(middleHalfOf(both, 'ACT')).toEqual({ test: 'ACT', low: 24, high: 30 });
  expect(middleHalfOf(both, null)).toEqual({ test: 'SAT', low: 1200, high: 1400 });
  expect(middleHalfOf(college('None'), null)).toBeNull();
});
