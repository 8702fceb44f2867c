import { Injectable } from '@nestjs/common';
import type { FormImportResource } from '../../../../contract/exam-forms';
import { examEntries } from '../../../../projections/exams/exam-entries';
import { examForms } from '../../../../projections/exams/exam-forms';
import { imports } from '../../../../projections/imports';
import { Contended, Rejected } from '../../../kernel/errors';
import { streamOf } from '../../../platform/dispatch/dispatcher';
import { History } from '../../../platform/history/history';
import type { CsvSource } from '../../../platform/imports/csv-file';
import { type ImportDocument, importKind, type RowIssue } from '../../../platform/imports/import-kind';
import type { ShownImport } from '../../../platform/imports/import-queries';
import type { MapInBatches } from '../../../platform/imports/import-runs';
import { ImportService, importResource } from '../../../platform/imports/import-service';
import { examForm, examFormImport } from './exam-form.decider';
import { ExamForms } from './exam-forms';
import type { FormImportSteps } from './exam-forms.events';
import { formAdmins } from './exam-forms.live';
import { planForms, type FormPlan, type PlannedForm } from './form-plan';
import { isOfKey, readFormFile, type TargetForm, type CheckedFormRow } from './form-rows';
import { t } from './messages';
import { sampleOf } from './sample-forms';

export const formImportKind = importKind(examFormImport, imports, 'form-import.changed', formAdmins);

@Injectable()
export class FormImports extends ImportService<FormImportSteps, FormImportResource, TargetForm> {
  protected readonly kind = formImportKind;
  protected override readonly alsoRead = [examEntries];

  constructor(
    private readonly forms: ExamForms,
    private readonly history: History,
  ) {
    super();
  }

  protected async plan(source: CsvSource, { type, code }: TargetForm) {
    const file = await readFormFile(source, { type: type || undefined, code: code || undefined });
    const { effects: forms, issues, rows } = await this.planOf(file.rows);
    const content = file.rows.every(isOfKey) ? ('key' as const) : ('scale' as const);
    return { file, details: { content, forms }, issues, rows };
  }

  protected async answers(files: readonly ShownImport<FormImportSteps>[]): Promise<FormImportResource[]> {
    const formIds = [...new Set(files.flatMap(({ details }) => details.forms.map(({ formId }) => formId)))];
    const entries = await this.views.countBy(examEntries, 'formId', { formId: { in: formIds } });
    return files.map((file) => {
      const { content, forms } = file.details;
      const counted = forms.map((form) => ({ ...form, entries: entries.get(form.formId) ?? 0 }));
      return importResource(file, { content, forms: counted });
    });
  }

  async run({ id: importId, details }: ImportDocument<FormImportSteps>, mapItems: MapInBatches) {
    const { forms, issues } = await this.planOf(await this.uploads.read<CheckedFormRow>(importId));
    const found = issues.filter(({ severity }) => severity === 'error');
    const done = new Set<string>();
    await mapItems(forms, async (form) => {
      const issue = await this.import(importId, form);
      if (issue) found.push(issue);
      else done.add(form.formId);
    });
    return { details: { forms: details.forms.filter(({ formId }) => done.has(formId)) }, found };
  }

  async undo({ id: importId, details }: ImportDocument<FormImportSteps>, mapItems: MapInBatches) {
    await this.projector.caughtUp(examEntries);
    const remainingCodes = await mapItems(details.forms, async ({ formId, code }) =>
      (await this.isUndone(importId, formId)) ? [] : [code],
    );
    return { kept: remainingCodes.flat() };
  }

  /** The reason for which the form was left out; undefined if it was imported. */
  private async import(
    importId: string,
    { line, given, ...named }: PlannedForm,
  ): Promise<RowIssue | undefined> {
    const command = { ...named, ...given, importId, sample: sampleOf(named.formId) };
    try {
      await this.dispatcher.dispatch(examForm, named.formId, 'Import', command);
      return undefined;
    } catch (error) {
      if (!(error instanceof Rejected) || error instanceof Contended || error.kind !== 'conflict')
        throw error;
      const localized = t('formTaken', { form: `${named.type} ${named.code}` });
      return { line, severity: 'error', localized };
    }
  }

  /** Returns false if the form stays, since it was changed afterwards or its entries would lose their form. */
  private async isUndone(importId: string, formId: string): Promise<boolean> {
    const form = await this.dispatcher.stateOf(examForm, formId);
    const withdraws = form?.imports.at(-1)?.before === null;
    const hasEntries = withdraws && (await this.views.count(examEntries, { formId })) > 0;
    if (!hasEntries) await this.dispatcher.dispatch(examForm, formId, 'UndoImport', { importId });
    const events = await this.history.read(streamOf(examForm, formId));
    const last = events.findLast(({ data }) => data.importId === importId);
    return !last || last.type === 'ExamFormWithdrawn' || last.data.undo === true;
  }

  private async planOf(rows: readonly CheckedFormRow[]): Promise<FormPlan> {
    await this.projector.caughtUp(examForms);
    const existing = await this.forms.list();
    return planForms(rows, new Map(existing.map((form) => [form.formId, form])));
  }
}
