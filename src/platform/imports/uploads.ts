import { Inject, Injectable } from '@nestjs/common';
import { Rejected } from '../../kernel/errors';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/document-store';
import { currentContext } from '../http/request-context';
import { say } from '../words';

const UPLOADS = {
  name: 'uploads',
  indexes: [
    { part: 1, expiresAt: -1 },
    { by: 1, part: 1, expiresAt: -1 },
  ],
} as const;
const ROWS_IN_A_PART = 500;
const KEPT_MS = 7 * 24 * 3_600_000;
/** Of one person: further uploads replace the oldest. */
const KEPT_AT_MOST = 20;

interface Part {
  readonly uploadId: string;
  readonly by: string;
  readonly part: number;
  readonly parts: number;
  readonly expiresAt: string;
  readonly rows: readonly object[];
}

/**
 * The rows of uploaded files, stored beside the views, where every instance finds them, until used, for a week at most.
 * If the views are lost, so are they, and the file is uploaded again.
 */
@Injectable()
export class Uploads {
  constructor(@Inject(DOCUMENT_STORE) private readonly documents: DocumentStore) {}

  async keep(uploadId: string, rows: readonly object[]): Promise<void> {
    await this.documents.ensure(UPLOADS);
    const changes = new Map<string, Part | null>();
    const by = currentContext().actor.id;
    for (const key of await this.keysOfStale(by)) changes.set(key, null);
    const expiresAt = new Date(Date.now() + KEPT_MS).toISOString();
    const parts = Math.ceil(rows.length / ROWS_IN_A_PART);
    for (let part = 0; part < parts; part++) {
      const from = part * ROWS_IN_A_PART;
      const own = rows.slice(from, from + ROWS_IN_A_PART);
      changes.set(keyOf(uploadId, part), { uploadId, by, part, parts, expiresAt, rows: own });
    }
    await this.write(changes);
  }

  async read<Row>(uploadId: string): Promise<Row[]> {
    const keys = await this.keysOf(uploadId);
    const found = await this.documents.getMany<Part>(UPLOADS.name, keys);
    if (keys.length === 0 || found.size < keys.length) {
      throw new Rejected('conflict', say('upload-gone'));
    }
    return keys.flatMap((key) => found.get(key)!.rows as readonly Row[]);
  }

  async remove(uploadId: string): Promise<void> {
    const keys = await this.keysOf(uploadId);
    await this.write(new Map(keys.map((key) => [key, null])));
  }

  /** None if it is not stored. */
  private async keysOf(uploadId: string): Promise<string[]> {
    await this.documents.ensure(UPLOADS);
    const first = await this.documents.get<Part>(UPLOADS.name, keyOf(uploadId, 0));
    return first && first.expiresAt > new Date().toISOString() ? keysFrom(first) : [];
  }

  private async keysOfStale(by: string): Promise<string[]> {
    const sort = { expiresAt: -1 } as const;
    const expired = { part: 0, expiresAt: { lte: new Date().toISOString() } };
    const stale = await Promise.all([
      this.documents.find<Part>(UPLOADS.name, { where: expired }),
      this.documents.find<Part>(UPLOADS.name, { where: { by, part: 0 }, sort, skip: KEPT_AT_MOST - 1 }),
    ]);
    return stale.flat().flatMap(keysFrom);
  }

  /** Retries on a concurrent write. */
  private async write(documents: ReadonlyMap<string, Part | null>): Promise<void> {
    let from: bigint;
    do from = await this.documents.checkpoint(UPLOADS.name);
    while (!(await this.documents.write(UPLOADS.name, { documents, checkpoint: { from, to: from + 1n } })));
  }
}

const keyOf = (uploadId: string, part: number) => `${uploadId}.${part}`;

const keysFrom = ({ uploadId, parts }: Part) =>
  Array.from({ length: parts }, (_, part) => keyOf(uploadId, part));
