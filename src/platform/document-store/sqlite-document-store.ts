import { channel } from 'node:diagnostics_channel';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type Database from 'better-sqlite3';
import { atEndOfTurn } from '../sqlite/commit-turn';
import { openDatabase } from '../sqlite/open-database';
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
import { countByToSql, countToSql, findToSql, tableOf, type Sql } from './query-to-sql';
import {
  batchesOf,
  checkpointOf,
  checkpointPlaceOf,
  createIndexes,
  createTable,
  prepared,
  sortedByKey,
} from './sqlite-collections';
import { acquireLease, deleteLease } from './sqlite-leases';
import { SqlitePlaces, type Place } from './sqlite-places';
import { SqliteShadowCollection } from './sqlite-shadow-collection';
import { writeRows } from './sqlite-write';

const SNAPSHOT = { synchronous: 'NORMAL', isOneOfMany: true, mustExist: true } as const;
const FIRST_PAUSE_MS = 10;
const LAST_PAUSE_MS = 1_000;
const VACUUM_TIMEOUT_MS = 30_000;
export interface ViewQuery extends Sql {
  /** Explains how the query runs where its collection is. */
  readonly plan: () => readonly { readonly detail: string }[];
}

/** Publishes each query with conditions as a `ViewQuery`. */
export const viewQueries = channel('quadrangle:view-queries');

/** A change of a shared transaction. It returns its own error before it writes, so that the others are not affected. */
type Change = (place: Place) => Outcome;
type Outcome = boolean | UnknownCollection;

interface QueuedChange {
  readonly collection: string | null;
  readonly change: Change;
  readonly resolve: (outcome: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Stores collections as tables of JSON documents in files that other processes may share. */
export class SqliteDocumentStore implements DocumentStore {
  readonly #places: SqlitePlaces;
  readonly #overwriting: SecureOverwrite;
  readonly #snapshots = new Set<Database.Database>();
  readonly #queue: QueuedChange[] = [];
  readonly #flushAtEndOfTurn = () => void this.#flush();
  /** Documents were removed from these databases, and may still be in their logs. */
  readonly #withRemains = new Set<Database.Database>();

  constructor(file: string) {
    this.#places = new SqlitePlaces(file);
    this.#overwriting = new SecureOverwrite(file, VACUUM_TIMEOUT_MS);
  }

  async ensure({ name, indexes }: CollectionSpec): Promise<void> {
    const lost = await this.#places.dropIfLost(name);
    if (lost !== undefined) new Logger('Views').warn(`${lost} The view is rebuilt from the history.`);
    await this.#places.change(name, ({ database, table }) => {
      createTable(database, table);
      createIndexes(database, table, indexes);
    });
  }

