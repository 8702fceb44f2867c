import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { privateFolder } from '../private-files';
import { DamagedStore, openDatabase } from '../sqlite/open-database';
import { retryWhileBusy } from '../sqlite/retry-while-busy';
import { UnknownCollection } from './document-store';
import { folderOf, named } from './names';
import {
  CHECKPOINTS_TABLE,
  checkpointPlaceOf,
  isSqliteError,
  known,
  prepared,
  setCheckpoint,
} from './sqlite-collections';
import { LEASES_TABLE } from './sqlite-leases';

// Views are rebuilt from the history: losing the last commits in a power failure loses nothing.
const options = { synchronous: 'NORMAL', secureDelete: true } as const;
const remedy = 'Remove it: the views are rebuilt from the history.';
const BUSY_TIMEOUT_MS = 30_000;
const FILLING = '.filling';

/** The name of the only collection in a file of its own. */
export const ONLY_TABLE = 'documents';

/** `file` is null for a collection in the file that all share. */
export interface Place {
  readonly database: Database.Database;
  readonly table: string;
  readonly file: string | null;
}

/** Another process has moved the collection in the meantime. */
class Moved extends Error {}

const isRetried = (error: unknown) => error instanceof Moved || isSqliteError(error, 'SQLITE_BUSY');

/**
 * Knows where each collection is: in the file that all share, or in a file of its own once a rebuild has filled it.
 * SQLite has one writer per file, so nobody waits while a file of its own is filled. The shared file says which files are
 * valid, and replaces one by another in one commit.
 */
export class SqlitePlaces {
  readonly shared: Database.Database;
  readonly #folder: string;
  readonly #opened = new Map<string, Place>();

  constructor(readonly sharedFile: string) {
    this.#folder = folderOf(sharedFile);
    this.shared = openDatabase(sharedFile, { ...options, remedy });
    this.#createTables();
    // SQLite blocks the thread while it waits, so from here on `retryWhileBusy` does the waiting.
    prepareForQueries(this.shared);
  }

