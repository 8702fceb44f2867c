import { chanceAssessor, rangeOf } from '../../../../contract/chances';
import {
  FITS,
  isWithin,
  RATES,
  SIZES,
  type CatalogueFilters,
  type CatalogueSort,
  type MiddleHalf,
} from '../../../../contract/college-search';
import type { Chance } from '../../../../contract/colleges';
import type { TestScore } from '../../../../contract/test-scores';
import { isIn, normalised } from '../../../../projections/colleges/search-text';
import type { ListedCollege } from './known-colleges';

type AssessedCollege = ReturnType<ReturnType<typeof chanceAssessor>>;

export interface FoundColleges {
  readonly colleges: readonly ListedCollege[];
  /** Counts the colleges of each state that pass all other filters. */
  readonly states: Readonly<Record<string, number>>;
  readonly sort: CatalogueSort;
}

type Passes = (college: ListedCollege) => boolean;

/** Filters and sorts colleges, which must be in alphabetical order; `tests` are the student's best. */
export function searched(
  colleges: readonly ListedCollege[],
  filters: CatalogueFilters,
  tests: readonly TestScore[],
): FoundColleges {
  const judge = remembered<ListedCollege, AssessedCollege>(chanceAssessor(tests));
  const query = normalised(filters.name ?? '');
  const conditions = conditionsOf(filters, query, (college) => judge(college).label);
  const passing = colleges.filter((college) => conditions.every((passes) => passes(college)));
  const states: Record<string, number> = {};
  for (const { state } of passing) states[state] = (states[state] ?? 0) + 1;

  const chosen = new Set(filters.state);
  const found = chosen.size === 0 ? passing : passing.filter(({ state }) => chosen.has(state));
  const sort = filters.sort ?? (query === '' ? (tests.length > 0 ? 'fit' : 'name') : 'match');
  return { colleges: sortedBy(sort, found, query, judge), states, sort };
}

function conditionsOf(filters: CatalogueFilters, query: string, fitOf: (college: ListedCollege) => Chance) {
  const { size = [], rate = [], kind = [], test = [], fit = [], cost } = filters;
  const conditions: Passes[] = [];
  const where = (isAsked: boolean, passes: Passes) => isAsked && conditions.push(passes);
  where(query !== '', ({ search, place }) => search.includes(query) || isIn(place, query));
  where(kind.length > 0, ({ isPublic }) => kind.includes(isPublic ? 'public' : 'private'));
  where(size.length > 0, ({ enrollment }) => size.some((one) => isWithin(SIZES[one], enrollment)));
  where(rate.length > 0, ({ admissionRate }) => rate.some((one) => isWithin(RATES[one], admissionRate)));
  where(cost !== undefined, ({ netPrice }) => netPrice !== null && netPrice <= Number(cost));
  where(test.length > 0, ({ testPolicy }) => testPolicy !== null && test.includes(testPolicy));
  // The fit is the most expensive condition to compute, and is therefore the last.
  where(fit.length > 0, (college) => fit.includes(fitOf(college)));
  return conditions;
}

type Rank = (college: ListedCollege) => number;

/** Sorts by the lowest rank; colleges without one come last, and equal ones stay in alphabetical order. */
function sortedBy(
  sort: CatalogueSort,
  colleges: readonly ListedCollege[],
  query: string,
  judge: (college: ListedCollege) => AssessedCollege,
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
function mixed(
  colleges: readonly ListedCollege[],
  judge: (college: ListedCollege) => AssessedCollege,
): readonly ListedCollege[] {
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
