import { basename } from 'node:path';
import type { Database } from 'better-sqlite3';

interface FailedFile {
  readonly database: Database;
  readonly assertInPlace: () => void;
}

/** Remembers the files whose last write failed: a full or failing disk, or a missing file. */
export class StorageErrors {
  private readonly failedFiles = new Map<string, FailedFile>();

  /** Runs a write to a database, and remembers whether its file accepted it. */
  watch<T>(database: Database, assertInPlace: () => void, write: () => T): T {
    try {
      const result = write();
      this.failedFiles.delete(database.name);
      return result;
    } catch (error) {
      this.failedFiles.set(database.name, { database, assertInPlace });
      throw error;
    }
  }

  /** Tries to write to each file again, since an unready server gets no other writes, and returns what still fails. */
  problems(): string[] {
    return [...this.failedFiles].flatMap(([file, { database, assertInPlace }]) => {
      try {
        this.watch(database, assertInPlace, () => {
          assertInPlace();
          const version = database.pragma('user_version', { simple: true }) as number;
          database.pragma(`user_version = ${version}`);
        });
        return [];
      } catch {
        return [`${basename(file)} cannot be written.`];
      }
    });
  }
}

const FULL = new Set([
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_IOERR_SHMSIZE',
  'SQLITE_IOERR_TRUNCATE',
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
]);

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (FULL.has(String((error as { code?: unknown }).code)) ||
    (error.cause !== error && isDiskFull(error.cause)));