  of(collection: string): Place {
    for (;;) {
      const file = this.#fileOf(collection);
      const opened = this.#opened.get(collection);
      if (opened?.file === file) return opened;
      this.#close(collection);
      if (file === null) return { database: this.shared, table: named(collection), file };
      try {
        const place = { database: this.#open(file), table: ONLY_TABLE, file };
        this.#opened.set(collection, place);
        return place;
      } catch (error) {
        if (this.#fileOf(collection) === file) throw error;
      }
    }
  }

  /** Runs `work` again if the collection was moved or dropped while it was read. */
  read<T>(collection: string, work: (place: Place) => T): T {
    for (let place = this.of(collection); ;) {
      try {
        return known(collection, () => work(place));
      } catch (error) {
        const current = this.of(collection);
        if (current.file === place.file) throw error;
        place = current;
      }
    }
  }

  /** Runs `work` in a transaction of the collection's file, which is not replaced before its end. */
  change<T>(collection: string, work: (place: Place) => T): Promise<T> {
    return this.#retried(() => {
      const place = this.of(collection);
      const change = () => {
        if (this.#fileOf(collection) !== place.file) throw new Moved();
        return work(place);
      };
      return place.database.transaction(change).immediate();
    });
  }

  changeShared<T>(work: () => T): Promise<T> {
    const transaction = this.shared.transaction(work);
    return this.#retried(() => transaction.immediate());
  }

  isShared(collection: string): boolean {
    return this.#fileOf(collection) === null;
  }

  /** Returns the place of the collection, or of no collection, unless it has a file of its own. */
  ofShared(collection: string | null): Place | undefined {
    if (collection !== null && !this.isShared(collection)) return undefined;
    return { database: this.shared, table: collection ?? '', file: null };
  }

  generationOf(collection: string): string {
    const sql = 'SELECT generation FROM _checkpoints WHERE collection = ?';
    return (prepared(this.shared, sql).pluck().get(collection) as string | null | undefined) ?? '';
  }

  collections(): string[] {
    return this.shared
      .prepare<[], string>(
        `SELECT name FROM sqlite_schema
         WHERE type = 'table' AND name GLOB '[A-Za-z]*' AND name NOT GLOB 'sqlite_*'
         UNION SELECT collection FROM _checkpoints WHERE file IS NOT NULL ORDER BY 1`,
      )
      .pluck()
      .all();
  }

  files(): string[] {
    return [this.sharedFile, ...this.#validFiles().map((file) => this.#pathOf(file))];
  }

  pathOf({ file }: Place): string {
    return file === null ? this.sharedFile : this.#pathOf(file);
  }

  /** Drops a collection whose file is damaged or missing, and returns why. */
  async dropIfLost(collection: string): Promise<string | undefined> {
    try {
      this.of(collection);
    } catch (error) {
      if (!(error instanceof DamagedStore)) throw error;
      await this.drop(collection);
      return error.message;
    }
  }

  /** Returns the path of a new file to fill, in place of unfinished ones of the collection. */
  newFile(collection: string): string {
    this.removeUnfinished(collection);
    privateFolder(this.#folder);
    return this.#pathOf(`${collection}.${randomUUID()}${FILLING}`);
  }

  /** The complete file at `path` takes the place of the collection. */
  async putInPlace(
    path: string,
    collection: string,
    position: bigint,
    eventId: string | null,
  ): Promise<void> {
    const file = `${collection}.${randomUUID()}.db`;
    await this.#replace(collection, () => {
      try {
        renameSync(path, this.#pathOf(file));
      } catch (error) {
        if (existsSync(path)) throw error;
        throw new UnknownCollection(collection);
      }
      this.shared.exec(`DROP TABLE IF EXISTS "${named(collection)}"`);
      this.#register(collection, file, { position, eventId });
    });
  }

  /** `by` takes the place of the collection, and loses its own name. */
  async replace(collection: string, by: string): Promise<void> {
    await this.#replace(collection, () => {
      const { database, table, file } = this.of(by);
      known(by, () => database.exec(`SELECT 1 FROM "${table}" LIMIT 0`));
      this.shared.exec(`DROP TABLE IF EXISTS "${named(collection)}"`);
      if (file === null) this.shared.exec(`ALTER TABLE "${table}" RENAME TO "${collection}"`);
      this.#register(collection, file, checkpointPlaceOf(database, table));
      this.#forget(by);
    });
    this.#close(by);
  }

  async drop(collection: string): Promise<void> {
    const file = await this.changeShared(() => {
      const dropped = this.#fileOf(collection);
      this.shared.exec(`DROP TABLE IF EXISTS "${named(collection)}"`);
      this.#forget(collection);
      return dropped;
    });
    this.#abandon(collection, file);
    this.removeUnfinished(collection);
  }

  close(): void {
    for (const collection of [...this.#opened.keys()]) this.#close(collection);
    this.shared.close();
  }

  #createTables(): void {
    const columns = () => this.shared.pragma('table_info(_checkpoints)') as { name: string }[];
    const create = () => {
      // Nothing refers to files that are older than the shared one.
      if (columns().length === 0) rmSync(this.#folder, { recursive: true, force: true });
      this.shared.exec(CHECKPOINTS_TABLE + LEASES_TABLE);
      for (const column of ['event_id', 'generation', 'file']) {
        if (!columns().some(({ name }) => name === column))
          this.shared.exec(`ALTER TABLE _checkpoints ADD COLUMN ${column} TEXT`);
      }
    };
    if (!columns().some(({ name }) => name === 'file')) this.shared.transaction(create).immediate();
    if (this.#invalidFiles().length > 0) this.shared.transaction(() => this.#removeInvalid()).immediate();
  }

  #retried<T>(attempt: () => T): Promise<T> {
    return retryWhileBusy(attempt, isRetried, BUSY_TIMEOUT_MS);
  }

  /** Nobody writes to the replaced file meanwhile: a writer locks it first, and then looks whether it is still valid. */
  async #replace(collection: string, work: () => void): Promise<void> {
    const inShared = this.shared.transaction(work);
    const replaced = await this.change(collection, ({ file }) => {
      if (file === null) work();
      else inShared.immediate();
      return file;
    });
    this.#abandon(collection, replaced);
  }

  #abandon(collection: string, file: string | null): void {
    this.#close(collection);
    if (file !== null) removeFile(this.#pathOf(file));
  }

  #fileOf(collection: string): string | null {
    const sql = 'SELECT file FROM _checkpoints WHERE collection = ?';
    return (prepared(this.shared, sql).pluck().get(collection) as string | null | undefined) ?? null;
  }

