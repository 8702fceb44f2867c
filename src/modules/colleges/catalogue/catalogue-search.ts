import { chanceAssessor, rangeOf } from '../../../../contract/chances';
import {
  COSTS,
  FITS,
  isWithin,
  RATES,
  SIZES,
  type Band,
  type CatalogueFacet,
  type CatalogueFilters,
  type CataloguePage,
  type CatalogueSort,
  type MiddleHalf,
} from '../../../../contract/college-search';
import type { Chance } from '../../../../contract/colleges';
import type { TestScore } from '../../../../contract/test-scores';
import { isIn, normalised } from '../../../../projections/colleges/search-text';
import type { ListedCollege } from './known-colleges';

type AssessedCollege = ReturnType<ReturnType<typeof chanceAssessor>>;

export interface FoundColleges extends Pick<CataloguePage['meta'], 'counts'> {
  readonly colleges: readonly ListedCollege[];
  readonly sort: CatalogueSort;
}

type Judge = (college: ListedCollege) => AssessedCollege;

/** Filters and sorts colleges, which must be in alphabetical order; `tests` are the student's best. */
export function searched(
  colleges: readonly ListedCollege[],
  filters: CatalogueFilters,
  tests: readonly TestScore[],
): FoundColleges {
  const judge = remembered<ListedCollege, AssessedCollege>(chanceAssessor(tests));
  const query = normalised(filters.name ?? '');
  const named =
    query === ''
      ? colleges
      : colleges.filter(({ search, place }) => search.includes(query) || isIn(place, query));
  const { found, counts } = filtered(named, filters, judge);
  const sort = filters.sort ?? (query === '' ? (tests.length > 0 ? 'fit' : 'name') : 'match');
  return { colleges: sortedBy(sort, found, query, judge), counts, sort };
}

/** The values of each filter by which a college is found. */
type ValuesOf = Readonly<Record<CatalogueFacet, (college: ListedCollege) => readonly string[]>>;

const namesWithin = (bands: Readonly<Record<string, Band>>, figure: number | null) =>
  Object.keys(bands).filter((name) => isWithin(bands[name]!, figure));

/** The fit is the most expensive value to compute, and is therefore the last. */
const valuesBy = (judge: Judge): ValuesOf => ({
  state: ({ state }) => [state],
  kind: ({ isPublic }) => [isPublic ? 'public' : 'private'],
  size: ({ enrollment }) => namesWithin(SIZES, enrollment),
  rate: ({ admissionRate }) => namesWithin(RATES, admissionRate),
  cost: ({ netPrice }) => (netPrice === null ? [] : COSTS.filter((cost) => netPrice <= Number(cost))),
  test: ({ testPolicy }) => (testPolicy === null ? [] : [testPolicy]),
  fit: (college) => [judge(college).label],
});

/** A college that fails one filter only counts for the values of that filter. */
function filtered(colleges: readonly ListedCollege[], filters: CatalogueFilters, judge: Judge) {
  const valuesOf = valuesBy(judge);
  const facets = Object.keys(valuesOf) as CatalogueFacet[];
  const counts = Object.fromEntries(facets.map((facet) => [facet, {}])) as Record<
    CatalogueFacet,
    Record<string, number>
  >;
  const chosen = facets.flatMap((facet) => {
    const values = [filters[facet] ?? []].flat();
    return values.length > 0 ? [[facet, new Set<string>(values)] as const] : [];
  });
  const found: ListedCollege[] = [];
  for (const college of colleges) {
    const failed: CatalogueFacet[] = [];
    for (const [facet, values] of chosen) {
      if (!valuesOf[facet](college).some((value) => values.has(value))) failed.push(facet);
      if (failed.length > 1) break;
    }
    if (failed.length > 1) continue;
    if (failed.length === 0) found.push(college);
    for (const facet of failed.length === 0 ? facets : failed) {
      for (const value of valuesOf[facet](college)) counts[facet][value] = (counts[facet][value] ?? 0) + 1;
    }
  }
  return { found, counts };
}

type Rank = (college: ListedCollege) => number;

/** Sorts by the lowest rank; colleges without one come last, and equal ones stay in alphabetical order. */
function sortedBy(
  sort: CatalogueSort,
  colleges: readonly ListedCollege[],
  query: string,
  judge: Judge,
): readonly ListedCollege[] {
  const ranks: Readonly<Record<Exclude<CatalogueSort, 'name' | 'fit'>, Rank>> = {
    match: matchOf(query),
    price: ({ netPrice }) => netPrice ?? Infinity,
    rate: ({ admissionRate }) => -(admissionRate ?? -Infinity),
    size: ({ enrollment }) => -(enrollment ?? -Infinity),
  };
  if (sort === 'name') return colleges;
  return sort === 'fit' ? mixed(colleges, judge) : ranked(colleges, ranks[sort]);
}

const ranked = (colleges: readonly ListedCollege[], rank: Rank): readonly ListedCollege[] =>
  colleges
    .map((college) => ({ college, rank: rank(college) }))
    .sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
    .map(({ college }) => college);

/** Target, likely and reach take turns, so that a list begins balanced; where the chance is unknown comes last. */
function mixed(colleges: readonly ListedCollege[], judge: Judge): readonly ListedCollege[] {
  const places = new Map<ListedCollege, number>();
  const taken = new Map<Chance, number>();
  const nearest = ranked(colleges, (college) => distanceFromMiddle(judge(college)));
  for (const college of nearest) {
    const { label } = judge(college);
    const turn = taken.get(label) ?? 0;
    taken.set(label, turn + 1);
    places.set(college, label === 'unknown' ? Infinity : turn * FITS.length + FITS.indexOf(label));
  }
  return ranked(nearest, (college) => places.get(college)!);
}

/** The best match is the exact name, then its beginning, the beginning of a word, any part, and the place. */
const matchOf =
  (query: string): Rank =>
  ({ search, sortName }) => {
    if (search.includes(`| ${query} |`)) return 0;
    if (sortName.startsWith(query)) return 1;
    if (search.includes(` ${query}`)) return 2;
    return search.includes(query) ? 3 : 4;
  };

/** How far the student's score is from the middle of the college's range, in widths of the range. */
function distanceFromMiddle({ inputs: { own, low, high } }: AssessedCollege): number {
  if (own === null || low === null || high === null) return Infinity;
  return Math.abs(own - (low + high) / 2) / Math.max(high - low, 1);
}

export function middleHalfOf(college: ListedCollege, compared: 'SAT' | 'ACT' | null): MiddleHalf | null {
  const tests = compared ? [compared] : (['SAT', 'ACT'] as const);
  for (const test of tests) {
    const range = rangeOf(test, college);
    if (range) return { test, ...range };
  }
  return null;
}

function remembered<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
