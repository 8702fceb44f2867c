import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LANGUAGES } from '../../../contract/languages';
import { Dispatcher, type Decision } from '../dispatch/dispatcher';
import { Views } from '../document-store/views';
import { IdempotencyKeys } from '../http/idempotency-keys';
import { currentContext, newId } from '../http/request-context';
import { Jobs } from '../jobs/jobs';
import { Projector } from '../projector/projector';
import type { CsvFile } from './csv-file';
import {
  type ImportDocument,
  importJobId,
  importJobs,
  type ImportKind,
  localizeIssues,
  type RowIssue,
} from './import-kind';
import type { ImportSteps } from './imports.events';
import { Uploads } from './uploads';

export const MAX_STORED_ISSUES = 100;

/** Returns the issues after a run has found more: those that are stored, up to a limit, and the number of all. */
export function withIssues(
  { faults, faultCount }: Pick<ImportDocument, 'faults' | 'faultCount'>,
  found: readonly RowIssue[],
) {
  const all = [...faults, ...localizeIssues(found)].sort((a, b) => a.line - b.line);
  return { faults: all.slice(0, MAX_STORED_ISSUES), faultCount: faultCount + found.length };
}

export interface ImportPlan<Steps extends ImportSteps = ImportSteps> {
  readonly file: CsvFile<object>;
  readonly details: Steps['checked'];
  /** Issues of the file as a whole, which no single row has. */
  readonly issues: readonly RowIssue[];
  readonly rows: readonly object[];
}

@Injectable()
export class Imports {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
    private readonly projector: Projector,
    private readonly jobs: Jobs,
    private readonly uploads: Uploads,
    private readonly keys: IdempotencyKeys,
  ) {}

  async check(
    { decider }: ImportKind,
    fileName: string,
    { file, details, issues: found, rows }: ImportPlan,
  ): Promise<string> {
    const issues = localizeIssues([...file.issues, ...found]).sort((a, b) => a.line - b.line);
    // The digest of a file is the same in any language and release.
    const { rows: fileRows, encoding } = file;
    const read = { rows: fileRows, faults: localizeIssues(file.issues, LANGUAGES[0]), encoding };
    const digest = createHash('sha256').update(JSON.stringify(read)).digest('hex');
    await this.keys.claim('file', `${fileName}\n${digest}`);
    const importId = newId(decider.name, fileName, digest);
    await this.uploads.keep(importId, rows);
    await this.dispatcher.dispatch(decider, importId, 'Check', {
      importId,
      ownerId: currentContext().actor.id,
      fileName,
      encoding,
      rows: fileRows.length + file.issues.length,
      details,
      faults: issues.slice(0, MAX_STORED_ISSUES),
      faultCount: issues.length,
    });
    return importId;
  }

  start(kind: ImportKind, importId: string, options: object): Promise<void> {
    return this.begin(kind, importJobs(kind).run, { importId, ...options }, () =>
      this.dispatcher.dispatch(kind.decider, importId, 'Start', options),
    );
  }

  startUndo(kind: ImportKind, importId: string): Promise<void> {
    return this.begin(kind, importJobs(kind).undo, { importId }, () =>
      this.dispatcher.dispatch(kind.decider, importId, 'StartUndo', {}),
    );
  }

  /** Marks imports whose jobs were parked as failed, so that they can be run again or undone. */
  async endParked(kind: ImportKind): Promise<void> {
    await this.projector.caughtUp(kind.view);
    const where = { kind: kind.decider.name, state: { in: ['running', 'undoing'] } };
    const { run, undo } = importJobs(kind);
    for (const { id, state, version } of await this.views.find(kind.view, { where }))
      await this.endIfParked(kind, state === 'running' ? run : undo, id, version);
  }

  private async begin(
    kind: ImportKind,
    job: string,
    data: { readonly importId: string },
    record: () => Promise<Pick<Decision, 'revision'> & { readonly events: readonly unknown[] }>,
  ): Promise<void> {
    const { importId } = data;
    const before = await record();
    const isParked =
      before.events.length === 0 && (await this.endIfParked(kind, job, importId, before.revision));
    const { revision } = isParked ? await record() : before;
    await this.jobs.add(job, data, { id: importJobId(job, importId, revision) });
  }

  private async endIfParked(
    { decider }: ImportKind,
    name: string,
    importId: string,
    revision: number,
  ): Promise<boolean> {
    const job = await this.jobs.status(importJobId(name, importId, revision));
    if (job?.state !== 'failed') return false;
    await this.dispatcher.dispatch(decider, importId, 'Fail', { reason: 'given-up' });
    return true;
  }
}