  #register(collection: string, file: string | null, at: { position: bigint; eventId: string | null }): void {
    setCheckpoint(this.shared, collection, at.position, at.eventId);
    const sql = 'UPDATE _checkpoints SET generation = ?, file = ? WHERE collection = ?';
    prepared(this.shared, sql).run(randomUUID(), file, collection);
  }

  #forget(collection: string): void {
    prepared(this.shared, 'DELETE FROM _checkpoints WHERE collection = ?').run(collection);
  }

  #open(file: string): Database.Database {
    const path = this.#pathOf(file);
    if (!existsSync(path)) throw new DamagedStore(`${path} is missing. ${remedy}`);
    const database = openDatabase(path, { ...options, remedy, isOneOfMany: true });
    prepareForQueries(database);
    return database;
  }

  #close(collection: string): void {
    this.#opened.get(collection)?.database.close();
    this.#opened.delete(collection);
  }

  #pathOf(file: string): string {
    return join(this.#folder, file);
  }

  #validFiles(): string[] {
    const sql = 'SELECT file FROM _checkpoints WHERE file IS NOT NULL';
    return prepared(this.shared, sql).pluck().all() as string[];
  }

  #filesInFolder(): string[] {
    return existsSync(this.#folder) ? readdirSync(this.#folder) : [];
  }

  /** A crash leaves an unfinished file, a complete one that did not become valid, or one that was replaced. */
  #invalidFiles(): string[] {
    const valid = new Set(this.#validFiles());
    return this.#filesInFolder().filter((file) => {
      if (file.endsWith(FILLING)) return !isBeingFilled(this.#pathOf(file));
      const database = file.replace(/-(wal|shm)$/, '');
      return database.endsWith('.db') && !valid.has(database);
    });
  }

  /** Removes what a process left that was killed, or whose thread was ended. */
  async removeInvalid(): Promise<void> {
    if (this.#invalidFiles().length > 0) await this.changeShared(() => this.#removeInvalid());
  }

  #removeInvalid(): void {
    for (const file of this.#invalidFiles()) rmSync(this.#pathOf(file), { force: true });
  }

  removeUnfinished(collection: string): void {
    for (const file of this.#filesInFolder())
      if (file.startsWith(`${named(collection)}.`) && file.endsWith(FILLING)) removeFile(this.#pathOf(file));
  }
}

function prepareForQueries(database: Database.Database): void {
  database.pragma('busy_timeout = 0');
  database.function('casefold', { deterministic: true }, (text: unknown) =>
    typeof text === 'string' ? text.toLowerCase() : null,
  );
}

/** Who fills a file locks it. */
function isBeingFilled(path: string): boolean {
  try {
    const database = new Database(path, { fileMustExist: true, timeout: 0 });
    try {
      database.exec('BEGIN EXCLUSIVE');
    } finally {
      database.close();
    }
  } catch (error) {
    return isSqliteError(error, 'SQLITE_BUSY');
  }
  return false;
}

function removeFile(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
}
