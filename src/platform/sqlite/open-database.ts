import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { CannotStart } from '../../kernel/errors';
import { closeToOthers, privateFolder } from '../private-files';

export interface DatabaseOptions {
  /** FULL syncs every commit to disk; NORMAL may lose the last ones in a power failure, but never their order. */
  readonly synchronous: 'FULL' | 'NORMAL';
  readonly secureDelete?: boolean;
  /** What to do if the file is damaged. With a remedy, a file that is not very large is checked when opened. */
  readonly remedy?: string;
  /** A process may open as many such files as there are views, so each of them takes little. */
  readonly isOneOfMany?: boolean;
  readonly mustExist?: boolean;
}

interface Bounds {
  readonly cacheKilobytes: number;
  /** The log is copied into the file when it has this many pages. */
  readonly logPages: number;
  /** A larger file is not checked when opened. */
  readonly checkedBytes: number;
}

/**
 * A file up to this size is checked in some tenths of a second. The log has four times SQLite's default, since keys are
 * random and the same index pages change in commit after commit.
 */
const ONE: Bounds = { cacheKilobytes: 16_384, logPages: 4_000, checkedBytes: 128 * 1024 * 1024 };
const ONE_OF_MANY: Bounds = { cacheKilobytes: 2_048, logPages: 1_000, checkedBytes: 8 * 1024 * 1024 };

export class DamagedStore extends CannotStart {}

/** Opens `file` in WAL mode, inaccessible to other users of the machine; creates it and its folder if missing. */
export function openDatabase(
  file: string,
  { synchronous, secureDelete = false, remedy = '', isOneOfMany = false, mustExist = false }: DatabaseOptions,
): Database.Database {
  const { cacheKilobytes, logPages, checkedBytes } = isOneOfMany ? ONE_OF_MANY : ONE;
  privateFolder(dirname(file));
  const database = new Database(file, { timeout: 5000, fileMustExist: mustExist });
  try {
    // SQLite gives its log the file's mode.
    for (const path of [file, `${file}-wal`, `${file}-shm`]) closeToOthers(path);
    database.pragma('journal_mode = WAL');
    // The build of better-sqlite3 does not sync commits in WAL mode unless this is set.
    database.pragma(`synchronous = ${synchronous}`);
    database.pragma(`cache_size = -${cacheKilobytes}`);
    database.pragma(`wal_autocheckpoint = ${logPages}`);
    database.pragma('temp_store = MEMORY');
    database.pragma(`secure_delete = ${secureDelete ? 'ON' : 'OFF'}`);
    if (remedy !== '' && statSync(file).size <= checkedBytes) assertSound(database);
    return database;
  } catch (error) {
    database.close();
    throw isDamage(error)
      ? new DamagedStore(`${file} is damaged (${error.message.replace(/\s+/g, ' ')}). ${remedy}`)
      : error;
  }
}

function assertSound(database: Database.Database): void {
  const damage = database.pragma('quick_check(1)', { simple: true }) as string;
  if (damage !== 'ok') throw Object.assign(new Error(damage), { code: 'SQLITE_CORRUPT' });
}

const isDamage = (error: unknown): error is Error =>
  /^SQLITE_(NOTADB|CORRUPT)/.test(String((error as { code?: unknown } | null)?.code));

/** Throws if `file` or its log was moved or deleted, since SQLite would continue to write to the lost file. */
export function fileGuard(file: string): () => void {
  const opened = [file, `${file}-wal`].map((path) => ({ path, inode: statSync(path).ino }));
  return () => {
    for (const { path, inode } of opened) {
      if (statSync(path, { throwIfNoEntry: false })?.ino !== inode) {
        throw new Error(
          `${path} is not the file any more that was opened: it was moved, replaced or deleted.`,
        );
      }
    }
  };
}
