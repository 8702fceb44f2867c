import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { IMPORT_FAILURES } from '../../../contract/imports';
import { Rejected } from '../../kernel/errors';
import type { Where } from '../document-store/document-store';
import { Views } from '../document-store/views';
import { currentLanguage } from '../http/request-context';
import { Jobs } from '../jobs/jobs';
import { Projector, type NamedView } from '../projector/projector';
import { t, catalogues } from '../messages';
import { importJobId, importJobs, type ImportDocument, type ImportKind } from './import-kind';
import type { ImportSteps } from './imports.events';

const POLL_MS = 50;
/** Lists are limited because each import may contain up to a hundred issues. */
const MAX_LISTED = 100;

export type ShownImport<Steps extends ImportSteps = ImportSteps> = ImportDocument<Steps> & {
  readonly progress: number;
};

@Injectable()
export class ImportQueries {
  constructor(
    private readonly views: Views,
    private readonly jobs: Jobs,
    private readonly projector: Projector,
  ) {}

  async list(kind: ImportKind, scope?: Where): Promise<ShownImport[]> {
    const where = { kind: kind.decider.name, ...scope };
    const found = await this.views.find(kind.view, { where, sort: { createdAt: -1 }, limit: MAX_LISTED });
    return Promise.all(found.map((file) => this.withProgress(kind, file)));
  }

  /** Waits for the views `alsoRead`, which have the outcome, unless the import runs: then they lag. */
  async get(kind: ImportKind, importId: string, ...alsoRead: readonly NamedView[]): Promise<ShownImport> {
    await this.projector.caughtUp(kind.view);
    const file = await this.views.get(kind.view, importId);
    if (file?.kind !== kind.decider.name) throw new Rejected('not-found', t('import-not-found'));
    const [first, ...others] = isInProgress(file) ? [] : alsoRead;
    if (first) await this.projector.caughtUp(first, ...others);
    return this.withProgress(kind, file);
  }

  async ended(
    kind: ImportKind,
    importId: string,
    { onProgress, timeoutMs = Infinity }: { onProgress?: (done: number) => void; timeoutMs?: number } = {},
  ): Promise<ImportDocument> {
    const end = Date.now() + timeoutMs;
    for (;;) {
      const file = await this.get(kind, importId);
      const { fileName, state, progress, reason } = file;
      onProgress?.(progress);
      if (state === 'failed') {
        throw new Error(`The import of ${fileName} failed: ${reason ?? 'no reason given'}`);
      }
      if (!isInProgress(file)) return file;
      if (Date.now() > end)
        throw new Error(`The import of ${fileName} has not ended within ${timeoutMs} ms.`);
      await delay(POLL_MS);
    }
  }

  private async withProgress(kind: ImportKind, file: ImportDocument): Promise<ShownImport> {
    return { ...file, reason: reasonMessage(file.reason), progress: await this.progressOf(kind, file) };
  }

  private async progressOf(kind: ImportKind, file: ImportDocument): Promise<number> {
    const { id, state, version } = file;
    if (state === 'checked') return 0;
    if (!isInProgress(file)) return 1;
    const { run, undo } = importJobs(kind);
    const job = await this.jobs.status(importJobId(state === 'running' ? run : undo, id, version));
    return job?.progress ?? 0;
  }
}

const isInProgress = ({ state }: ImportDocument) => state === 'running' || state === 'undoing';

/** Imports of an earlier release have stored a sentence in place of a code. */
function reasonMessage(reason: string | null): string | null {
  const failure = IMPORT_FAILURES.find((one) => one === reason);
  return failure ? catalogues[currentLanguage()].importFailedBy({ failure }) : reason;
}
