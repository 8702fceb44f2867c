import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { closeToOthers, privateFolder } from '../private-files';

export interface DatabaseOptions {
  /** FULL syncs every commit to disk; NORMAL may lose the last ones with the power, never the order of them. */
  readonly synchronous: 'FULL' | 'NORMAL';
  /** Overwrites what is deleted with zeros. */
  readonly secureDelete?: boolean;
}

/** Opens `file`, made with its folder where there is none, in WAL mode, closed to other users of the machine. */
export function openDatabase(
  file: string,
  { synchronous, secureDelete = false }: DatabaseOptions,
): Database.Database {
  privateFolder(dirname(file));
  const database = new Database(file, { timeout: 5000 });
  try {
    // SQLite gives its log the mode of the file.
    for (const path of [file, `${file}-wal`, `${file}-shm`]) closeToOthers(path);
    database.pragma('journal_mode = WAL');
    // better-sqlite3 is compiled so that WAL mode alone would not sync commits.
    database.pragma(`synchronous = ${synchronous}`);
    database.pragma('cache_size = -65536');
    database.pragma('temp_store = MEMORY');
    database.pragma(`secure_delete = ${secureDelete ? 'ON' : 'OFF'}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
