import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Statement, Transaction } from 'better-sqlite3';
import { GroupCommit } from '../sqlite/group-commit';
import { SecureOverwrite } from '../sqlite/overwriting';
import { fileGuard, openDatabase } from '../sqlite/open-database';
import { StorageErrors } from '../sqlite/storage-errors';
import type { Vault, VaultEntry, VaultKind, VaultPutOptions, VaultRecord } from './vault';

const schema = `
  CREATE TABLE IF NOT EXISTS entries(
    kind TEXT NOT NULL, id TEXT NOT NULL, value TEXT NOT NULL, version INTEGER NOT NULL,
    owner TEXT, expires_at TEXT, PRIMARY KEY(kind, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS entries_owner ON entries(kind, owner) WHERE owner IS NOT NULL;
  CREATE INDEX IF NOT EXISTS entries_expiry ON entries(expires_at) WHERE expires_at IS NOT NULL;
`;

interface Row {
  readonly kind: VaultKind;
  readonly id: string;
  readonly value: string;
  readonly version: number;
  readonly owner: string | null;
  readonly expiresAt: string | null;
}

interface Put extends Omit<Row, 'version'> {
  readonly expectedVersion: number | undefined;
}

const RECORDS = `SELECT kind, id, value, owner, expires_at AS expiresAt FROM entries
                 WHERE (expires_at IS NULL OR expires_at > ?)`;

const recordOf = (row: Omit<Row, 'version'>): VaultRecord => ({
  ...row,
  value: JSON.parse(row.value) as unknown,
});

/** An attempt is repeated this often while another process uses the file. */
const MAX_ATTEMPTS = 50;
const PAUSE_MS = 100;
const LATER_MS = 1_000;

export class SqliteVault implements Vault {
  private readonly database: Database;
  private readonly assertFilesInPlace: () => void;
  private readonly select: Statement<[VaultKind, string, string], Pick<Row, 'value' | 'version'>>;
  private readonly replace: Statement<[Row]>;
  private readonly purge: Statement<[string]>;
  private readonly commit: Transaction<(puts: readonly Put[]) => boolean[]>;
  private readonly puts = new GroupCommit<Put, boolean>((puts) =>
    this.storageErrors.watch(this.database, this.assertFilesInPlace, () => this.commit.immediate(puts)),
  );

  private readonly overwriting: SecureOverwrite;
  private attempt: Promise<boolean> | undefined;
  private next: Promise<boolean> | undefined;
  private needsVacuum = false;
  private later: NodeJS.Timeout | undefined;
  private isClosing = false;

  constructor(
    file: string,
    private readonly storageErrors = new StorageErrors(),
  ) {
    this.database = openDatabase(file, {
      synchronous: 'FULL',
      secureDelete: true,
      remedy:
        'Put back the last sound copy of it: without it nothing personal can be read, and nobody signs in.',
    });
    this.database.exec(schema);
    this.overwriting = new SecureOverwrite(file);
    this.assertFilesInPlace = fileGuard(file);
    this.select = this.database.prepare(
      `SELECT value, version FROM entries
       WHERE kind = ? AND id = ? AND (expires_at IS NULL OR expires_at > ?)`,
    );
    this.replace = this.database.prepare(
      'REPLACE INTO entries VALUES(:kind, :id, :value, :version, :owner, :expiresAt)',
    );
    this.purge = this.database.prepare('DELETE FROM entries WHERE expires_at <= ?');
    this.commit = this.database.transaction((puts) => {
      const now = new Date().toISOString();
      this.purge.run(now);
      const written = puts.map((put) => this.write(put, now));
      this.assertFilesInPlace();
      return written;
    });
  }

  async get<Value>(kind: VaultKind, id: string): Promise<VaultEntry<Value> | undefined> {
    const row = this.select.get(kind, id, new Date().toISOString());
    return row && { value: JSON.parse(row.value) as Value, version: row.version };
  }

  async getMany<Value>(kind: VaultKind, ids: readonly string[]): Promise<Map<string, Value>> {
    const now = new Date().toISOString();
    const found = ids.flatMap((id) => {
      const row = this.select.get(kind, id, now);
      return row ? [[id, JSON.parse(row.value) as Value] as const] : [];
    });
    return new Map(found);
  }

