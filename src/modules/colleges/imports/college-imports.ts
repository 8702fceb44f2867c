import { Injectable } from '@nestjs/common';
import type { CollegeImportResource } from '../../../../contract/college-imports';
import type { CollegeStatus } from '../../../../contract/colleges';
import { colleges } from '../../../../projections/colleges/colleges';
import { importedColleges } from '../../../../projections/colleges/imported-colleges';
import { imports } from '../../../../projections/imports';
import { Contended, Rejected } from '../../../kernel/errors';
import { streamOf } from '../../../platform/dispatch/dispatcher';
import { OneAtATime } from '../../../platform/dispatch/one-at-a-time';
import { History } from '../../../platform/history/history';
import type { CsvSource } from '../../../platform/imports/csv-file';
import { type ImportDocument, importKind, type RowIssue } from '../../../platform/imports/import-kind';
import type { ShownImport } from '../../../platform/imports/import-queries';
import type { MapInBatches } from '../../../platform/imports/import-runs';
import { ImportService, importResource } from '../../../platform/imports/import-service';
import { college, type College } from '../college.decider';
import type { CollegeImportSteps, ImportCounts, UndoCounts } from '../colleges.events';
import type { CollegeRow } from './college-columns';
import { readCollegeFile } from './college-file';
import { planImport, type ImportPlan, type PlannedCollege } from './import-plan';
import { collegeImport } from './unit-id.decider';
import { UnitIds } from './unit-ids';

export const collegeImportKind = importKind(collegeImport, imports, 'college-import.changed', (accounts) =>
  accounts.withRole('admin'),
);

@Injectable()
export class CollegeImports extends ImportService<CollegeImportSteps, CollegeImportResource> {
  protected readonly kind = collegeImportKind;

  constructor(
    private readonly history: History,
    private readonly oneAtATime: OneAtATime,
    private readonly unitIds: UnitIds,
  ) {
    super();
  }

  protected async plan(source: CsvSource) {
    const file = await readCollegeFile(source);
    const { counts, ...plan } = await this.planOf(file.rows);
    return { ...plan, file, details: counts };
  }

  protected answers(files: readonly ShownImport<CollegeImportSteps>[]): CollegeImportResource[] {
    return files.map((file) => importResource(file, file.details));
  }

  /** Imports run one at a time, since each is planned with the colleges of those before it. */
  run({ id: importId }: ImportDocument, mapItems: MapInBatches, { publish }: CollegeImportSteps['started']) {
    return this.oneAtATime.decide('college-imports', [colleges, imports], async () => {
      const plan = await this.planOf(await this.uploads.read<CollegeRow>(importId));
      const status = publish ? 'published' : 'review';
      const counts = { added: 0, changed: 0, unchanged: 0 };
      const found: RowIssue[] = [];
      await mapItems(plan.colleges, async ({ line, warning, ...planned }) => {
        const state = await this.import(importId, planned, status);
        const outcome = outcomeOfRun(importId, state);
        counts[outcome] += 1;
        if (outcome === 'added' && warning) found.push({ line, severity: 'warning', localized: warning });
      });
      return { details: counts, found };
    });
  }

  private async import(
    importId: string,
    { unitId, ...planned }: Omit<PlannedCollege, 'line' | 'warning'>,
    status: CollegeStatus,
  ): Promise<College | null> {
    const importAs = async (ceebCode: string) => {
      const command = { importId, status, ...planned, ceebCode };
      return (await this.dispatcher.dispatch(college, ceebCode, 'ImportCollege', command)).state;
    };
    if (planned.isKnown) return importAs(planned.ceebCode);
    const ceebCode = await this.unitIds.reserve(unitId, planned.ceebCode, importId);
    try {
      return await importAs(ceebCode);
    } catch (error) {
      if (!(error instanceof Rejected) || error instanceof Contended || error.kind !== 'conflict')
        throw error;
      return importAs(await this.unitIds.reserveSurrogate(unitId, ceebCode, importId));
    }
  }

  async undo({ id: importId }: ImportDocument, mapItems: MapInBatches) {
    await this.projector.caughtUp(importedColleges);
    const touched = await this.views.find(importedColleges, { where: { importId } });
    const outcomes = await mapItems(touched, async ({ ceebCode }) => {
      await this.dispatcher.dispatch(college, ceebCode, 'UndoImport', { importId });
      return this.outcomeOfUndo(importId, ceebCode);
    });
    const counts = { deleted: 0, restored: 0, kept: 0 };
    for (const outcome of outcomes) counts[outcome] += 1;
    return counts;
  }

  private async outcomeOfUndo(importId: string, ceebCode: string): Promise<keyof UndoCounts> {
    const events = await this.history.read(streamOf(college, ceebCode));
    const last = events.findLast(({ data }) => data.importId === importId);
    if (last?.type === 'CollegeDeleted') return 'deleted';
    return last?.type === 'CollegeEdited' && last.data.undo === true ? 'restored' : 'kept';
  }

  private async planOf(rows: readonly CollegeRow[]): Promise<ImportPlan> {
    await this.projector.caughtUp(colleges);
    return planImport(rows, await this.views.find(colleges));
  }
}

function outcomeOfRun(importId: string, state: College | null): keyof ImportCounts {
  if (state?.addedBy === importId) return 'added';
  return Object.keys(state?.imported[importId] ?? {}).length > 0 ? 'changed' : 'unchanged';
}
