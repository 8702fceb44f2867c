import * as fc from 'fast-check';
import type { Condition, Query, Scalar, Where } from '../../../src/platform/document-store/document-store';

/** A reference implementation of queries, with generators of documents and queries to compare stores with it. */
export interface Sample {
  readonly id: string;
  readonly name?: string | null;
  readonly score?: number | null;
  readonly active?: boolean | null;
  readonly home?: { readonly city?: string | null };
}

const valueAt = (doc: object, field: string): Scalar =>
  (field.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], doc) ??
    null) as Scalar;

const rank = (value: Scalar) => (value === null ? 0 : typeof value === 'string' ? 2 : 1);

function compare(a: Scalar, b: Scalar): number {
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return rank(a) - rank(b) || Number(a) - Number(b);
}

function matches(value: Scalar, condition: Condition): boolean {
  if (condition === null || typeof condition !== 'object') return value === condition;
  if ('in' in condition) return condition.in.includes(value);
  if ('prefix' in condition) return typeof value === 'string' && value.startsWith(condition.prefix);
  if ('contains' in condition) {
    return typeof value === 'string' && value.toLowerCase().includes(condition.contains.toLowerCase());
  }
  const { gt, gte, lt, lte } = condition;
  const within = (bound: string | number | undefined, fits: (order: number) => boolean) =>
    bound === undefined || (typeof value === typeof bound && fits(compare(value, bound)));
  return (
    within(gt, (order) => order > 0) &&
    within(gte, (order) => order >= 0) &&
    within(lt, (order) => order < 0) &&
    within(lte, (order) => order <= 0)
  );
}

export function evaluate(
  docs: readonly Sample[],
  { where = {}, sort = {}, skip = 0, limit }: Query,
): Sample[] {
  const fields = Object.entries(sort);
  const order = [...fields, ['id', fields.at(-1)?.[1] ?? 1] as const];
  return docs
    .filter((doc) =>
      Object.entries(where).every(([field, condition]) => matches(valueAt(doc, field), condition)),
    )
    .sort((a, b) => {
      for (const [field, direction] of order) {
        const difference = compare(valueAt(a, field), valueAt(b, field));
        if (difference) return difference * direction;
      }
      return 0;
    })
    .slice(skip, limit === undefined ? undefined : skip + limit);
}

// Few letters make collisions likely; some are neighbours by code point, such as those around the surrogates.
const letters = ['a', 'b', 'A', 'é', 'É', '%', '_', '\\', '\ud7ff', '\ue000', '😀', '\u{10ffff}'];
const string = fc.string({ unit: fc.constantFrom(...letters), maxLength: 2 });
const number = fc.constantFrom(
  -1e21,
  -2.5,
  -1,
  0,
  0.1,
  0.30000000000000004,
  1,
  2,
  10,
  762234675623530100,
  5e-324,
);

const documents = fc
  .array(
    fc.record(
      {
        name: fc.option(string),
        score: fc.option(number),
        active: fc.option(fc.boolean()),
        home: fc.record({ city: fc.option(string) }, { requiredKeys: [] }),
      },
      { requiredKeys: [] },
    ),
    { maxLength: 12 },
  )
  .map((docs) => docs.map((doc, index): Sample => ({ id: `document-${index}`, ...doc })));

const amongOf = (value: fc.Arbitrary<Scalar>) =>
  fc.oneof(value, fc.constant(null), fc.record({ in: fc.array(fc.option(value), { maxLength: 3 }) }));
const rangeOf = <Bound extends string | number>(value: fc.Arbitrary<Bound>) =>
  fc
    .tuple(fc.constantFrom('gt', 'gte'), value, fc.constantFrom('lt', 'lte'), value, fc.constantFrom(1, 2, 3))
    .map(([lower, from, upper, to, sides]) => ({
      ...(sides & 1 && { [lower]: from }),
      ...(sides & 2 && { [upper]: to }),
    }));
const text = fc.oneof(
  amongOf(string),
  rangeOf(string),
  fc.record({ prefix: string }),
  fc.record({ contains: string }),
);

const conditions = {
  name: text,
  score: fc.oneof(amongOf(number), rangeOf(number)),
  active: amongOf(fc.boolean()),
  'home.city': text,
};
const where: fc.Arbitrary<Where> = fc
  .shuffledSubarray(Object.keys(conditions) as (keyof typeof conditions)[], { minLength: 1, maxLength: 2 })
  .chain((fields) => fc.record(Object.fromEntries(fields.map((field) => [field, conditions[field]]))));
const sort = fc
  .uniqueArray(
    fc.tuple(fc.constantFrom('name', 'score', 'active', 'home.city'), fc.constantFrom<1 | -1>(1, -1)),
    { selector: ([field]) => field, maxLength: 3 },
  )
  .map((fields) => Object.fromEntries(fields));
const query: fc.Arbitrary<Query> = fc.record(
  { where, sort, skip: fc.nat(4), limit: fc.nat(6) },
  { requiredKeys: [] },
);

export const samples = fc.record({
  docs: documents,
  queries: fc.array(query, { minLength: 1, maxLength: 12 }),
});
