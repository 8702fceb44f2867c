import { Injectable } from '@nestjs/common';
import type { FormImportResource } from '../../../../contract/exam-forms';
import { examEntries } from '../../../../projections/exams/exam-entries';
import { Views } from '../../../platform/document-store/views';
import type { CsvSource } from '../../../platform/imports/csv-file';
import type { ShownImport } from '../../../platform/imports/import-queries';
import { ImportService, importResource } from '../../../platform/imports/import-service';
import type { FormImportSteps } from './exam-forms.events';
import { formImportKind } from './form-import-kind';
import { FormPlanner } from './form-planner';
import { isOfKey, readFormFile, type TargetForm } from './form-rows';

@Injectable()
export class FormImports extends ImportService<FormImportSteps, FormImportResource, TargetForm> {
  protected readonly kind = formImportKind;
  protected override readonly alsoRead = [examEntries];

  constructor(
    private readonly views: Views,
    private readonly planner: FormPlanner,
  ) {
    super();
  }

  protected async plan(source: CsvSource, { type, code }: TargetForm) {
    const file = await readFormFile(source, { type: type || undefined, code: code || undefined });
    const { effects: forms, issues, rows } = await this.planner.plan(file.rows);
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
}
