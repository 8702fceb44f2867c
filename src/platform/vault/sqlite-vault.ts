import type { Database, Statement, Transaction } from 'better-sqlite3';
import { fileGuard } from '../sqlite/file-guard';
import { GroupCommit } from '../sqlite/group-commit';
import { openDatabase } from '../sqlite/open-database';
import { StorageFaults } from '../sqlite/storage-faults';
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

/** Writes of one turn of the event loop share a commit. */
export class SqliteVault implements Vault {
  private readonly database: Database;
  private readonly assertFilesInPlace: () => void;
  private readonly select: Statement<[VaultKind, string, string], Pick<Row, 'value' | 'version'>>;
  private readonly replace: Statement<[Row]>;
  private readonly purge: Statement<[string]>;
  private readonly commit: Transaction<(puts: readonly Put[]) => boolean[]>;
  private readonly puts = new GroupCommit<Put, boolean>((puts) =>
    this.faults.watch(this.database, this.assertFilesInPlace, () => this.commit.immediate(puts)),
  );

  constructor(
    file: string,
    private readonly faults = new StorageFaults(),
  ) {
    this.database = openDatabase(file, {
      synchronous: 'FULL',
      secureDelete: true,
      remedy:
        'Put back the last sound copy of it: without it nothing personal can be read, and nobody signs in.',
    });
    this.database.exec(schema);
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

  async put(kind: VaultKind, id: string, value: unknown, options: VaultPutOptions = {}): Promise<boolean> {
    const { expectedVersion, owner = null } = options;
    const expiresAt = options.expiresAt ? new Date(options.expiresAt).toISOString() : null;
    const json = JSON.stringify(value) as string | undefined;
    if (json === undefined) throw new TypeError('What the vault keeps must be JSON.');
    return this.puts.add({ kind, id, value: json, owner, expiresAt, expectedVersion });
  }

  async remove(kind: VaultKind, ...ids: readonly string[]): Promise<void> {
    this.puts.finish();
    const one = this.database.prepare('DELETE FROM entries WHERE kind = ? AND id = ?');
    this.database.transaction(() => {
      for (const id of ids) one.run(kind, id);
    })();
    this.overwriteRemoved(kind);
  }

  async removeOwned(kind: VaultKind, owner: string, but?: string): Promise<void> {
    this.puts.finish();
    this.database
      .prepare('DELETE FROM entries WHERE kind = ? AND owner = ? AND id IS NOT ?')
      .run(kind, owner, but ?? null);
    this.overwriteRemoved(kind);
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
    this.puts.finish();
    this.database.close();
  }

  private write({ expectedVersion, ...entry }: Put, now: string): boolean {
    const version = this.select.get(entry.kind, entry.id, now)?.version ?? 0;
    if (expectedVersion !== undefined && expectedVersion !== version) return false;
    this.replace.run({ ...entry, version: version + 1 });
    return true;
  }

  /** Zeroes removed entries in the file too; until now only the write-ahead log has the removal. */
  private overwriteRemoved(kind: VaultKind): void {
    // secure_delete misses copies left behind by page splits, and no copy of a key may survive its removal.
    if (kind === 'personal-key') this.database.exec('VACUUM');
    const [outcome] = this.database.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
    if (outcome?.busy)
      throw new Error('The vault is in use: removed, but not overwritten yet. Remove again.');
  }
}
