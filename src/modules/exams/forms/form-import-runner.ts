import { Injectable } from '@nestjs/common';
import { examEntries } from '../../../../projections/exams/exam-entries';
import { Contended, Rejected } from '../../../kernel/errors';
import { Dispatcher, streamOf } from '../../../platform/dispatch/dispatcher';
import { Views } from '../../../platform/document-store/views';
import { History } from '../../../platform/history/history';
import type { ImportDocument } from '../../../platform/imports/import-kind';
import type { ImportRunner, MapInBatches } from '../../../platform/imports/import-runs';
import type { RowIssue } from '../../../platform/imports/row-issue';
import { Uploads } from '../../../platform/imports/uploads';
import { Projector } from '../../../platform/projector/projector';
import { examForm } from './exam-form.decider';
import type { FormImportSteps } from './exam-forms.events';
import { FormPlanner } from './form-planner';
import type { PlannedForm } from './form-plan';
import type { CheckedFormRow } from './form-rows';
import { t } from './messages';
import { sampleOf } from './sample-forms';

@Injectable()
export class FormImportRunner implements ImportRunner<FormImportSteps> {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
    private readonly planner: FormPlanner,
    private readonly uploads: Uploads,
    private readonly history: History,
    private readonly projector: Projector,
  ) {}

  async run({ id: importId, details }: ImportDocument<FormImportSteps>, mapItems: MapInBatches) {
    const { forms, issues } = await this.planner.plan(await this.uploads.read<CheckedFormRow>(importId));
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
}
