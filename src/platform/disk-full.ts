const FULL = new Set([
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_IOERR_SHMSIZE',
  'SQLITE_IOERR_TRUNCATE',
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
]);

/** Returns whether a file could not grow because the disk, or this process's share of it, is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (FULL.has(String((error as { code?: unknown }).code)) ||
    (error.cause !== error && isDiskFull(error.cause)));
