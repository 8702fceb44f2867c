import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { CollegeImportResource } from '../../../contract/college-imports';
import { collegeImports, type CollegeImport } from '../../../projections/college-imports';
import { Rejected } from '../../kernel/errors';
import { Views } from '../../platform/document-store/views';
import { Jobs } from '../../platform/jobs/jobs';
import { Projector } from '../../platform/projector/projector';
import { importJobId, RUN_IMPORT, UNDO_IMPORT } from './college-import-jobs';
import { say } from './words';

const POLL_MS = 50;

/** The imports, their outcomes, and the progress of those that run. */
@Injectable()
export class CollegeImportQueries {
  constructor(
    private readonly views: Views,
    private readonly jobs: Jobs,
    private readonly projector: Projector,
  ) {}

  async list(): Promise<CollegeImportResource[]> {
    const found = await this.views.find(collegeImports, { sort: { createdAt: -1 } });
    return Promise.all(found.map((file) => this.resource(file)));
  }

  async get(importId: string): Promise<CollegeImportResource> {
    await this.projector.caughtUp();
    const file = await this.views.get(collegeImports, importId);
    if (!file) throw new Rejected('not-found', say('import-not-found'));
    return this.resource(file);
  }

  /** Resolves once the import has ended, in whichever process; throws if it failed. */
  async finished(
    importId: string,
    { onProgress, timeoutMs = Infinity }: { onProgress?: (done: number) => void; timeoutMs?: number } = {},
  ): Promise<CollegeImportResource['attributes']> {
    const end = Date.now() + timeoutMs;
    for (;;) {
      const { attributes } = await this.get(importId);
      const { fileName, state, progress, reason } = attributes;
      onProgress?.(progress);
      if (state === 'failed') {
        throw new Error(`The import of ${fileName} failed: ${reason ?? 'no reason given'}`);
      }
      if (state !== 'running' && state !== 'undoing') return attributes;
      if (Date.now() > end)
        throw new Error(`The import of ${fileName} has not ended within ${timeoutMs} ms.`);
      await delay(POLL_MS);
    }
  }

  private async resource(file: CollegeImport): Promise<CollegeImportResource> {
    const { id, counts, version: _, ...attributes } = file;
    return {
      id,
      attributes: { ...attributes, ...counts, progress: await this.progressOf(file) },
      relationships: {},
    };
  }

  private async progressOf({ id, state, version }: CollegeImport): Promise<number> {
    if (state === 'checked') return 0;
    if (state !== 'running' && state !== 'undoing') return 1;
    const job = await this.jobs.status(
      importJobId(state === 'running' ? RUN_IMPORT : UNDO_IMPORT, id, version),
    );
    return job?.progress ?? 0;
  }
}
