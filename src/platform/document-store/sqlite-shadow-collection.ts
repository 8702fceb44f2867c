import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { toBatches } from '../dispatch/dispatcher';
import { closeToOthers } from '../private-files';
import {
  UnknownCollection,
  type CollectionSpec,
  type ShadowCollection,
  type StoredDocument,
} from './document-store';
import { indexToSql } from './query-to-sql';
import { batchesOf, CHECKPOINTS_TABLE, createTable, setCheckpoint, sortedByKey } from './sqlite-collections';
import { ONLY_TABLE, type SqlitePlaces } from './sqlite-places';

/** The thread handles something else after this many documents. */
const BATCH = 1_000;

/**
 * Fills a file that nobody else opens in one transaction, without syncs. After a crash, the file is removed. It is
 * durable before it becomes valid.
 */
export class SqliteShadowCollection implements ShadowCollection {
  private readonly path: string;
  private readonly database: Database.Database;

  constructor(
    private readonly places: SqlitePlaces,
    private readonly collection: CollectionSpec,
    private readonly onSwapped: () => void,
  ) {
    this.path = places.newFile(collection.name);
    this.database = new Database(this.path);
    closeToOthers(this.path);
    this.database.pragma('journal_mode = MEMORY');
    this.database.pragma('synchronous = OFF');
    this.database.pragma('cache_size = -65536');
    this.database.pragma('temp_store = MEMORY');
    this.database.pragma('secure_delete = ON');
    this.database.exec('BEGIN EXCLUSIVE');
    this.database.exec(CHECKPOINTS_TABLE);
    createTable(this.database, ONLY_TABLE);
  }

  async insert(documents: Iterable<readonly [key: string, doc: object]>): Promise<void> {
    this.assertUnfinished();
    const insert = this.database.prepare<[string, string]>(
      `INSERT INTO ${ONLY_TABLE} (id, doc) VALUES (?, ?)`,
    );
    await inBatches(sortedByKey(documents), ([key, doc]) => insert.run(key, JSON.stringify(doc)));
  }

  async getMany(keys: readonly string[]): Promise<Map<string, object>> {
    this.assertUnfinished();
    const rows = this.database
      .prepare<[string], [string, string]>(
        `SELECT id, doc FROM ${ONLY_TABLE} WHERE id IN (SELECT value FROM json_each(?))`,
      )
      .raw()
      .all(JSON.stringify(keys));
    return new Map(rows.map(([id, doc]) => [id, JSON.parse(doc) as object]));
  }

  async replace(documents: ReadonlyMap<string, object | null>): Promise<void> {
    this.assertUnfinished();
    const update = this.database.prepare<[string, string]>(`UPDATE ${ONLY_TABLE} SET doc = ? WHERE id = ?`);
    const remove = this.database.prepare<[string]>(`DELETE FROM ${ONLY_TABLE} WHERE id = ?`);
    await inBatches(sortedByKey(documents), ([key, doc]) => {
      if (doc) update.run(JSON.stringify(doc), key);
      else remove.run(key);
    });
  }

  scan(): AsyncIterable<readonly StoredDocument<object>[]> {
    return batchesOf(this.database, ONLY_TABLE);
  }

  async swap(checkpoint: bigint, eventId: string | null = null): Promise<void> {
    this.assertUnfinished();
    const { name, indexes } = this.collection;
    for (const index of indexes) {
      this.database.exec(indexToSql(ONLY_TABLE, index));
      await setImmediate();
    }
    setCheckpoint(this.database, ONLY_TABLE, checkpoint, eventId);
    this.database.exec('COMMIT');
    this.database.pragma('journal_mode = WAL');
    this.database.close();
    const file = await open(this.path, 'r+');
    await file.sync().finally(() => file.close());
    await this.places.putInPlace(this.path, name, checkpoint, eventId);
    this.onSwapped();
  }

  async drop(): Promise<void> {
    this.database.close();
    this.places.removeUnfinished(this.collection.name);
  }

  /** A later shadow of the collection has removed the file. */
  private assertUnfinished(): void {
    if (!this.database.open || !existsSync(this.path)) throw new UnknownCollection(this.collection.name);
  }
}

async function inBatches<Row>(rows: readonly Row[], change: (row: Row) => unknown): Promise<void> {
  for (const { batch } of toBatches(rows, BATCH)) {
    batch.forEach(change);
    await setImmediate();
  }
}
