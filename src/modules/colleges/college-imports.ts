import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { CollegeImportResource } from '../../../contract/colleges';
import { collegeImports, type CollegeImport } from '../../../projections/college-imports';
import { colleges } from '../../../projections/colleges';
import { importedColleges } from '../../../projections/imported-colleges';
import { people } from '../../../projections/people';
import { Rejected, Unavailable } from '../../kernel/errors';
import { Dispatcher, streamOf } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { History } from '../../platform/history/history';
import { IdempotencyKeys } from '../../platform/http/idempotency-keys';
import { newId } from '../../platform/http/request-context';
import { Jobs, type Work } from '../../platform/jobs/jobs';
import { Projector } from '../../platform/projector/projector';
import { RealtimeGateway } from '../../platform/realtime/realtime.gateway';
import { college } from './college.decider';
import type { CollegeRow } from './college-columns';
import type { ImportCounts, UndoCounts } from './colleges.events';
import { readCollegeFile, type CollegeSource } from './college-file';
import { collegeImport } from './college-import.decider';
import { planImport } from './import-plan';
import { Uploads } from './uploads';

export const RUN_IMPORT = 'college-import-run';
export const UNDO_IMPORT = 'college-import-undo';

const FAULTS_KEPT = 100;
/** In flight at once: as many share one commit. */
const AT_ONCE = 256;
const POLL_MS = 50;

export interface ImportRun {
  readonly importId: string;
  readonly publish: boolean;
}

