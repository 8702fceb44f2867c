import type { mongo } from 'mongoose';
import type { Index } from '../../kernel/projection';
import type { Condition, Query, Where } from './document-store';
import { afterPrefix, fieldNamed } from './names';

type Directions = Record<string, 1 | -1>;

export const pathOf = (field: string) => `doc.${fieldNamed(field)}`;

/** Escapes text for the server's regular expressions as well as JavaScript's. */
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replaceAll('\0', '\\x00');

/** Returns undefined for an empty condition. MongoDB compares values by type, and treats null as the port does. */
function operatorsOf(condition: Condition): mongo.Document | undefined {
  if (condition === null || typeof condition !== 'object') return { $eq: condition };
  if ('in' in condition) return { $in: [...condition.in] };
  if ('contains' in condition) return { $regex: escaped(condition.contains), $options: 'i' };
  const bounds =
    'prefix' in condition ? { gte: condition.prefix, lt: afterPrefix(condition.prefix) } : condition;
  const given = Object.entries(bounds).filter(([, bound]) => bound !== undefined);
  return given.length ? Object.fromEntries(given.map(([name, bound]) => [`$${name}`, bound])) : undefined;
}

export function filterOf(where: Where = {}): mongo.Document {
  const conditions = Object.entries(where).flatMap(([field, condition]) => {
    const operators = operatorsOf(condition);
    return operators ? [[pathOf(field), operators] as const] : [];
  });
  return { doc: { $ne: null }, ...Object.fromEntries(conditions) };
}

export const REMOVED = { doc: { $type: 'null' } } as const;
export const REMOVED_INDEX = { name: '_removed', partialFilterExpression: REMOVED } as const;

/** Indexes and queries share this order: with the same tie-breaker, an index serves a query in either direction. */
export function orderOf(fields: Query['sort'] | Index = {}): Directions {
  const directions = Object.entries(fields).map(([field, direction]) => [pathOf(field), direction] as const);
  return { ...Object.fromEntries(directions), _id: directions.at(-1)?.[1] ?? 1 };
}

export const indexName = (index: Index) => Object.entries(orderOf(index)).flat().join('_');
