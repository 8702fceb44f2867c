import type Database from 'better-sqlite3';
import { UnknownCollection, type Write } from './document-store';
import { tableOf } from './query-to-sql';
import { checkpointOf, generationOf, known, prepared, setCheckpoint } from './sqlite-collections';

interface Rows {
  readonly collection: string;
  readonly rows: readonly (readonly [key: string, doc: string | null])[];
  readonly checkpoint: Write['checkpoint'];
  readonly generation: Write['generation'];
}

/** Runs in a transaction with other writes: a missing collection is returned as an error that fails no other. */
export function writeRows(
  database: Database.Database,
  { collection, rows, checkpoint, generation }: Rows,
  removed: () => void,
): boolean | UnknownCollection {
  const table = tableOf(collection);
  try {
    known(collection, () => prepared(database, `SELECT 1 FROM ${table} LIMIT 0`).get());
  } catch (error) {
    if (error instanceof UnknownCollection) return error;
    throw error;
  }
  if (checkpointOf(database, collection) !== checkpoint.from) return false;
  if (generation !== undefined && generationOf(database, collection) !== generation) return false;
  const put = prepared(
    database,
    `INSERT INTO ${table} (id, doc) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc`,
  );
  const remove = prepared(database, `DELETE FROM ${table} WHERE id = ?`);
  for (const [key, doc] of rows) {
    if (doc !== null) put.run(key, doc);
    else if (remove.run(key).changes) removed();
  }
  setCheckpoint(database, collection, checkpoint.to, checkpoint.eventId);
  return true;
}
