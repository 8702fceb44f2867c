import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ImportFault } from '../../../contract/college-imports';
import { LANGUAGE } from '../../kernel/sentences';
import { collegeImports } from '../../../projections/college-imports';
import { Dispatcher, type Decided } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { IdempotencyKeys } from '../../platform/http/idempotency-keys';
import { newId } from '../../platform/http/request-context';
import { Jobs } from '../../platform/jobs/jobs';
import { Projector } from '../../platform/projector/projector';
import { readCollegeFile, type CollegeSource } from './college-file';
import { importJobId, RUN_IMPORT, UNDO_IMPORT, type ImportRun, type ImportUndo } from './college-import-jobs';
import { collegeImport } from './college-import.decider';
import { ImportPlanner } from './import-planner';
import type { RowFault } from './row-fault';
import { Uploads } from './uploads';
import { words } from './words';

const FAULTS_KEPT = 100;

/** Updates the catalogue from a file: a dry run first, then the run, which can be undone as a whole. */
@Injectable()
export class CollegeImports {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
    private readonly projector: Projector,
    private readonly jobs: Jobs,
    private readonly planner: ImportPlanner,
    private readonly uploads: Uploads,
    private readonly keys: IdempotencyKeys,
  ) {}

  /** The dry run; returns the import's id. */
  async check(fileName: string, source: CollegeSource): Promise<string> {
    const read = await readCollegeFile(source);
    const file = { ...read, faults: told(read.faults) };
    const { counts, faults: reservations } = await this.planner.plan(file.rows);
    const faults = [...file.faults, ...told(reservations)].sort((a, b) => a.line - b.line);
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

  start(importId: string, publish: boolean): Promise<void> {
    return this.begin(RUN_IMPORT, { importId, publish }, () =>
      this.dispatcher.dispatch(collegeImport, importId, 'Start', { publish }),
    );
  }

  startUndo(importId: string): Promise<void> {
    return this.begin(UNDO_IMPORT, { importId }, () =>
      this.dispatcher.dispatch(collegeImport, importId, 'StartUndo', {}),
    );
  }

  /** An import whose job was parked has failed: it can be run again or undone. */
  async endParked(): Promise<void> {
    await this.projector.caughtUp(collegeImports);
    const where = { state: { in: ['running', 'undoing'] } };
    for (const { id, state, version } of await this.views.find(collegeImports, { where }))
      await this.endIfParked(state === 'running' ? RUN_IMPORT : UNDO_IMPORT, id, version);
  }

  /** Starts an import again if its job was parked. */
  private async begin(
    job: string,
    data: ImportRun | ImportUndo,
    record: () => Promise<Pick<Decided, 'events' | 'revision'>>,
  ): Promise<void> {
    const { importId } = data;
    const before = await record();
    const isParked = before.events.length === 0 && (await this.endIfParked(job, importId, before.revision));
    const { revision } = isParked ? await record() : before;
    await this.jobs.add(job, data, { id: importJobId(job, importId, revision) });
  }

  private async endIfParked(name: string, importId: string, revision: number): Promise<boolean> {
    const job = await this.jobs.status(importJobId(name, importId, revision));
    if (job?.state !== 'failed') return false;
    await this.dispatcher.dispatch(collegeImport, importId, 'Fail', {
      reason: job.error ?? words[LANGUAGE].importGivenUp,
    });
    return true;
  }
}

/** Stored with the import, in the uploader's language. */
const told = (faults: readonly RowFault[]): ImportFault[] =>
  faults.map(({ line, severity, told }) => ({ line, severity, message: told.in(LANGUAGE) }));
