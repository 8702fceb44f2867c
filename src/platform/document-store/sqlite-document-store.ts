import { randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { setTimeout as delay } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import { atEndOfTurn } from '../sqlite/commit-turn';
import { LOG_PAGES, openDatabase } from '../sqlite/open-database';
import { SecureOverwrite } from '../sqlite/overwriting';
import {
  UnknownCollection,
  type CollectionSpec,
  type DocumentStore,
  type Query,
  type ShadowCollection,
  type StoredDocument,
  type Where,
  type Write,
} from './document-store';
import { named } from './names';
import {
  countByToSql,
  countToSql,
  findToSql,
  indexSignature,
  indexToSql,
  tableOf,
  type Sql,
} from './query-to-sql';
import {
  batchesOf,
  checkpointOf,
  checkpointPlaceOf,
  createTable,
  dropShadows,
  exclusively,
  forgetTable,
  generationOf,
  known,
  prepared,
  replaceTable,
  shadowPrefix,
} from './sqlite-collections';
import { deleteLease, LEASES_TABLE, acquireLease } from './sqlite-leases';
import { SqliteShadowCollection } from './sqlite-shadow-collection';
import { writeRows } from './sqlite-write';

// Views are rebuilt from the history: losing the last commits in a power failure loses nothing.
const options = { synchronous: 'NORMAL', secureDelete: true } as const;
const remedy = 'Remove it: the views are rebuilt from the history.';
const FIRST_PAUSE_MS = 10;
const LAST_PAUSE_MS = 1_000;
const VACUUM_TIMEOUT_MS = 30_000;
/** The thread that fills a collection empties the log before it is so long that the commit of a request has to. */
const LOG_PAGES_WHILE_FILLING = LOG_PAGES / 4;

/** Publishes each query with conditions, as `Sql`, so that its plan can be inspected. */
export const viewQueries = channel('quadrangle:view-queries');

/** A change of a shared transaction. It returns its own error before it writes, so that the others are not affected. */
type Change = () => boolean | UnknownCollection;

interface QueuedChange {
  readonly change: Change;
  readonly resolve: (outcome: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Stores collections as tables of JSON documents in one file, which other processes may share. */
export class SqliteDocumentStore implements DocumentStore {
  readonly #database: Database.Database;
  readonly #overwriting: SecureOverwrite;
  readonly #snapshots = new Set<Database.Database>();
  readonly #queue: QueuedChange[] = [];
  readonly #flushAtEndOfTurn = () => void this.#flush();
  #remains = false;

  constructor(private readonly file: string) {
    this.#overwriting = new SecureOverwrite(file, VACUUM_TIMEOUT_MS);
    this.#database = openDatabase(file, { ...options, remedy });
    this.#database.exec(`
      CREATE TABLE IF NOT EXISTS _checkpoints (collection TEXT PRIMARY KEY, position INTEGER NOT NULL, event_id TEXT,
        generation TEXT) STRICT;
      ${LEASES_TABLE}
    `);
    const columns = this.#database.pragma('table_info(_checkpoints)') as { name: string }[];
    for (const column of ['event_id', 'generation']) {
      if (!columns.some(({ name }) => name === column))
        this.#database.exec(`ALTER TABLE _checkpoints ADD COLUMN ${column} TEXT`);
    }
    // SQLite blocks the thread while it waits, so from here on `exclusively` does the waiting.
    this.#database.pragma('busy_timeout = 0');
    this.#database.function('casefold', { deterministic: true }, (text: unknown) =>
      typeof text === 'string' ? text.toLowerCase() : null,
    );
  }

  async ensure({ name, indexes }: CollectionSpec): Promise<void> {
    await exclusively(this.#database, () => {
      createTable(this.#database, named(name));
      const existing = this.#database
        .prepare<[string], string>(
          `SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`,
        )
        .pluck()
        .all(name);
      const declared = indexes.map(indexSignature);
      for (const index of existing) {
        if (!declared.some((signature) => index.endsWith(signature)))
          this.#database.exec(`DROP INDEX "${index}"`);
      }
      for (const index of indexes) {
        if (!existing.some((other) => other.endsWith(indexSignature(index)))) {
          // An index keeps its name when its table is renamed, so the name must be unique.
          this.#database.exec(indexToSql(name, index, `${name}:${randomUUID()}`));
        }
      }
    });
  }

  async get<Doc extends object>(collection: string, key: string): Promise<Doc | undefined> {
    const doc = known(collection, () =>
      this.#prepared(`SELECT doc FROM ${tableOf(collection)} WHERE id = ?`)
        .pluck()
        .get(key),
    ) as string | undefined;
    return doc === undefined ? undefined : (JSON.parse(doc) as Doc);
  }

  async getMany<Doc extends object>(collection: string, keys: readonly string[]): Promise<Map<string, Doc>> {
    const sql = `SELECT id, doc FROM ${tableOf(collection)} WHERE id IN (SELECT value FROM json_each(?))`;
    const rows = known(collection, () => this.#prepared(sql).raw().all(JSON.stringify(keys))) as [
      string,
      string,
    ][];
    return new Map(rows.map(([id, doc]) => [id, JSON.parse(doc) as Doc]));
  }

  async readForWrite<Doc extends object>(collection: string, keys: readonly string[]) {
    const generation = generationOf(this.#database, collection);
    return { documents: await this.getMany<Doc>(collection, keys), generation };
  }

  async find<Doc extends object>(collection: string, query?: Query): Promise<Doc[]> {
    const docs = this.#query(collection, findToSql(collection, query), (statement, params) =>
      statement.all(...params),
    ) as string[];
    return docs.map((doc) => JSON.parse(doc) as Doc);
  }

  async count(collection: string, where?: Where): Promise<number> {
    return this.#query(collection, countToSql(collection, where), (statement, params) =>
      statement.get(...params),
    ) as number;
  }

  async countBy(collection: string, field: string, where?: Where): Promise<Map<string, number>> {
    const rows = this.#query(collection, countByToSql(collection, field, where), (statement, params) =>
      statement.raw().all(...params),
    ) as [string | null, number][];
    return new Map(rows.filter((row): row is [string, number] => row[0] !== null));
  }

  async write(collection: string, { documents, checkpoint, generation }: Write): Promise<boolean> {
    const rows = Array.from(documents, ([key, doc]) => [key, doc && JSON.stringify(doc)] as const);
    const removed = () => (this.#remains = true);
    return this.#queued(() =>
      writeRows(this.#database, { collection, rows, checkpoint, generation }, removed),
    );
  }

  async checkpoint(collection: string): Promise<bigint> {
    return checkpointOf(this.#database, collection);
  }

  async checkpointPlace(collection: string) {
    return checkpointPlaceOf(this.#database, collection);
  }

  async generation(collection: string): Promise<string> {
    return generationOf(this.#database, collection);
  }

  async snapshot(collection: string) {
    const table = tableOf(collection);
    const reader = openDatabase(this.file, options);
    try {
      reader.exec('BEGIN');
      const checkpoint = checkpointOf(reader, collection);
      known(collection, () => reader.exec(`SELECT 1 FROM ${table} LIMIT 0`));
      this.#snapshots.add(reader);
      return { checkpoint, batches: this.#batchesOf(reader, collection) };
    } catch (error) {
      reader.close();
      throw error;
    }
  }

  async *#batchesOf(
    reader: Database.Database,
    collection: string,
  ): AsyncGenerator<readonly StoredDocument<object>[]> {
    try {
      yield* batchesOf(reader, collection);
    } finally {
      this.#snapshots.delete(reader);
      reader.close();
      this.#clearRemains();
    }
  }

  async shadow(collection: CollectionSpec): Promise<ShadowCollection> {
    const table = shadowPrefix(collection.name) + randomUUID();
    await exclusively(this.#database, () => {
      dropShadows(this.#database, collection.name);
      createTable(this.#database, table);
    });
    const removed = () => {
      this.#database.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
      this.#remains = true;
      this.#clearRemains();
    };
    removed();
    this.#database.pragma(`wal_autocheckpoint = ${LOG_PAGES_WHILE_FILLING}`);
    return new SqliteShadowCollection(this.#database, collection, table, removed);
  }

  async replace(collection: string, by: string): Promise<void> {
    await exclusively(this.#database, () => {
      replaceTable(this.#database, collection, by);
    });
    this.#remains = true;
    this.#clearRemains();
  }

  async collections(): Promise<string[]> {
    return this.#database
      .prepare<[], string>(
        `SELECT name FROM sqlite_schema
         WHERE type = 'table' AND name GLOB '[A-Za-z]*' AND name NOT GLOB 'sqlite_*' ORDER BY name`,
      )
      .pluck()
      .all();
  }

  async drop(collection: string): Promise<void> {
    await exclusively(this.#database, () => {
      this.#database.exec(`DROP TABLE IF EXISTS ${tableOf(collection)}`);
      forgetTable(this.#database, collection);
    });
    this.#remains = true;
    this.#clearRemains();
  }

  async overwriteRemoved(): Promise<void> {
    let vacuum = true;
    // A rebuild in its thread may be reading for a moment.
    for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
      const { isVacuumed, isDone } = await this.#overwriting.attempt(vacuum);
      if (isDone) return;
      this.#remains = true;
      vacuum &&= !isVacuumed;
      if (pause > LAST_PAUSE_MS) throw new Error('The views are in use: removed, but not overwritten yet.');
      await delay(pause);
    }
  }

  async leaseDuties(names: readonly string[], holder: string, ttlMs: number): Promise<ReadonlySet<string>> {
    const granted = await Promise.all(names.map((name) => this.lease(name, holder, ttlMs)));
    return new Set(names.filter((_, index) => granted[index]));
  }

  async releaseDuties(names: readonly string[], holder: string): Promise<void> {
    await Promise.all(names.map((name) => this.releaseLease(name, holder)));
  }

  lease(name: string, holder: string, ttlMs: number): Promise<boolean> {
    return this.#queued(() => acquireLease(this.#database, name, holder, ttlMs));
  }

  async releaseLease(name: string, holder: string): Promise<void> {
    await this.#queued(() => deleteLease(this.#database, name, holder));
  }

  async close(): Promise<void> {
    await this.#flush();
    for (const reader of this.#snapshots) reader.close();
    this.#snapshots.clear();
    this.#clearRemains();
    this.#remains = false;
    await this.#overwriting.close();
    this.#database.close();
  }

  #queued(change: Change): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ change, resolve, reject });
      atEndOfTurn(this.#flushAtEndOfTurn);
    });
  }

  async #flush(): Promise<void> {
    const changes = this.#queue.splice(0);
    if (changes.length === 0) return;
    try {
      const outcomes = await exclusively(this.#database, () => changes.map(({ change }) => change()));
      this.#clearRemains();
      changes.forEach(({ resolve, reject }, index) => {
        const outcome = outcomes[index]!;
        if (outcome instanceof UnknownCollection) reject(outcome);
        else resolve(outcome);
      });
    } catch (error) {
      for (const { reject } of changes) reject(error);
    }
  }

  #query(
    collection: string,
    sql: Sql,
    runQuery: (statement: Database.Statement, params: Sql['params']) => unknown,
  ): unknown {
    if (viewQueries.hasSubscribers) viewQueries.publish(sql);
    return known(collection, () => runQuery(this.#prepared(sql.text).pluck(), sql.params));
  }

  #prepared(sql: string): Database.Statement {
    return prepared(this.#database, sql);
  }

  /** Truncates the write-ahead log, so that removed data is zeroed in the file; an open snapshot postpones it. */
  #clearRemains(): void {
    if (!this.#remains || this.#snapshots.size) return;
    this.#remains = this.#database.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) !== 0;
  }
}
