import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import { unlessDuplicate } from '../mongo/connect';
import type { Write } from './document-store';

/** This is well below the server's limit of 16 MiB per document, which includes keys and names. */
const PART_BYTES = 8 * 1024 * 1024;

/** A document under its key, a tombstone (null) for a removed one, or a part of a write too large for one document. */
export interface StoredRedo {
  readonly _id: string | { readonly write: string; readonly part: number };
  readonly doc?: object | null;
  readonly position?: bigint;
  readonly text?: string;
  /** For a part, the checkpoint at which its write can be accepted. */
  readonly from?: bigint;
}

/** A redo log entry: it may be applied twice, late, and by any process. */
export interface Redo {
  readonly id: string;
  readonly to: bigint;
  readonly eventId: string | null;
  readonly text: string;
  readonly parts: number;
}

export interface PreparedRedo {
  readonly redo: Redo;
  readonly parts: readonly StoredRedo[];
}

export function prepareRedo(
  documents: ReadonlyMap<string, object | null>,
  { from, to, eventId = null }: Write['checkpoint'],
): PreparedRedo {
  const id = randomUUID();
  const [text = '', ...others] = textsOf(documents);
  const parts = others.map((other, part) => ({ _id: { write: id, part }, from, text: other }));
  return { redo: { id, to, eventId, text, parts: parts.length }, parts };
}

export const partsOf = ({ id, parts }: Redo) => ({
  _id: { $in: Array.from({ length: parts }, (_, part) => ({ write: id, part })) },
});

function textsOf(documents: ReadonlyMap<string, object | null>): string[] {
  const texts: string[][] = [];
  let room = 0;
  for (const entry of documents) {
    const json = JSON.stringify(entry);
    const bytes = Buffer.byteLength(json) + 1;
    if (bytes > room) {
      texts.push([]);
      room = PART_BYTES;
    }
    texts.at(-1)?.push(json);
    room -= bytes;
  }
  return texts.map((entries) => `[${entries.join()}]`);
}

/** Returns false if a part is missing: another process has completed the write, or the collection was dropped. */
export async function applyRedo(documents: mongo.Collection<StoredRedo>, redo: Redo): Promise<boolean> {
  await applyText(documents, redo.text, redo.to);
  for (let part = 0; part < redo.parts; part++) {
    const stored = await documents.findOne({ _id: { write: redo.id, part } });
    if (!stored?.text) return false;
    await applyText(documents, stored.text, redo.to);
  }
  return true;
}

/** Replaces older versions only: for a newer one, the filter misses, and the upsert fails on the duplicate key. */
async function applyText(documents: mongo.Collection<StoredRedo>, text: string, to: bigint): Promise<void> {
  const entries = JSON.parse(text) as [key: string, doc: object | null][];
  const replacements = entries.map(([key, doc]) => ({
    replaceOne: {
      filter: { _id: key, position: { $lt: to } },
      replacement: { doc, position: to },
      upsert: true,
    },
  }));
  await unlessDuplicate(documents.bulkWrite(replacements, { ordered: false }));
}
