import { noDescription, noFacts } from '../../../../contract/colleges';
import type { CatalogueFilters } from '../../../../contract/college-search';
import type { TestScore } from '../../../../contract/test-scores';
import { placeText, searchText, sortNameOf } from '../../../../projections/colleges/search-text';
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
  place: placeText(fields.location ?? '', fields.state ?? 'MA'),
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
  ['no filter', {}, ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm']],
  ['a name', { name: 'el' }, ['Elm']],
  ['a state', { state: ['NY'] }, ['Birch', 'Elm']],
  ['either of two states', { state: ['NY', 'MA'] }, ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm']],
  ['a size, excluding its upper limit', { size: ['under-1000'] }, ['Ash']],
  ['either of two sizes', { size: ['1000-4999', 'from-20000'] }, ['Birch', 'Cedar']],
  ['a maximum price', { cost: '10000' }, ['Ash']],
  ['a rate', { rate: ['under-15'] }, ['Birch']],
  ['a rate, including its lower limit', { rate: ['15-30', 'from-85'] }, ['Ash', 'Cedar']],
  ['a kind', { kind: ['public'] }, ['Birch']],
  ['a test policy', { test: ['required', 'recommended'] }, ['Cedar']],
  ['a target chance', { fit: ['target'] }, ['Ash', 'Elm']],
  ['a likely chance', { fit: ['likely'] }, ['Dogwood']],
  ['a reach chance, by score or by rate', { fit: ['reach'] }, ['Birch', 'Cedar']],
  [
    'all filters at once',
    { name: 'ash', state: ['MA'], size: ['under-1000'], cost: '15000', fit: ['target'] },
    ['Ash'],
  ],
  ['filters that exclude each other', { kind: ['public'], state: ['MA'] }, []],
])('finds colleges by %s', (_, filters, names) => {
  expect(found(filters)).toEqual(names);
});

it('excludes colleges with an unknown figure from filters by it', () => {
  const unknown = [college('Fir')];
  for (const filters of [{ cost: '40000' }, { size: ['under-1000'] }, { rate: ['under-15'] }] as const) {
    expect(searched(unknown, filters, []).colleges).toEqual([]);
  }
});

it('rates a chance as unknown without a test', () => {
  expect(found({ fit: ['unknown'] }, [])).toEqual(['Ash', 'Cedar', 'Dogwood', 'Elm']);
});

it('counts states regardless of the selected ones', () => {
  expect(searched(COLLEGES, { state: ['NY'], rate: ['50-85', 'under-15'] }, []).counts.state).toEqual({
    MA: 1,
    NY: 2,
  });
});

it('counts what each value of a filter finds with the other filters', () => {
  const { counts } = searched(COLLEGES, { kind: ['private'], fit: ['target'] }, [SAT]);
  expect(counts).toEqual({
    fit: { target: 2, likely: 1, reach: 1 },
    state: { MA: 1, NY: 1 },
    kind: { private: 2 },
    size: { 'under-1000': 1 },
    cost: { 10000: 1, 15000: 1, 20000: 1, 25000: 1, 30000: 1, 40000: 1 },
    rate: { '15-30': 1, '50-85': 1 },
    test: {},
  });
});

it.each<[CatalogueFilters['sort'], string[]]>([
  ['price', ['Ash', 'Birch', 'Dogwood', 'Cedar', 'Elm']],
  ['rate', ['Cedar', 'Elm', 'Dogwood', 'Ash', 'Birch']],
  ['size', ['Cedar', 'Birch', 'Ash', 'Dogwood', 'Elm']],
  // Target, likely and reach take turns; of each, the nearest to the middle of its range is first.
  ['fit', ['Ash', 'Dogwood', 'Cedar', 'Elm', 'Birch']],
])('sorts by %s, with unknown values last', (sort, names) => {
  expect(found({ sort })).toEqual(names);
});

it('sorts by fit, match or name by default, depending on the search', () => {
  expect(searched(COLLEGES, {}, [SAT]).sort).toBe('fit');
  expect(searched(COLLEGES, {}, []).sort).toBe('name');
  const named = [college('Old Elm College'), college('Elmwood'), college('Helmut'), college('Elm')];
  const { colleges, sort } = searched(named, { name: 'Elm' }, [SAT]);
  expect(sort).toBe('match');
  expect(colleges.map(({ name }) => name)).toEqual(['Elm', 'Elmwood', 'Old Elm College', 'Helmut']);
});

it('shows the score range of the compared or else of a published test', () => {
  const both = college('Both', { ...range(1200, 1400), act25: 24, act75: 30 });
  expect(middleHalfOf(both, 'ACT')).toEqual({ test: 'ACT', low: 24, high: 30 });
  expect(middleHalfOf(both, null)).toEqual({ test: 'SAT', low: 1200, high: 1400 });
  expect(middleHalfOf(college('None'), null)).toBeNull();
});

it('finds colleges by their city and state, after those with the name', () => {
  const colleges = [
    college('Birch', { location: 'Boston' }),
    college('Boston College', { location: 'Chestnut Hill' }),
    college('Elm', { location: 'Boston', state: 'NY' }),
  ];
  const names = (name: string) => searched(colleges, { name }, []).colleges.map((one) => one.name);
  expect(names('boston')).toEqual(['Boston College', 'Birch', 'Elm']);
  expect(names('Boston, MA')).toEqual(['Birch']);
  expect(names('massachusetts')).toEqual(['Birch', 'Boston College']);
  expect(names('NY')).toEqual(['Elm']);
});
