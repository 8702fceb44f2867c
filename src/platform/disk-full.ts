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
