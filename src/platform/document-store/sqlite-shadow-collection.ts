import { setImmediate } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { toBatches } from '../dispatch/batches';
import { yieldToWriters } from '../sqlite/write-turns';
import type { CollectionSpec, ShadowCollection, StoredDocument } from './document-store';
import { indexToSql } from './query-to-sql';
import {
  batchesOf,
  exclusively,
  known,
  renameTable,
  setCheckpoint,
  setGeneration,
} from './sqlite-collections';

/** All other writers wait during a batch, which takes a few milliseconds. */
const BATCH = 200;

export class SqliteShadowCollection implements ShadowCollection {
  constructor(
    private readonly database: Database,
    private readonly collection: CollectionSpec,
    private readonly table: string,
    private readonly removed: () => void,
  ) {}

  async insert(documents: Iterable<readonly [key: string, doc: object]>): Promise<void> {
    const sql = `INSERT INTO "${this.table}" (id, doc) VALUES (?, ?)`;
    for (const { batch } of toBatches(sorted(documents), BATCH)) {
      const rows = batch.map(([key, doc]) => [key, JSON.stringify(doc)] as const);
      await this.#change(() => {
        const insert = this.database.prepare<[string, string]>(sql);
        for (const [key, json] of rows) insert.run(key, json);
      });
    }
  }

  async getMany(keys: readonly string[]): Promise<Map<string, object>> {
    const sql = `SELECT id, doc FROM "${this.table}" WHERE id IN (SELECT value FROM json_each(?))`;
    const rows = known(this.table, () =>
      this.database.prepare<[string], [string, string]>(sql).raw().all(JSON.stringify(keys)),
    );
    return new Map(rows.map(([id, doc]) => [id, JSON.parse(doc) as object]));
  }

  async replace(documents: ReadonlyMap<string, object | null>): Promise<void> {
    for (const { batch } of toBatches(sorted(documents), BATCH)) {
      const rows = batch.map(([key, doc]) => [key, doc && JSON.stringify(doc)] as const);
      await this.#change(() => {
        const replace = this.database.prepare<[string, string]>(
          `UPDATE "${this.table}" SET doc = ? WHERE id = ?`,
        );
        const remove = this.database.prepare<[string]>(`DELETE FROM "${this.table}" WHERE id = ?`);
        for (const [key, json] of rows) {
          if (json) replace.run(json, key);
          else remove.run(key);
        }
      });
    }
  }

  scan(): AsyncIterable<readonly StoredDocument<object>[]> {
    return batchesOf(this.database, this.table);
  }

  async swap(checkpoint: bigint, eventId: string | null = null): Promise<void> {
    const { name, indexes } = this.collection;
    for (const index of indexes) {
      await this.#change(() => this.database.exec(indexToSql(this.table, index)));
    }
    await this.#change(() => {
      renameTable(this.database, this.table, name);
      setCheckpoint(this.database, name, checkpoint, eventId);
      setGeneration(this.database, name);
    });
    this.removed();
  }

  async drop(): Promise<void> {
    await this.#change(() => this.database.exec(`DROP TABLE IF EXISTS "${this.table}"`));
    this.removed();
  }

  async #change(work: () => unknown): Promise<void> {
    await exclusively(this.database, () => known(this.table, work));
    await setImmediate();
    await yieldToWriters();
  }
}

/** Neighboring keys share pages of the index, so that many short transactions write no more than a few long ones. */
const sorted = <Row extends readonly [key: string, ...rest: unknown[]]>(rows: Iterable<Row>): Row[] =>
  [...rows].sort(([one], [other]) => (one < other ? -1 : 1));