  async put(kind: VaultKind, id: string, value: unknown, options: VaultPutOptions = {}): Promise<boolean> {
    const { expectedVersion, owner = null } = options;
    const expiresAt = options.expiresAt ? new Date(options.expiresAt).toISOString() : null;
    const json = JSON.stringify(value) as string | undefined;
    if (json === undefined) throw new TypeError('What the vault keeps must be JSON.');
    return this.puts.add({ kind, id, value: json, owner, expiresAt, expectedVersion });
  }

  async remove(kind: VaultKind, ...ids: readonly string[]): Promise<void> {
    await this.untilOverwritten();
    this.puts.finish();
    const one = this.database.prepare('DELETE FROM entries WHERE kind = ? AND id = ?');
    this.database.transaction(() => {
      for (const id of ids) one.run(kind, id);
    })();
    await this.overwriteRemoved(kind);
  }

  async removeOwned(kind: VaultKind, owner: string, but?: string): Promise<void> {
    await this.untilOverwritten();
    this.puts.finish();
    this.database
      .prepare('DELETE FROM entries WHERE kind = ? AND owner = ? AND id IS NOT ?')
      .run(kind, owner, but ?? null);
    await this.overwriteRemoved(kind);
  }

  async owned(kind: VaultKind, owner: string): Promise<VaultRecord[]> {
    const select = this.database.prepare<[string, VaultKind, string], Omit<Row, 'version'>>(
      `${RECORDS} AND kind = ? AND owner = ?`,
    );
    return select.all(new Date().toISOString(), kind, owner).map(recordOf);
  }

  async *all(): AsyncGenerator<VaultRecord> {
    const select = this.database.prepare<[string], Omit<Row, 'version'>>(RECORDS);
    yield* select.all(new Date().toISOString()).map(recordOf);
  }

  async close(): Promise<void> {
    this.isClosing = true;
    clearTimeout(this.later);
    while (this.next ?? this.attempt) await (this.next ?? this.attempt)?.catch(() => undefined);
    await this.overwriting.close();
    this.puts.finish();
    this.database.close();
  }

  private write({ expectedVersion, ...entry }: Put, now: string): boolean {
    const version = this.select.get(entry.kind, entry.id, now)?.version ?? 0;
    if (expectedVersion !== undefined && expectedVersion !== version) return false;
    this.replace.run({ ...entry, version: version + 1 });
    return true;
  }

  /** Zeroes removed entries in the file too, since so far only the write-ahead log has the removal. */
  private async overwriteRemoved(kind: VaultKind): Promise<void> {
    if (kind !== 'personal-key') {
      // The entry is removed, even if others use the file at the moment.
      if (!(await this.nextAttempt().catch(() => false))) this.tryLater();
      return;
    }
    // secure_delete misses copies left behind by page splits, and no copy of a key may survive its removal.
    this.needsVacuum = true;
    for (let count = 1; !(await this.nextAttempt()); count++) {
      if (count === MAX_ATTEMPTS)
        throw new Error('The vault is in use: removed, but not overwritten yet. Remove again.');
      await delay(PAUSE_MS);
    }
  }

  /** All removals before the attempt begins share it. */
  private nextAttempt(): Promise<boolean> {
    this.next ??= (this.attempt ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        this.attempt = this.overwrite().finally(() => (this.attempt = undefined));
        return this.attempt;
      });
    return this.next;
  }

  /** New entries wait while the thread has the lock of the file. */
  private async overwrite(): Promise<boolean> {
    const vacuum = this.needsVacuum;
    this.needsVacuum = false;
    this.puts.pause();
    let isVacuumed = false;
    try {
      const outcome = await this.overwriting.attempt(vacuum);
      ({ isVacuumed } = outcome);
      return outcome.isDone;
    } finally {
      if (vacuum && !isVacuumed) this.needsVacuum = true;
      this.puts.resume();
    }
  }

  private tryLater(): void {
    if (this.isClosing) return;
    this.later ??= setTimeout(() => {
      this.later = undefined;
      void this.nextAttempt()
        .catch(() => false)
        .then((isDone) => isDone || this.tryLater());
    }, LATER_MS).unref();
  }

  private async untilOverwritten(): Promise<void> {
    while (this.attempt) await this.attempt.catch(() => undefined);
  }
}
