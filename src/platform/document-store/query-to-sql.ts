import type { Index } from '../../kernel/projection';
import type { Condition, Query, Where } from './document-store';
import { afterPrefix, fieldNamed, named } from './names';

export interface Sql {
  readonly text: string;
  readonly params: readonly (string | number)[];
}

/** Every value is bound as JSON, so that SQLite reads it exactly like a value in a document. */
interface Clause {
  readonly text: string;
  readonly value?: unknown;
}

type Bounds = Readonly<Partial<Record<'gt' | 'gte' | 'lt' | 'lte', string | number>>>;

const operators = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

export const tableOf = (collection: string) => `"${named(collection)}"`;

const columnOf = (field: string) => `doc->>'$.${fieldNamed(field)}'`;

function rangeClauses(column: string, bounds: Bounds): Clause[] {
  const given = (['gt', 'gte', 'lt', 'lte'] as const).filter((bound) => bounds[bound] !== undefined);
  const clauses: Clause[] = given.map((bound) => ({
    text: `${column} ${operators[bound]} ?->>'$'`,
    value: bounds[bound],
  }));
  // In SQLite every string sorts after every number; a range covers one type only.
  const ofStrings = given.some((bound) => typeof bounds[bound] === 'string');
  const open = (...sides: (typeof given)[number][]) => !given.some((bound) => sides.includes(bound));
  if (given.length && ofStrings && open('gt', 'gte')) clauses.push({ text: `${column} >= ''` });
  if (given.length && !ofStrings && open('lt', 'lte')) clauses.push({ text: `${column} < ''` });
  return clauses;
}

function clausesOf(column: string, condition: Condition): Clause[] {
  if (condition === null) return [{ text: `${column} IS NULL` }];
  if (typeof condition !== 'object') return [{ text: `${column} = ?->>'$'`, value: condition }];
  if ('in' in condition) {
    const text = `${column} IN (SELECT value FROM json_each(?))`;
    return [
      { text: condition.in.includes(null) ? `(${text} OR ${column} IS NULL)` : text, value: condition.in },
    ];
  }
  if ('prefix' in condition) {
    return rangeClauses(column, { gte: condition.prefix, lt: afterPrefix(condition.prefix) });
  }
  if ('contains' in condition) {
    // Folding ASCII is native in SQLite, which is noticeably faster when many documents are scanned.
    const fold = /^\p{ASCII}*$/u.test(condition.contains) ? 'lower' : 'casefold';
    return [{ text: `instr(${fold}(${column}), ?->>'$') > 0`, value: condition.contains.toLowerCase() }];
  }
  return rangeClauses(column, condition);
}

function selection(collection: string, where: Where = {}): Sql {
  const clauses = Object.entries(where).flatMap(([field, condition]) =>
    clausesOf(columnOf(field), condition),
  );
  const conditions = clauses.map(({ text }) => text).join(' AND ');
  return {
    text: `FROM ${tableOf(collection)}${conditions && ` WHERE ${conditions}`}`,
    params: clauses.filter((clause) => 'value' in clause).map(({ value }) => JSON.stringify(value)),
  };
}

function orderOf(fields: Index = {}): string {
  const directions = Object.entries(fields).map(
    ([field, direction]) => [columnOf(field), direction] as const,
  );
  const key = ['id', directions.at(-1)?.[1] ?? 1] as const;
  return [...directions, key]
    .map(([column, direction]) => (direction === 1 ? column : `${column} DESC`))
    .join(', ');
}

export function findToSql(collection: string, { where, sort, skip = 0, limit = -1 }: Query = {}): Sql {
  const { text, params } = selection(collection, where);
  return {
    text: `SELECT doc ${text} ORDER BY ${orderOf(sort)} LIMIT ? OFFSET ?`,
    params: [...params, limit, skip],
  };
}

export function countToSql(collection: string, where?: Where): Sql {
  const { text, params } = selection(collection, where);
  return { text: `SELECT count(*) ${text}`, params };
}

export function countByToSql(collection: string, field: string, where?: Where): Sql {
  const { text, params } = selection(collection, where);
  return { text: `SELECT ${columnOf(field)}, count(*) ${text} GROUP BY ${columnOf(field)}`, params };
}

/** `table` is not validated, so that it may be the name of a shadow. */
export function indexToSql(table: string, index: Index, name = table): string {
  return `CREATE INDEX "${name}${indexSignature(index)}" ON "${table}" (${orderOf(index)})`;
}

export function indexSignature(index: Index): string {
  return `(${Object.entries(index)
    .map(([field, direction]) => (direction === 1 ? field : `-${field}`))
    .join()})`;
}
