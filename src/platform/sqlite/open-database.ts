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
}

/** A file up to this size is checked in some tenths of a second. */
const READ_THROUGH_BYTES = 128 * 1024 * 1024;

/** Four times SQLite's default, since keys are random and the same index pages change in commit after commit. */
export const LOG_PAGES = 4_000;

export class DamagedStore extends CannotStart {}

/** Opens `file` in WAL mode, inaccessible to other users of the machine; creates it and its folder if missing. */
export function openDatabase(
  file: string,
  { synchronous, secureDelete = false, remedy = '' }: DatabaseOptions,
): Database.Database {
  privateFolder(dirname(file));
  const database = new Database(file, { timeout: 5000 });
  try {
    // SQLite gives its log the file's mode.
    for (const path of [file, `${file}-wal`, `${file}-shm`]) closeToOthers(path);
    database.pragma('journal_mode = WAL');
    // The build of better-sqlite3 does not sync commits in WAL mode unless this is set.
    database.pragma(`synchronous = ${synchronous}`);
    database.pragma('cache_size = -16384');
    database.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
    database.pragma('temp_store = MEMORY');
    database.pragma(`secure_delete = ${secureDelete ? 'ON' : 'OFF'}`);
    if (remedy !== '' && statSync(file).size <= READ_THROUGH_BYTES) assertSound(database);
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
