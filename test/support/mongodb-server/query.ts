import { Context } from 'mingo/core';
import * as operators from 'mingo/operators/query';
import { Query } from 'mingo/query';
import { mongo } from 'mongoose';
import type { Document } from './wire';

/** The order of types on the server; a range matches only values of one type. */
function rank(value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (value instanceof mongo.Long) return 1;
  if (value instanceof Date) return 5;
  return { number: 1, string: 2, object: 3, boolean: 4 }[typeof value as string] ?? 6;
}

function compare(a: unknown, b: unknown): number {
  const kinds = rank(a) - rank(b);
  if (kinds) return kinds;
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  const [left, right] = [scalarOf(a), scalarOf(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function scalarOf(value: unknown): number | bigint | string {
  if (value instanceof mongo.Long) return value.toBigInt();
  if (value instanceof Date) return value.getTime();
  return typeof value === 'object' ? JSON.stringify(value) : Number(value);
}

function valueAt(document: Document, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, part) => (at as Document | null | undefined)?.[part] as unknown, document);
}

/** Like mingo, but compares strings by code point and supports 64-bit integers. */
const range =
  (fits: (order: number) => boolean): typeof operators.$gt =>
  (path, bound) =>
  (document: Document) => {
    const value = valueAt(document, path);
    return rank(value) === rank(bound) && fits(compare(value, bound));
  };

const context = Context.init({
  query: {
    ...operators,
    $gt: range((order) => order > 0),
    $gte: range((order) => order >= 0),
    $lt: range((order) => order < 0),
    $lte: range((order) => order <= 0),
  },
});

export function matcher(filter: Document): (document: Document) => boolean {
  const query = new Query<Document>(filter, { context });
  return (document) => query.test(document);
}

export function sorted(documents: Document[], sort: Document = {}): Document[] {
  const fields = Object.entries(sort) as [string, number][];
  if (fields.length === 0) return documents;
  return documents.sort((a, b) => {
    for (const [path, direction] of fields) {
      const order = compare(valueAt(a, path), valueAt(b, path));
      if (order) return order * direction;
    }
    return 0;
  });
}

export function projected(document: Document, projection: Document = {}): Document {
  const { _id: key = 1, ...fields } = projection as Record<string, number>;
  const named =
    Object.values(fields).some(Boolean) || (Object.keys(fields).length === 0 && key && '_id' in projection);
  const projected = Object.entries(document).filter(([name]) =>
    name === '_id' ? key : named ? fields[name] : fields[name] !== 0,
  );
  return Object.fromEntries(projected);
}
