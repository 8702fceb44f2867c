import { Injectable, Logger } from '@nestjs/common';
import type { ImportFailure, ImportState } from '../../../contract/imports';
import { Contended, Rejected, Unavailable } from '../../kernel/errors';
import { Accounts } from '../auth/session-user';
import { Dispatcher } from '../dispatch/dispatcher';
import { mapInBatches } from '../dispatch/batches';
import { Views } from '../document-store/views';
import type { JobHandlers, Work } from '../jobs/jobs';
import { RealtimeGateway } from '../realtime/realtime.gateway';
import type { ImportCommands, ImportEvents } from './import.decider';
import { importJobs, type ImportDocument, type ImportKind } from './import-kind';
import { Imports } from './imports';
import { Uploads } from './uploads';

export type MapInBatches = <Item, Outcome>(
  items: readonly Item[],
  work: (item: Item) => Promise<Outcome>,
) => Promise<Outcome[]>;

type ImportRun<Details> = Details & { readonly importId: string };

/** What running and undoing an import does to its items. An interrupted run is repeated, and continues. */
export interface ImportRunner<Noun extends string, Events extends ImportEvents<Noun>> {
  run(
    run: ImportRun<ImportCommands<Noun, Events>['Start']>,
    mapItems: MapInBatches,
  ): Promise<ImportCommands<Noun, Events>['Finish']>;
  undo(importId: string, mapItems: MapInBatches): Promise<ImportCommands<Noun, Events>['FinishUndo']>;
}

@Injectable()
export class ImportRuns {
  private readonly logger = new Logger(ImportRuns.name);

  constructor(
    private readonly views: Views,
    private readonly accounts: Accounts,
    private readonly dispatcher: Dispatcher,
    private readonly gateway: RealtimeGateway,
    private readonly uploads: Uploads,
    private readonly imports: Imports,
  ) {}

  handlers<Noun extends string, Events extends ImportEvents<Noun>, Document extends ImportDocument>(
    kind: ImportKind<Noun, Events, Document>,
    runner: ImportRunner<Noun, Events>,
  ): JobHandlers {
    const { decider } = kind;
    const jobs = importJobs(kind);
    type Run = ImportRun<ImportCommands<Noun, Events>['Start']>;
    return {
      [jobs.run]: ({ data, progress }: Work<Run>) =>
        this.recordingFailure(kind, data.importId, 'running', async () => {
          const outcome = await runner.run(data, await this.runBatches(kind, data.importId, progress));
          await this.dispatcher.dispatch(decider, data.importId, 'Finish', outcome);
          await this.uploads.remove(data.importId);
        }),
      [jobs.undo]: ({ data: { importId }, progress }: Work<{ readonly importId: string }>) =>
        this.recordingFailure(kind, importId, 'undoing', async () => {
          const outcome = await runner.undo(importId, await this.runBatches(kind, importId, progress));
          await this.dispatcher.dispatch(decider, importId, 'FinishUndo', outcome);
        }),
      [jobs.endParked]: () => this.imports.endParked(kind),
    };
  }

  private async recordingFailure<
    Noun extends string,
    Events extends ImportEvents<Noun>,
    Document extends ImportDocument,
  >(
    { decider }: ImportKind<Noun, Events, Document>,
    importId: string,
    state: ImportState,
    work: () => Promise<void>,
  ): Promise<void> {
    if ((await this.dispatcher.stateOf(decider, importId))?.state !== state) return;
    try {
      await work();
    } catch (error) {
      // The job will be retried.
      if (error instanceof Unavailable || error instanceof Contended) throw error;
      this.logger.error({ err: error, importId }, 'An import failed.');
      await this.dispatcher.dispatch(decider, importId, 'Fail', { reason: reasonOf(error) });
    }
  }

  private async runBatches<
    Noun extends string,
    Events extends ImportEvents<Noun>,
    Document extends ImportDocument,
  >(
    { view, changed, concerns }: ImportKind<Noun, Events, Document>,
    importId: string,
    progress: (done: number) => Promise<void>,
  ): Promise<MapInBatches> {
    const file = await this.views.get(view, importId);
    const to = file ? await concerns(this.accounts, file) : [];
    return (items, work) =>
      mapInBatches(items, work, async (done) => {
        await progress(done);
        this.gateway.send(to, changed(importId, file?.version ?? 0, { progress: done }));
      });
  }
}

/** An error's message may quote the file, so it is logged but not recorded in the history. */
const reasonOf = (error: unknown): ImportFailure =>
  error instanceof Rejected && error.code === 'upload-gone' ? 'upload-gone' : 'unexpected';
