import { Injectable, Logger } from '@nestjs/common';
import { serverEvent } from '../../../contract/realtime';
import { collegeImports, type CollegeImport } from '../../../projections/college-imports';
import { importedColleges } from '../../../projections/imported-colleges';
import { Unavailable } from '../../kernel/errors';
import { Accounts } from '../../platform/auth/session-user';
import { Dispatcher, streamOf } from '../../platform/dispatch/dispatcher';
import { inTurns } from '../../platform/dispatch/in-turns';
import { Views } from '../../platform/document-store/views';
import { History } from '../../platform/history/history';
import type { Work } from '../../platform/jobs/jobs';
import { Projector } from '../../platform/projector/projector';
import { RealtimeGateway } from '../../platform/realtime/realtime.gateway';
import { college, type College } from './college.decider';
import type { CollegeRow } from './college-columns';
import type { ImportRun, ImportUndo } from './college-import-jobs';
import { collegeImport } from './college-import.decider';
import type { ImportCounts, UndoCounts } from './colleges.events';
import { ImportPlanner } from './import-planner';
import { Uploads } from './uploads';

/** Runs and undoes imports, college by college, and reports the progress. */
@Injectable()
export class CollegeImportRunner {
  private readonly logger = new Logger(CollegeImportRunner.name);

  constructor(
    private readonly views: Views,
    private readonly accounts: Accounts,
    private readonly dispatcher: Dispatcher,
    private readonly planner: ImportPlanner,
    private readonly uploads: Uploads,
    private readonly history: History,
    private readonly projector: Projector,
    private readonly gateway: RealtimeGateway,
  ) {}

  /** An interrupted run is repeated; what it had done by then stays done and is counted. */
  run({ data: { importId, publish }, progress }: Work<ImportRun>): Promise<void> {
    return this.recordingFailure(importId, 'running', async () => {
      const plan = await this.planner.plan(await this.uploads.read<CollegeRow>(importId));
      const status = publish ? 'published' : 'review';
      const outcomes = await this.showingProgress(importId, plan.colleges, progress, async (planned) => {
        const command = { importId, status, ...planned } as const;
        const { state } = await this.dispatcher.dispatch(college, planned.ceebCode, 'ImportCollege', command);
        return outcomeOfRun(importId, state);
      });
      const counts = { added: 0, changed: 0, unchanged: 0 };
      for (const outcome of outcomes) counts[outcome] += 1;
      await this.dispatcher.dispatch(collegeImport, importId, 'Finish', { counts });
      await this.uploads.remove(importId);
    });
  }

  undo({ data: { importId }, progress }: Work<ImportUndo>): Promise<void> {
    return this.recordingFailure(importId, 'undoing', async () => {
      await this.projector.caughtUp(importedColleges);
      const touched = await this.views.find(importedColleges, { where: { importId } });
      const outcomes = await this.showingProgress(importId, touched, progress, async ({ ceebCode }) => {
        await this.dispatcher.dispatch(college, ceebCode, 'UndoImport', { importId });
        return this.outcomeOfUndo(importId, ceebCode);
      });
      const counts = { deleted: 0, restored: 0, kept: 0 };
      for (const outcome of outcomes) counts[outcome] += 1;
      await this.dispatcher.dispatch(collegeImport, importId, 'FinishUndo', { counts });
    });
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
      // The job will be retried.
      if (error instanceof Unavailable) throw error;
      this.logger.error({ err: error, importId }, 'An import failed.');
      const reason = error instanceof Error ? error.message : String(error);
      await this.dispatcher.dispatch(collegeImport, importId, 'Fail', { reason });
    }
  }

  private async showingProgress<T, Outcome>(
    importId: string,
    items: readonly T[],
    progress: (done: number) => Promise<void>,
    work: (item: T) => Promise<Outcome>,
  ): Promise<Outcome[]> {
    const to = await this.accounts.withRole('admin');
    const version = (await this.views.get(collegeImports, importId))?.version ?? 0;
    return inTurns(items, work, async (done) => {
      await progress(done);
      this.gateway.send(to, serverEvent('college-import.changed', importId, version, { progress: done }));
    });
  }
}

/** What this import has done to a college, in this attempt or in one that was broken off. */
function outcomeOfRun(importId: string, state: College | null): keyof ImportCounts {
  if (state?.addedBy === importId) return 'added';
  return Object.keys(state?.imported[importId] ?? {}).length > 0 ? 'changed' : 'unchanged';
}
