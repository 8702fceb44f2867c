import pLimit from 'p-limit';
import type { ProjectionRebuild, ProjectionComparison } from '../../../contract/admin';
import type { Vault } from '../vault/vault';

export type RebuildRecord = ProjectionRebuild & { readonly comparison: ProjectionComparison | null };

export class RebuildRecords {
  private readonly oneWrite = pLimit(1);

  constructor(private readonly vault: Vault) {}

  async of(projection: string): Promise<RebuildRecord | null> {
    return (await this.vault.get<RebuildRecord>('cursor', idOf(projection)))?.value ?? null;
  }

  /** Records are written one after the other, so that the last one remains. */
  keep(projection: string, record: Omit<RebuildRecord, 'at'>): Promise<void> {
    const stored: RebuildRecord = { ...record, at: new Date().toISOString() };
    return this.oneWrite(async () => void (await this.vault.put('cursor', idOf(projection), stored)));
  }
}

const idOf = (projection: string) => `rebuild-${projection}`;
