import type { ProjectionRebuild, ProjectionComparison } from '../../../contract/admin';
import type { Vault } from '../vault/vault';

export type RebuildRecord = ProjectionRebuild & { readonly comparison: ProjectionComparison | null };

export class RebuildRecords {
  private lastWrite: Promise<unknown> = Promise.resolve();

  constructor(private readonly vault: Vault) {}

  async of(projection: string): Promise<RebuildRecord | null> {
    return (await this.vault.get<RebuildRecord>('cursor', idOf(projection)))?.value ?? null;
  }

  /** Records are written one after the other, so that the last one remains. */
  keep(projection: string, record: Omit<RebuildRecord, 'at'>): Promise<void> {
    const stored: RebuildRecord = { ...record, at: new Date().toISOString() };
    const put = this.lastWrite.then(() => this.vault.put('cursor', idOf(projection), stored));
    this.lastWrite = put.catch(() => undefined);
    return put.then(() => undefined);
  }
}

const idOf = (projection: string) => `rebuild-${projection}`;
