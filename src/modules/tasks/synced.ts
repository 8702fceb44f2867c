import type { SyncResult } from '../../../contract/tasks';

export const SYNC_TIMEOUT_MS = 60_000;

export const syncedNow = (message: string, count: number): SyncResult => ({
  message,
  count,
  syncedAt: new Date().toISOString(),
});
