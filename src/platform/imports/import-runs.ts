import { Injectable, Logger } from '@nestjs/common';
import type { ImportFailure, ImportState } from '../../../contract/imports';
import { Contended, Rejected, Unavailable } from '../../kernel/errors';
import { Accounts } from '../auth/session-user';
import { Dispatcher, mapInBatches } from '../dispatch/dispatcher';
import { Views } from '../document-store/views';
import type { JobHandlers, Work } from '../jobs/jobs';
import { Projector } from '../projector/projector';
import { RealtimeGateway } from '../realtime/realtime.gateway';
import { type ImportDocument, importJobs, type ImportKind, type RowIssue } from './import-kind';
import { Imports, withIssues } from './imports';
import type { ImportSteps } from './imports.events';
import { Uploads } from './uploads';

export type MapInBatches = <Item, Outcome>(
  items: readonly Item[],
  work: (item: Item) => Promise<Outcome>,
) => Promise<Outcome[]>;

export interface ImportOutcome<Steps extends ImportSteps> {
  readonly details: Steps['finished'];
  /** The issues that the check had not found. */
  readonly found: readonly RowIssue[];
}

/** What running and undoing an import does to its items. An interrupted run is repeated, and continues. */
export interface ImportRunner<Steps extends ImportSteps = ImportSteps> {
  run(
    file: ImportDocument<Steps>,
    mapItems: MapInBatches,
    options: Steps['started'],
  ): Promise<ImportOutcome<Steps>>;
  undo(file: ImportDocument<Steps>, mapItems: MapInBatches): Promise<Steps['undone']>;
}

type ImportWork = Work<{ readonly importId: string }>;

@Injectable()
export class ImportRuns {
  private readonly logger = new Logger(ImportRuns.name);

  constructor(
    private readonly views: Views,
    private readonly projector: Projector,
    private readonly accounts: Accounts,
    private readonly dispatcher: Dispatcher,
    private readonly gateway: RealtimeGateway,
    private readonly uploads: Uploads,
    private readonly imports: Imports,
  ) {}

  handlers(kind: ImportKind, runner: ImportRunner): JobHandlers {
    const jobs = importJobs(kind);
    return {
      [jobs.run]: ({ data: { importId, ...options }, progress }: ImportWork) =>
        this.recordingFailure(kind, importId, 'running', async (file) => {
          const mapItems = await this.runBatches(kind, file, progress);
          const { details, found } = await runner.run(file, mapItems, options);
          const outcome = { details, ...withIssues(file, found) };
          await this.dispatcher.dispatch(kind.decider, importId, 'Finish', outcome);
          await this.uploads.remove(importId);
        }),
      [jobs.undo]: ({ data: { importId }, progress }: ImportWork) =>
        this.recordingFailure(kind, importId, 'undoing', async (file) => {
          const outcome = await runner.undo(file, await this.runBatches(kind, file, progress));
          await this.dispatcher.dispatch(kind.decider, importId, 'FinishUndo', outcome);
        }),
      [jobs.endParked]: () => this.imports.endParked(kind),
    };
  }

  private async recordingFailure(
    { decider, view }: ImportKind,
    importId: string,
    state: ImportState,
    work: (file: ImportDocument) => Promise<void>,
  ): Promise<void> {
    if ((await this.dispatcher.stateOf(decider, importId))?.state !== state) return;
    try {
      await this.projector.caughtUp(view);
      await work((await this.views.get(view, importId))!);
    } catch (error) {
      // The job will be retried.
      if (error instanceof Unavailable || error instanceof Contended) throw error;
      this.logger.error({ err: error, importId }, 'An import failed.');
      await this.dispatcher.dispatch(decider, importId, 'Fail', { reason: reasonOf(error) });
    }
  }

  private async runBatches(
    { changed, concerns }: ImportKind,
    file: ImportDocument,
    progress: (done: number) => Promise<void>,
  ): Promise<MapInBatches> {
    const to = await concerns(this.accounts, file);
    return (items, work) =>
      mapInBatches(items, work, async (done) => {
        await progress(done);
        this.gateway.send(to, changed(file.id, file.version, { progress: done }));
      });
  }
}

/** An error's message may quote the file, so it is logged but not recorded in the history. */
const reasonOf = (error: unknown): ImportFailure =>
  error instanceof Rejected && error.code === 'upload-gone' ? 'upload-gone' : 'unexpected';
