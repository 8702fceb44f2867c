import type Database from 'better-sqlite3';
import { prepared } from './sqlite-collections';

export const LEASES_TABLE = `
  CREATE TABLE IF NOT EXISTS _leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, expires_at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS _leases_expiry ON _leases (expires_at);
`;

export function acquireLease(
  database: Database.Database,
  name: string,
  holder: string,
  ttlMs: number,
): boolean {
  const now = Date.now();
  // A process that only checks whether the lease is free writes nothing.
  const leasedByOther = prepared(
    database,
    'SELECT 1 FROM _leases WHERE name = ? AND holder <> ? AND expires_at > ?',
  );
  if (leasedByOther.get(name, holder, now)) return false;
  prepared(database, 'DELETE FROM _leases WHERE expires_at <= ?').run(now);
  const acquire = prepared(
    database,
    `INSERT INTO _leases (name, holder, expires_at) VALUES (?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET expires_at = excluded.expires_at WHERE _leases.holder = excluded.holder`,
  );
  return acquire.run(name, holder, now + ttlMs).changes === 1;
}

export function deleteLease(database: Database.Database, name: string, holder: string): boolean {
  const end = prepared(database, 'DELETE FROM _leases WHERE name = ? AND holder = ?');
  return end.run(name, holder).changes === 1;
}
