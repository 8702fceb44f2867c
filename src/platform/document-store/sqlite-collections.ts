import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import { retryWhileBusy } from '../sqlite/write-turns';
import { UnknownCollection, type StoredDocument } from './document-store';
import { named } from './names';

const BUSY_TIMEOUT_MS = 30_000;

/** Compares codes, not classes: the driver has one error class per process, but a module registry may load another. */
function isSqliteError(error: unknown, code: string, message = ''): boolean {
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

/** Runs `work` in a transaction; waits for other processes' writes without blocking this one. */
export async function exclusively<T>(database: Database.Database, work: () => T): Promise<T> {
  const transaction = database.transaction(work);
  const isBusy = (error: unknown) => isSqliteError(error, 'SQLITE_BUSY');
  return retryWhileBusy(() => transaction.immediate(), isBusy, BUSY_TIMEOUT_MS);
}

const statements = new WeakMap<Database.Database, Map<string, Database.Statement>>();

export function prepared(database: Database.Database, sql: string): Database.Statement {
  const known = statements.get(database) ?? new Map<string, Database.Statement>();
  statements.set(database, known);
  const statement = known.get(sql) ?? database.prepare(sql);
  known.set(sql, statement);
  return statement;
}

export function createTable(database: Database.Database, table: string): void {
  database.exec(`CREATE TABLE IF NOT EXISTS "${table}" (id TEXT PRIMARY KEY, doc TEXT NOT NULL) STRICT`);
}

export function setCheckpoint(
  database: Database.Database,
  collection: string,
  position: bigint,
  eventId: string | null = null,
): void {
  prepared(
    database,
    `INSERT INTO _checkpoints (collection, position, event_id) VALUES (?, ?, ?)
     ON CONFLICT (collection) DO UPDATE SET position = excluded.position, event_id = excluded.event_id`,
  ).run(collection, position, eventId);
}

export function checkpointPlaceOf(database: Database.Database, collection: string) {
  const sql = 'SELECT position, event_id AS eventId FROM _checkpoints WHERE collection = ?';
  const place = prepared(database, sql).safeIntegers().get(collection);
  return (place ?? { position: 0n, eventId: null }) as { position: bigint; eventId: string | null };
}

export function setGeneration(database: Database.Database, collection: string): void {
  prepared(database, 'UPDATE _checkpoints SET generation = ? WHERE collection = ?').run(
    randomUUID(),
    collection,
  );
}

export function generationOf(database: Database.Database, collection: string): string {
  const sql = 'SELECT generation FROM _checkpoints WHERE collection = ?';
  return (prepared(database, sql).pluck().get(collection) as string | null | undefined) ?? '';
}

export function renameTable(database: Database.Database, table: string, collection: string): void {
  database.exec(`DROP TABLE IF EXISTS "${named(collection)}"`);
  database.exec(`ALTER TABLE "${table}" RENAME TO "${named(collection)}"`);
}

export function replaceTable(database: Database.Database, collection: string, by: string): void {
  known(by, () => database.exec(`SELECT 1 FROM "${named(by)}" LIMIT 0`));
  const { position, eventId } = checkpointPlaceOf(database, by);
  renameTable(database, by, collection);
  setCheckpoint(database, collection, position, eventId);
  setGeneration(database, collection);
  forgetTable(database, by);
}

export function forgetTable(database: Database.Database, collection: string): void {
  dropShadows(database, collection);
  prepared(database, 'DELETE FROM _checkpoints WHERE collection = ?').run(collection);
}

export const checkpointOf = (database: Database.Database, collection: string): bigint =>
  checkpointPlaceOf(database, collection).position;

export const shadowPrefix = (collection: string) => `_shadow:${named(collection)}:`;

export function dropShadows(database: Database.Database, collection: string): void {
  const prefix = shadowPrefix(collection);
  const tables = database
    .prepare<[string, string], string>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND substr(name, 1, length(?)) = ?`,
    )
    .pluck()
    .all(prefix, prefix);
  for (const table of tables) database.exec(`DROP TABLE "${table}"`);
}

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
