import { Injectable } from '@nestjs/common';
import { graduationYear } from '../../../../contract/grades';
import type { OutcomeImportResource } from '../../../../contract/outcomes';
import type { ParsedQuery } from '../../../../contract/calls';
import { imports } from '../../../../projections/imports';
import { outcomes } from '../../../../projections/outcomes/outcomes';
import { Rejected } from '../../../kernel/errors';
import type { SessionUser } from '../../../platform/auth/session-user';
import { idFrom } from '../../../platform/http/request-context';
import type { CsvSource } from '../../../platform/imports/csv-file';
import { importKind, type ImportDocument } from '../../../platform/imports/import-kind';
import type { ShownImport } from '../../../platform/imports/import-queries';
import type { MapInBatches } from '../../../platform/imports/import-runs';
import { ImportService, importResource, type ImportScope } from '../../../platform/imports/import-service';
import { dateInNewYork } from '../../../platform/new-york';
import { CollegeDirectory } from '../../colleges/colleges.queries';
import { EntityMemberReader, EntityReader } from '../../identity/directory/directory.queries';
import { importedOutcome, outcomeImport } from '../imported-outcome.decider';
import { t } from '../messages';
import type { OutcomeEvents } from '../outcomes.events';
import { readOutcomeFile } from './outcome-file';
import type { OutcomeImportSteps } from './outcome-imports.events';

type Query = ParsedQuery<'POST /outcome-imports'>;
type PlannedOutcome = Omit<OutcomeEvents['OutcomeImported'], 'outcomeId' | 'importId' | 'entityId'> & {
  readonly line: number;
};

export const outcomeImportKind = importKind(outcomeImport, imports, 'outcome-import.changed');

/** Admins of a school see its imports, a platform admin sees all of them. */
@Injectable()
export class OutcomeImports extends ImportService<OutcomeImportSteps, OutcomeImportResource, Query> {
  protected readonly kind = outcomeImportKind;

  constructor(
    private readonly colleges: CollegeDirectory,
    private readonly schools: EntityReader,
    private readonly entityMembers: EntityMemberReader,
  ) {
    super();
  }

  protected async plan(source: CsvSource, { entity_id }: Query, user: SessionUser) {
    const entityId = await this.schoolFor(user, entity_id);
    const file = await readOutcomeFile(source, graduationYear('12th', dateInNewYork())! - 1);
    const known = await this.colleges.findMany([...new Set(file.rows.map(({ college }) => college))]);
    const rows: PlannedOutcome[] = file.rows.flatMap(({ college, ...row }) => {
      const found = known.get(college);
      return found ? [{ ...row, ceebCode: found.id }] : [];
    });
    const issues = file.rows
      .filter(({ college }) => !known.has(college))
      .map(({ line }) => ({ line, severity: 'error', localized: t('row-refused.college') }) as const);
    return { file, details: { entityId, outcomes: rows.length }, issues, rows };
  }

  protected override async scopeOf({ id, role }: SessionUser): Promise<ImportScope<OutcomeImportSteps>> {
    if (role === 'admin') return { includes: () => true };
    const own = await this.entityMembers.entitiesOf(id);
    return {
      where: { 'details.entityId': { in: own } },
      includes: ({ details }) => own.includes(details.entityId),
    };
  }

  protected override refusalToRun({ details }: ImportDocument<OutcomeImportSteps>) {
    return details.outcomes === 0 ? t('nothing-to-import') : undefined;
  }

  protected async answers(
    files: readonly ShownImport<OutcomeImportSteps>[],
  ): Promise<OutcomeImportResource[]> {
    const names = await this.schools.names(files.map(({ details }) => details.entityId));
    return files.map((file) => {
      const { entityId, outcomes: count } = file.details;
      return importResource(file, { school: names.get(entityId) ?? '', outcomes: count });
    });
  }

  private async schoolFor({ id, role }: SessionUser, requested: string | undefined): Promise<string> {
    const own = await this.entityMembers.entitiesOf(id);
    const chosen = requested ?? (own.length === 1 ? own[0] : undefined);
    const isAllowed =
      chosen !== undefined &&
      (own.includes(chosen) || (role === 'admin' && (await this.schools.names([chosen])).has(chosen)));
    if (isAllowed) return chosen;
    throw new Rejected('invalid', t('choose-entity'), { entity_id: t('choose-entity') });
  }

  async run(
    { id: importId, details: { entityId } }: ImportDocument<OutcomeImportSteps>,
    mapItems: MapInBatches,
  ) {
    const rows = await this.uploads.read<PlannedOutcome>(importId);
    await mapItems(rows, async ({ line, ...row }) => {
      const outcomeId = idFrom(importedOutcome.name, importId, String(line));
      const outcome = { ...row, outcomeId, importId, entityId };
      await this.dispatcher.dispatch(importedOutcome, outcomeId, 'Import', outcome);
    });
    return { details: { outcomes: rows.length }, found: [] };
  }

  async undo({ id: importId, details }: ImportDocument<OutcomeImportSteps>, mapItems: MapInBatches) {
    await this.projector.caughtUp(outcomes);
    const left = await this.views.find(outcomes, { where: { importId } });
    await mapItems(left, ({ id: outcomeId }) =>
      this.dispatcher.dispatch(importedOutcome, outcomeId, 'Remove', { outcomeId, importId }),
    );
    return { removed: details.outcomes };
  }
}