  async get<Doc extends object>(collection: string, key: string): Promise<Doc | undefined> {
    const doc = this.#places.read(collection, ({ database, table }) =>
      prepared(database, `SELECT doc FROM ${tableOf(table)} WHERE id = ?`)
        .pluck()
        .get(key),
    ) as string | undefined;
    return doc === undefined ? undefined : (JSON.parse(doc) as Doc);
  }

  async getMany<Doc extends object>(collection: string, keys: readonly string[]): Promise<Map<string, Doc>> {
    const rows = this.#places.read(collection, ({ database, table }) => {
      const sql = `SELECT id, doc FROM ${tableOf(table)} WHERE id IN (SELECT value FROM json_each(?))`;
      return prepared(database, sql).raw().all(JSON.stringify(keys));
    }) as [string, string][];
    return new Map(rows.map(([id, doc]) => [id, JSON.parse(doc) as Doc]));
  }

  async readForWrite<Doc extends object>(collection: string, keys: readonly string[]) {
    const generation = this.#places.generationOf(collection);
    return { documents: await this.getMany<Doc>(collection, keys), generation };
  }

  async find<Doc extends object>(collection: string, query?: Query): Promise<Doc[]> {
    const docs = this.#query(
      collection,
      (table) => findToSql(table, query),
      (statement, params) => statement.all(...params),
    ) as string[];
    return docs.map((doc) => JSON.parse(doc) as Doc);
  }

  async count(collection: string, where?: Where): Promise<number> {
    return this.#query(
      collection,
      (table) => countToSql(table, where),
      (statement, params) => statement.get(...params),
    ) as number;
  }

  async countBy(collection: string, field: string, where?: Where): Promise<Map<string, number>> {
    const rows = this.#query(
      collection,
      (table) => countByToSql(table, field, where),
      (statement, params) => statement.raw().all(...params),
    ) as [string | null, number][];
    return new Map(rows.filter((row): row is [string, number] => row[0] !== null));
  }

  async write(collection: string, { documents, checkpoint, generation }: Write): Promise<boolean> {
    const rows = sortedByKey(documents).map(([key, doc]) => [key, doc && JSON.stringify(doc)] as const);
    return this.#queued(collection, (place) => {
      if (generation !== undefined && this.#places.generationOf(collection) !== generation) return false;
      return writeRows(collection, place, { rows, checkpoint }, () => this.#withRemains.add(place.database));
    });
  }

  async checkpoint(collection: string): Promise<bigint> {
    return this.#places.read(collection, ({ database, table }) => checkpointOf(database, table));
  }

  async checkpointPlace(collection: string) {
    return this.#places.read(collection, ({ database, table }) => checkpointPlaceOf(database, table));
  }

  async generation(collection: string): Promise<string> {
    return this.#places.generationOf(collection);
  }

  async snapshot(collection: string) {
    return this.#places.read(collection, (place) => {
      const reader = openDatabase(this.#places.pathOf(place), SNAPSHOT);
      try {
        reader.exec('BEGIN');
        const checkpoint = checkpointOf(reader, place.table);
        reader.exec(`SELECT 1 FROM ${tableOf(place.table)} LIMIT 0`);
        this.#snapshots.add(reader);
        return { checkpoint, batches: this.#batchesOf(reader, place.table) };
      } catch (error) {
        reader.close();
        throw error;
      }
    });
  }

  async *#batchesOf(
    reader: Database.Database,
    table: string,
  ): AsyncGenerator<readonly StoredDocument<object>[]> {
    try {
      yield* batchesOf(reader, table);
    } finally {
      this.#snapshots.delete(reader);
      reader.close();
      this.#clearRemains();
    }
  }

  async shadow(collection: CollectionSpec): Promise<ShadowCollection> {
    return new SqliteShadowCollection(this.#places, collection, () => this.#clearShared());
  }

  sharesFile(collection: string): boolean {
    return this.#places.isShared(collection);
  }

  async replace(collection: string, by: string): Promise<void> {
    await this.#places.replace(collection, by);
    this.#clearShared();
  }

  async collections(): Promise<string[]> {
    return this.#places.collections();
  }

  async drop(collection: string): Promise<void> {
    await this.#places.drop(collection);
    this.#clearShared();
  }

  async overwriteRemoved(): Promise<void> {
    await this.#places.removeInvalid();
    for (const file of this.#places.files()) await this.#overwriteRemovedFrom(file);
  }

  async #overwriteRemovedFrom(file: string): Promise<void> {
    let vacuum = true;
    // A rebuild in its thread may be reading for a moment.
    for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
      // A file that was replaced meanwhile is deleted.
      if (!existsSync(file)) return;
      const { isVacuumed, isDone } = await this.#overwriting.attempt(vacuum, file);
      if (isDone) return;
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
    return this.#queued(null, ({ database }) => acquireLease(database, name, holder, ttlMs));
  }

  async releaseLease(name: string, holder: string): Promise<void> {
    await this.#queued(null, ({ database }) => deleteLease(database, name, holder));
  }

  async close(): Promise<void> {
    await this.#flush();
    for (const reader of this.#snapshots) reader.close();
    this.#snapshots.clear();
    this.#clearRemains();
    await this.#overwriting.close();
    this.#places.close();
  }

  #queued(collection: string | null, change: Change): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ collection, change, resolve, reject });
      atEndOfTurn(this.#flushAtEndOfTurn);
    });
  }

  /** The changes of the shared file share a commit; each file of a collection has its own. */
  async #flush(): Promise<void> {
    const queued = this.#queue.splice(0);
    if (queued.length === 0) return;
    await this.#commit(queued, () => this.#changeShared(queued));
  }

  /** Leaves out what has a file of its own. */
  #changeShared(changes: readonly QueuedChange[]): Promise<(Outcome | 'elsewhere')[]> {
    const outcomeOf = ({ collection, change }: QueuedChange) => {
      const place = this.#places.ofShared(collection);
      return place ? change(place) : 'elsewhere';
    };
    const isNeeded = changes.some(({ collection }) => this.#places.ofShared(collection));
    if (!isNeeded) return Promise.resolve(changes.map(() => 'elsewhere'));
    return this.#places.changeShared(() => changes.map(outcomeOf));
  }

  async #commit(
    changes: readonly QueuedChange[],
    commit: () => Promise<(Outcome | 'elsewhere')[]>,
  ): Promise<void> {
    try {
      const outcomes = await commit();
      this.#clearRemains();
      await Promise.all(changes.map((one, index) => this.#settle(one, outcomes[index]!)));
    } catch (error) {
      for (const { reject } of changes) reject(error);
    }
  }

  async #settle(queued: QueuedChange, outcome: Outcome | 'elsewhere'): Promise<void> {
    if (outcome === 'elsewhere') await this.#commit([queued], () => this.#changeOwn(queued));
    else if (outcome instanceof UnknownCollection) queued.reject(outcome);
    else queued.resolve(outcome);
  }

  async #changeOwn({ collection, change }: QueuedChange): Promise<Outcome[]> {
    return this.#places.change(collection!, (place) => [change(place)]);
  }

  #query(
    collection: string,
    sqlFor: (table: string) => Sql,
    runQuery: (statement: Database.Statement, params: Sql['params']) => unknown,
  ): unknown {
    return this.#places.read(collection, ({ database, table }) => {
      const sql = sqlFor(table);
      if (viewQueries.hasSubscribers) {
        const plan = () => database.prepare(`EXPLAIN QUERY PLAN ${sql.text}`).all(...sql.params);
        viewQueries.publish({ ...sqlFor(collection), plan });
      }
      return runQuery(prepared(database, sql.text).pluck(), sql.params);
    });
  }

  #clearShared(): void {
    this.#withRemains.add(this.#places.shared);
    this.#clearRemains();
  }

  /** Truncates the write-ahead logs, so that removed data is zeroed in the files; an open snapshot postpones it. */
  #clearRemains(): void {
    if (this.#snapshots.size > 0) return;
    for (const database of this.#withRemains) {
      const isCleared = !database.open || database.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0;
      if (isCleared) this.#withRemains.delete(database);
    }
  }
}
