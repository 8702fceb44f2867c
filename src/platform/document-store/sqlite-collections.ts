import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import type { Index } from '../../kernel/projection';
import { UnknownCollection, type StoredDocument } from './document-store';
import { indexSignature, indexToSql } from './query-to-sql';

/** Compares codes, not classes: the driver has one error class per process, but a module registry may load another. */
export function isSqliteError(error: unknown, code: string, message = ''): boolean {
  const thrown = error as { code?: unknown; message?: unknown } | null | undefined;
  return String(thrown?.code).startsWith(code) && String(thrown?.message).startsWith(message);
}

export function known<T>(collection: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw isSqliteError(error, 'SQLITE_ERROR', 'no such table') ? new UnknownCollection(collection) : error;
  }
}

const statements = new WeakMap<Database.Database, Map<string, Database.Statement>>();

export function prepared(database: Database.Database, sql: string): Database.Statement {
  const known = statements.get(database) ?? new Map<string, Database.Statement>();
  statements.set(database, known);
  const statement = known.get(sql) ?? database.prepare(sql);
  known.set(sql, statement);
  return statement;
}

/** In the file that all share, a row also names the file of a collection that has one of its own. */
export const CHECKPOINTS_TABLE = `
  CREATE TABLE IF NOT EXISTS _checkpoints (collection TEXT PRIMARY KEY, position INTEGER NOT NULL, event_id TEXT,
    generation TEXT, file TEXT) STRICT;
`;

export function createTable(database: Database.Database, table: string): void {
  database.exec(`CREATE TABLE IF NOT EXISTS "${table}" (id TEXT PRIMARY KEY, doc TEXT NOT NULL) STRICT`);
}

export function createIndexes(database: Database.Database, table: string, indexes: readonly Index[]): void {
  const existing = database
    .prepare<[string], string>(
      `SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`,
    )
    .pluck()
    .all(table);
  const declared = indexes.map(indexSignature);
  for (const index of existing) {
    if (!declared.some((signature) => index.endsWith(signature))) database.exec(`DROP INDEX "${index}"`);
  }
  for (const index of indexes) {
    if (!existing.some((other) => other.endsWith(indexSignature(index)))) {
      // Renaming a table does not rename its indexes, so their names must be unique.
      database.exec(indexToSql(table, index, `${table}:${randomUUID()}`));
    }
  }
}

export function setCheckpoint(
  database: Database.Database,
  table: string,
  position: bigint,
  eventId: string | null = null,
): void {
  prepared(
    database,
    `INSERT INTO _checkpoints (collection, position, event_id) VALUES (?, ?, ?)
     ON CONFLICT (collection) DO UPDATE SET position = excluded.position, event_id = excluded.event_id`,
  ).run(table, position, eventId);
}

export function checkpointPlaceOf(database: Database.Database, table: string) {
  const sql = 'SELECT position, event_id AS eventId FROM _checkpoints WHERE collection = ?';
  const place = prepared(database, sql).safeIntegers().get(table);
  return (place ?? { position: 0n, eventId: null }) as { position: bigint; eventId: string | null };
}

export const checkpointOf = (database: Database.Database, table: string): bigint =>
  checkpointPlaceOf(database, table).position;

/** Yields all rows of `table` in key order, and yields to the event loop between batches. */
export async function* batchesOf(
  database: Database.Database,
  table: string,
): AsyncGenerator<readonly StoredDocument<object>[]> {
  const page = database.prepare<[string, number], { key: string; doc: string }>(
    `SELECT id AS key, doc FROM "${table}" WHERE id >= ? ORDER BY id LIMIT 1000 OFFSET ?`,
  );
  for (
    let rows = page.all('', 0), last = rows.at(-1);
    last;
    rows = page.all(last.key, 1), last = rows.at(-1)
  ) {
    yield rows.map(({ key, doc }) => ({ key, doc: JSON.parse(doc) as object }));
    await setImmediate();
  }
}

/** Neighboring keys share pages of the index. */
export const sortedByKey = <Row extends readonly [key: string, ...rest: unknown[]]>(
  rows: Iterable<Row>,
): Row[] => [...rows].sort(([one], [other]) => (one < other ? -1 : 1));
