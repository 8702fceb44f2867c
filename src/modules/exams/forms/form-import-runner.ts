import { Injectable } from '@nestjs/common';
import { examEntries } from '../../../../projections/exam-entries';
import { examFormImports } from '../../../../projections/exam-form-imports';
import { Dispatcher, streamOf } from '../../../platform/dispatch/dispatcher';
import { Views } from '../../../platform/document-store/views';
import { History } from '../../../platform/history/history';
import type { ImportRunner, MapInBatches } from '../../../platform/imports/import-runs';
import { Uploads } from '../../../platform/imports/uploads';
import { Projector } from '../../../platform/projector/projector';
import { examForm } from './exam-form.decider';
import type { FormImportEvents } from './exam-forms.events';
import { FormPlanner } from './form-planner';
import type { FormRow } from './form-rows';
import { sampleOf } from './sample-forms';

@Injectable()
export class FormImportRunner implements ImportRunner<'ExamFormImport', FormImportEvents> {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
    private readonly planner: FormPlanner,
    private readonly uploads: Uploads,
    private readonly history: History,
    private readonly projector: Projector,
  ) {}

  async run({ importId }: { importId: string }, mapItems: MapInBatches) {
    const { forms } = await this.planner.plan(await this.uploads.read<FormRow>(importId));
    await mapItems(forms, ({ given, ...name }) =>
      this.dispatcher.dispatch(examForm, name.formId, 'Import', {
        ...name,
        ...given,
        importId,
        sample: sampleOf(name.formId),
      }),
    );
    return {};
  }

  async undo(importId: string, mapItems: MapInBatches) {
    await this.projector.caughtUp(examFormImports, examEntries);
    const forms = (await this.views.get(examFormImports, importId))?.forms ?? [];
    const keptCodes = await mapItems(forms, async ({ formId, code }) =>
      (await this.isUndone(importId, formId)) ? [] : [code],
    );
    return { kept: keptCodes.flat() };
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