/** Brings the catalogue up to date from a file: a dry run first, then the run, and back again as a whole. */
@Injectable()
export class CollegeImports {
  private readonly logger = new Logger(CollegeImports.name);

  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
    private readonly jobs: Jobs,
    private readonly uploads: Uploads,
    private readonly history: History,
    private readonly projector: Projector,
    private readonly gateway: RealtimeGateway,
    private readonly keys: IdempotencyKeys,
  ) {}

  async list(): Promise<CollegeImportResource[]> {
    const found = await this.views.find(collegeImports, { sort: { createdAt: -1 } });
    return Promise.all(found.map((file) => this.resource(file)));
  }

  async get(importId: string): Promise<CollegeImportResource> {
    await this.projector.caughtUp();
    const file = await this.views.get(collegeImports, importId);
    if (!file) throw new Rejected('not-found', 'import-not-found', 'Import not found.');
    return this.resource(file);
  }

  /** The dry run; answers the import's id. */
  async check(fileName: string, source: CollegeSource): Promise<string> {
    const file = await readCollegeFile(source);
    const { counts, faults: reservations } = await this.plan(file.rows);
    const faults = [...file.faults, ...reservations].sort((a, b) => a.line - b.line);
    const digest = createHash('sha256').update(JSON.stringify(file)).digest('hex');
    await this.keys.claim('file', `${fileName}\n${digest}`);
    const importId = newId('college-import', fileName, digest);
    await this.uploads.keep(importId, file.rows);
    await this.dispatcher.dispatch(collegeImport, importId, 'Check', {
      importId,
      fileName,
      encoding: file.encoding,
      rows: file.rows.length + file.faults.length,
      counts,
      faults: faults.slice(0, FAULTS_KEPT),
      faultCount: faults.length,
    });
    return importId;
  }

  async start(importId: string, publish: boolean): Promise<void> {
    const { revision } = await this.dispatcher.dispatch(collegeImport, importId, 'Start', { publish });
    await this.jobs.add(RUN_IMPORT, { importId, publish }, { id: jobId(RUN_IMPORT, importId, revision) });
  }

  async startUndo(importId: string): Promise<void> {
    const { revision } = await this.dispatcher.dispatch(collegeImport, importId, 'StartUndo', {});
    await this.jobs.add(UNDO_IMPORT, { importId }, { id: jobId(UNDO_IMPORT, importId, revision) });
  }

  /** Resolves once what was started has ended, in whichever process; throws where it failed. */
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

  /** A run that was broken off is run again; what it had done by then stays done and is counted. */
  run({ data: { importId, publish }, progress }: Work<ImportRun>): Promise<void> {
    return this.recordingFailure(importId, 'running', async () => {
      const plan = await this.plan(await this.uploads.read<CollegeRow>(importId));
      const status = publish ? 'published' : 'review';
      const outcomes = await this.inChunks(importId, plan.colleges, progress, async (planned) => {
        const command = { importId, status, ...planned } as const;
        await this.dispatcher.dispatch(college, planned.ceebCode, 'ImportCollege', command);
        return this.outcomeOfRun(importId, planned.ceebCode);
      });
      const counts = { added: 0, changed: 0, unchanged: 0 };
      for (const outcome of outcomes) counts[outcome] += 1;
      await this.dispatcher.dispatch(collegeImport, importId, 'Finish', { counts });
      await this.uploads.remove(importId);
    });
  }

  undo({ data: { importId }, progress }: Work<{ importId: string }>): Promise<void> {
    return this.recordingFailure(importId, 'undoing', async () => {
      await this.projector.caughtUp(importedColleges);
      const touched = await this.views.find(importedColleges, { where: { importId } });
      const outcomes = await this.inChunks(importId, touched, progress, async ({ ceebCode }) => {
        await this.dispatcher.dispatch(college, ceebCode, 'UndoImport', { importId });
        return this.outcomeOfUndo(importId, ceebCode);
      });
      const counts = { deleted: 0, restored: 0, kept: 0 };
      for (const outcome of outcomes) counts[outcome] += 1;
      await this.dispatcher.dispatch(collegeImport, importId, 'FinishUndo', { counts });
    });
  }

  private async plan(rows: readonly CollegeRow[]) {
    await this.projector.caughtUp(colleges);
    return planImport(rows, await this.views.find(colleges));
  }

  /** What this import has done to a college, in this attempt or in one that was broken off. */
  private async outcomeOfRun(importId: string, ceebCode: string): Promise<keyof ImportCounts> {
    const state = await this.dispatcher.stateOf(college, ceebCode);
    if (state?.addedBy === importId) return 'added';
    return Object.keys(state?.imported[importId] ?? {}).length > 0 ? 'changed' : 'unchanged';
  }

  private async outcomeOfUndo(importId: string, ceebCode: string): Promise<keyof UndoCounts> {
    const events = await this.history.read(streamOf(college, ceebCode));
    const last = events.findLast(({ data }) => data.importId === importId);
    if (last?.type === 'CollegeDeleted') return 'deleted';
    return last?.type === 'CollegeEdited' && last.data.undo === true ? 'restored' : 'kept';
  }

  private async recordingFailure(
    importId: string,
    state: CollegeImport['state'],
    work: () => Promise<void>,
  ): Promise<void> {
    if ((await this.dispatcher.stateOf(collegeImport, importId))?.state !== state) return;
    try {
      await work();
    } catch (error) {
      // The job runs again.
      if (error instanceof Unavailable) throw error;
      this.logger.error({ err: error, importId }, 'An import failed.');
      const reason = error instanceof Error ? error.message : String(error);
      await this.dispatcher.dispatch(collegeImport, importId, 'Fail', { reason });
    }
  }

  private async inChunks<T, Outcome>(
    importId: string,
    items: readonly T[],
    progress: (done: number) => Promise<void>,
    work: (item: T) => Promise<Outcome>,
  ): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    const admins = await this.views.find(people, { where: { role: 'admin' } });
    const to = admins.map(({ id }) => id);
    const version = (await this.views.get(collegeImports, importId))?.version ?? 0;
    for (let start = 0; start < items.length; start += AT_ONCE) {
      const chunk = items.slice(start, start + AT_ONCE);
      outcomes.push(...(await Promise.all(chunk.map(work))));
      const done = (start + chunk.length) / items.length;
      await progress(done);
      this.gateway.send(to, {
        name: 'college-import.changed',
        type: 'CollegeImport',
        id: importId,
        version,
        data: { progress: done },
      });
    }
    return outcomes;
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
    const job = await this.jobs.status(jobId(state === 'running' ? RUN_IMPORT : UNDO_IMPORT, id, version));
    return job?.progress ?? 0;
  }
}

/** One for each start: `revision` is that of the event that says so. */
const jobId = (name: string, importId: string, revision: number) => `${name}-${importId}-${revision}`;
