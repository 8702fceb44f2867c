import { Controller, Get, Inject } from '@nestjs/common';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoreFacts, StoresReport as Report } from '../../../contract/admin';
import type { ResponseOf } from '../../../contract/calls';
import { Roles } from '../../platform/http/route.decorators';
import { CONFIG, type Config } from '../../platform/config/config';
import { DOCUMENT_STORE, type DocumentStore } from '../../platform/document-store/document-store';
import { folderOf } from '../../platform/document-store/names';
import { History } from '../../platform/history/history';
import { currentLanguage } from '../../platform/http/request-context';
import { StoresReadiness } from '../../platform/operations/stores-readiness';

const STORES = ['EVENT_STORE_URL', 'READ_STORE_URL', 'VAULT_URL', 'REDIS_URL'] as const;

@Controller('admin/stores')
@Roles('admin')
export class StoresController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    private readonly history: History,
    private readonly readiness: StoresReadiness,
  ) {}

  @Get()
  async list(): Promise<ResponseOf<'GET /admin/stores'>> {
    const { eventStoreUrl, readStoreUrl, vaultUrl, redisUrl } = this.config;
    const problems = await Promise.all(STORES.map((store) => this.readiness.problem(store)));
    const [ofHistory, ofViews, ofVault, ofJobs] = problems.map(
      (problem) => problem?.in(currentLanguage()) ?? null,
    ) as [string | null, string | null, string | null, string | null];
    const [head, collections] = await Promise.all([
      ofHistory === null ? this.history.head() : null,
      ofViews === null ? this.documents.collections() : null,
    ]);
    const [history, views, vault, jobs] = await Promise.all([
      this.sizeOf('events.db', eventStoreUrl),
      this.sizeOf('views.db', readStoreUrl),
      this.sizeOf('vault.db', vaultUrl),
      this.sizeOf('jobs.db', redisUrl),
    ]);
    const data: StoreFacts[] = [
      {
        kind: 'history',
        at: eventStoreUrl ? 'EventStoreDB' : 'file',
        bytes: history,
        holds: head === null ? null : String(head),
        problem: ofHistory,
      },
      {
        kind: 'views',
        at: readStoreUrl ? 'MongoDB' : 'file',
        bytes: views,
        holds: collections && String(collections.length),
        problem: ofViews,
      },
      { kind: 'vault', at: vaultUrl ? 'MongoDB' : 'file', bytes: vault, holds: null, problem: ofVault },
      { kind: 'jobs', at: redisUrl ? 'Redis' : 'file', bytes: jobs, holds: null, problem: ofJobs },
    ];
    return { data, disk: await this.disk() };
  }

  private async sizeOf(file: string, url: string | null): Promise<number | null> {
    if (url !== null) return null;
    const path = join(this.config.dataDir, file);
    const folder = folderOf(path);
    const inFolder = await readdir(folder).catch(() => []);
    const files = [path, `${path}-wal`, ...inFolder.map((name) => join(folder, name))];
    const sizes = await Promise.all(files.map((one) => stat(one).catch(() => null)));
    return sizes.reduce((sum, found) => sum + (found?.size ?? 0), 0);
  }

  private async disk(): Promise<Report['disk']> {
    const found = await statfs(this.config.dataDir).catch(() => null);
    return found && { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize };
  }
}
