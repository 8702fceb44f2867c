import { UnknownCollection, type Write } from './document-store';
import { tableOf } from './query-to-sql';
import { checkpointOf, known, prepared, setCheckpoint } from './sqlite-collections';
import type { Place } from './sqlite-places';

interface Rows {
  readonly rows: readonly (readonly [key: string, doc: string | null])[];
  readonly checkpoint: Write['checkpoint'];
}

/** A write of so many documents changes most pages of most indexes, and each of them once if all fit in memory. */
const LARGE = 5_000;
const LARGE_CACHE_KILOBYTES = 131_072;

/** Runs in a transaction with other writes: a missing collection is returned as an error that fails no other. */
export function writeRows(
  collection: string,
  { database, table }: Place,
  { rows, checkpoint }: Rows,
  removed: () => void,
): boolean | UnknownCollection {
  const quoted = tableOf(table);
  try {
    known(collection, () => prepared(database, `SELECT 1 FROM ${quoted} LIMIT 0`).get());
  } catch (error) {
    if (error instanceof UnknownCollection) return error;
    throw error;
  }
  if (checkpointOf(database, table) !== checkpoint.from) return false;
  if (rows.length >= LARGE) database.pragma(`cache_size = -${LARGE_CACHE_KILOBYTES}`);
  const put = prepared(
    database,
    `INSERT INTO ${quoted} (id, doc) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc`,
  );
  const remove = prepared(database, `DELETE FROM ${quoted} WHERE id = ?`);
  for (const [key, doc] of rows) {
    if (doc !== null) put.run(key, doc);
    else if (remove.run(key).changes) removed();
  }
  setCheckpoint(database, table, checkpoint.to, checkpoint.eventId);
  return true;
}
