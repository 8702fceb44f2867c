import { isDeepStrictEqual } from 'node:util';
import { catalog, projections } from '../src/catalog';
import type { ErasedBy } from '../src/kernel/erasure';
import { replay, type AnyProjection } from '../src/kernel/projection';
import { recorded } from '../src/kernel/testing';
import {
  changeAt,
  isMarked,
  markerOf,
  newest as newestSamples,
  personFields,
  valueAt,
} from './support/samples';

type AnyEvents = Record<string, object>;
type Payload = Record<string, unknown>;

const [ERASING] = catalog.erasing() as [string];
const MARK = 'something personal';

const erasedBy: ErasedBy = (event) => catalog.erasedBy(event);

const newest = newestSamples().filter(({ type }) => type !== ERASING);

function marked(type: string, sample: Payload): Payload {
  let data = sample;
  const named = (leaf: unknown) =>
    typeof leaf === 'string'
      ? leaf
          .split('.')
          .map((id) => `<${id}>`)
          .join('.')
      : leaf;
  for (const path of personFields(type)) data = changeAt(data, path, named);
  const owners = new Set(catalog.sealed(type).flatMap(({ of }) => of));
  for (const field of owners) if (!String(data[field]).startsWith('<')) data = changeAt(data, [field], named);
  for (const { path } of catalog.sealed(type)) data = changeAt(data, path, (leaf) => markerOf(MARK, leaf));
  return data;
}

const personsIn = (type: string, data: Payload): string[] =>
  personFields(type)
    .map((path) => valueAt(data, path))
    .filter((id) => typeof id === 'string')
    .flatMap((id) => id.split('.'));

const ownersIn = (type: string, data: Payload): string[] =>
  catalog.sealed(type).flatMap(({ of }) => of.map((field) => String(data[field])));

function unexplained({ erasure }: AnyProjection, doc: Payload): Payload {
  const explained = Object.entries(erasure as Record<string, unknown>).flatMap(([field, left]) =>
    left === 'nothing' ? [] : field,
  );
  return Object.fromEntries(Object.entries(doc).filter(([field]) => !explained.includes(field)));
}

const cases = newest.map(({ type, today }) => ({ type, data: marked(type, today) }));

/** All samples have the same actor, and whom a notification names depends on its kind; other tests cover both. */
const ELSEWHERE = ['actorId', 'enteredBy', 'details.personId'];

describe('the erasure of a person', () => {
  it.each(cases)('leaves nothing in any view from $type', ({ type, data }) => {
    const left: string[] = [];
    for (const gone of new Set([...personsIn(type, data), ...ownersIn(type, data)])) {
      const erasing = { type: ERASING, data: { userId: gone, role: 'student', taskIds: [gone] } };
      const stream = `stream-${gone}`;
      for (const projection of projections) {
        const history = recorded<AnyEvents>({ type, data, stream }, { ...erasing, stream: 'stream' });
        for (const [key, doc] of replay(projection, history, erasedBy) as Map<string, Payload>) {
          if (doc.type === ERASING) continue;
          const where = `${projection.name}, of ${gone}:`;
          const rest = JSON.stringify([key, unexplained(projection, doc)]);
          if (rest.includes(gone))
            left.push(`${where} the id, in a field that its erasure does not name: ${rest}`);
          const text = JSON.stringify(doc);
          if (ownersIn(type, data).includes(gone) && isMarked(text, MARK))
            left.push(`${where} what is sealed for that person: ${text}`);
        }
      }
    }
    expect(left).toEqual([]);
  });

  it.each(projections)('removes something by each rule of $name', (projection) => {
    const documents = cases.flatMap(({ type, data }) => [
      ...(replay(
        projection,
        recorded<AnyEvents>({ type, data, stream: 'stream-<s1>' }),
      ).values() as Iterable<object>),
    ]);
    const idle = Object.entries(projection.erasure as Record<string, unknown>).filter(
      ([, left]) =>
        typeof left === 'function' &&
        documents.every((doc) => isDeepStrictEqual((left as (doc: object) => object)(doc), doc)),
    );
    expect(idle.map(([field]) => field)).toEqual([]);
  });

  it.each(projections)('has no unused field in the declaration of $name', (projection) => {
    const documents = cases.flatMap(({ type, data }) => [
      ...replay(projection, recorded<AnyEvents>({ type, data, stream: 'stream-<s1>' })).values(),
    ]);
    const idle = Object.keys(projection.erasure).filter(
      (field) =>
        !documents.some((doc) =>
          JSON.stringify(valueAt(doc as Payload, field.split('.')) ?? '').includes('<'),
        ),
    );

    expect(idle.filter((field) => !ELSEWHERE.includes(field))).toEqual([]);
  });
});

describe('a sealed field', () => {
  it.each(cases)('of $type is marked in full, nested values too', ({ type, data }) => {
    const leavesOf = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
    for (const { path } of catalog.sealed(type)) {
      const leaves = leavesOf(valueAt(data, path));
      expect({ path, marked: leaves.length > 0 }).toEqual({ path, marked: true });
      for (const leaf of leaves) expect({ path, leaf }).toEqual({ path, leaf: markerOf(MARK, leaf) });
    }
  });

  it.each(newest)('of $type names the ids whose key seals it', ({ type, today }) => {
    for (const { of, path } of catalog.sealed(type)) {
      expect({ path, of: of.map((field) => typeof today[field]) }).toEqual({
        path,
        of: of.map(() => 'string'),
      });
    }
  });
});
