import { randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Rejected } from '../../kernel/errors';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/document-store';
import { currentContext } from '../http/request-context';
import { Jobs } from '../jobs/jobs';
import { open, seal } from '../personal-data/seal';
import { VAULT, type Vault } from '../vault/vault';
import { t } from '../messages';

export const REMOVE_OLD_UPLOADS = 'imports-remove-old-uploads';

const UPLOADS = {
  name: 'uploads',
  indexes: [
    { part: 1, expiresAt: -1 },
    { by: 1, part: 1, expiresAt: -1 },
  ],
} as const;
const HOUR_MS = 3_600_000;
const ROWS_IN_A_PART = 500;
const RETENTION_MS = 7 * 24 * 3_600_000;
/** This is the limit per person; further uploads replace the oldest. */
const MAX_PER_PERSON = 20;

interface Part {
  readonly uploadId: string;
  readonly by: string;
  readonly part: number;
  readonly parts: number;
  readonly expiresAt: string;
  /** The id of the key with which the rows are sealed; absent in uploads of an earlier release. */
  readonly keyId?: string;
  readonly rows: unknown;
}

/**
 * Stores the rows of uploaded files with the views until they are used, for a week at most. If the views are lost, the
 * file must be uploaded again. Each upload is sealed with a key that is deleted with it.
 */
@Injectable()
export class Uploads implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    @Inject(VAULT) private readonly vault: Vault,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(REMOVE_OLD_UPLOADS, () => this.removeOld());
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.repeat(REMOVE_OLD_UPLOADS, HOUR_MS, {});
  }

  async keep(uploadId: string, rows: readonly object[]): Promise<void> {
    await this.documents.ensure(UPLOADS);
    const changes = new Map<string, Part | null>();
    const by = currentContext().actor.id;
    const before = await this.documents.get<Part>(UPLOADS.name, keyOf(uploadId, 0));
    const replaced = [...(await this.stale(by)), ...(before ? [before] : [])];
    for (const key of replaced.flatMap(keysFrom)) changes.set(key, null);
    const expiresAt = new Date(Date.now() + RETENTION_MS).toISOString();
    const owner = { id: randomUUID(), key: randomBytes(32) };
    await this.vault.put('upload-key', owner.id, owner.key.toString('base64'), { expiresAt });
    const parts = Math.ceil(rows.length / ROWS_IN_A_PART);
    for (let part = 0; part < parts; part++) {
      const from = part * ROWS_IN_A_PART;
      const own = rows.slice(from, from + ROWS_IN_A_PART);
      const sealed = seal(own, [owner], 'whole');
      changes.set(keyOf(uploadId, part), {
        ...{ uploadId, by, part, parts, expiresAt },
        keyId: owner.id,
        rows: sealed,
      });
    }
    await this.write(changes);
    await this.removeKeys(replaced);
  }

  async read<Row>(uploadId: string): Promise<Row[]> {
    const keys = await this.keysOf(uploadId);
    const found = await this.documents.getMany<Part>(UPLOADS.name, keys);
    const parts = keys.flatMap((key) => found.get(key) ?? []);
    const rows = await Promise.all(parts.map((part) => this.rowsOf<Row>(part)));
    if (rows.length === 0 || rows.length < keys.length || rows.includes(null))
      throw new Rejected('conflict', t('upload-gone'));
    return rows.flatMap((some) => some ?? []);
  }

  async remove(uploadId: string): Promise<void> {
    await this.documents.ensure(UPLOADS);
    const first = await this.documents.get<Part>(UPLOADS.name, keyOf(uploadId, 0));
    if (first) await this.removeAll([first]);
  }

  async removeOld(): Promise<void> {
    await this.documents.ensure(UPLOADS);
    await this.removeAll(await this.expired());
  }

  /** Removes the rows of people with these addresses from the uploads that wait. */
  async forget(emails: ReadonlySet<string>): Promise<void> {
    await this.documents.ensure(UPLOADS);
    const isUnaffected = (row: { readonly email?: unknown }) =>
      !(typeof row.email === 'string' && emails.has(row.email));
    for (const { uploadId } of await this.documents.find<Part>(UPLOADS.name, { where: { part: 0 } })) {
      const found = await this.documents.getMany<Part>(UPLOADS.name, await this.keysOf(uploadId));
      const changes = new Map<string, Part>();
      for (const [key, part] of found) {
        const rows = (await this.rowsOf<object>(part)) ?? [];
        const remaining = rows.filter(isUnaffected);
        if (remaining.length < rows.length)
          changes.set(key, { ...part, rows: await this.sealedAs(part, remaining) });
      }
      if (changes.size > 0) await this.write(changes);
    }
  }

  private async rowsOf<Row>(part: Part): Promise<readonly Row[] | null> {
    if (part.keyId === undefined) return part.rows as readonly Row[];
    return open(part.rows, [await this.ownerOf(part.keyId)], 'whole') as readonly Row[] | null;
  }

  private async sealedAs({ keyId }: Part, rows: readonly object[]): Promise<unknown> {
    return keyId === undefined ? rows : seal(rows, [await this.ownerOf(keyId)], 'whole');
  }

  private async ownerOf(keyId: string) {
    const entry = await this.vault.get<string>('upload-key', keyId);
    return { id: keyId, key: entry && Buffer.from(entry.value, 'base64') };
  }

  private async removeAll(uploads: readonly Part[]): Promise<void> {
    if (uploads.length === 0) return;
    await this.write(new Map(uploads.flatMap(keysFrom).map((key) => [key, null])));
    await this.removeKeys(uploads);
  }

  private async removeKeys(uploads: readonly Part[]): Promise<void> {
    const ids = uploads.flatMap(({ keyId }) => keyId ?? []);
    if (ids.length > 0) await this.vault.remove('upload-key', ...ids);
  }

  private async keysOf(uploadId: string): Promise<string[]> {
    await this.documents.ensure(UPLOADS);
    const first = await this.documents.get<Part>(UPLOADS.name, keyOf(uploadId, 0));
    return first && first.expiresAt > new Date().toISOString() ? keysFrom(first) : [];
  }

  private async stale(by: string): Promise<Part[]> {
    const sort = { expiresAt: -1 } as const;
    const stale = await Promise.all([
      this.expired(),
      this.documents.find<Part>(UPLOADS.name, { where: { by, part: 0 }, sort, skip: MAX_PER_PERSON - 1 }),
    ]);
    return stale.flat();
  }

  private expired(): Promise<Part[]> {
    const where = { part: 0, expiresAt: { lte: new Date().toISOString() } };
    return this.documents.find<Part>(UPLOADS.name, { where });
  }

  private async write(documents: ReadonlyMap<string, Part | null>): Promise<void> {
    let from: bigint;
    do from = await this.documents.checkpoint(UPLOADS.name);
    while (!(await this.documents.write(UPLOADS.name, { documents, checkpoint: { from, to: from + 1n } })));
  }
}

const keyOf = (uploadId: string, part: number) => `${uploadId}.${part}`;

const keysFrom = ({ uploadId, parts }: Part) =>
  Array.from({ length: parts }, (_, part) => keyOf(uploadId, part));
