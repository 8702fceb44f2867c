import { Injectable } from '@nestjs/common';
import type { FormImportResource } from '../../../../contract/exam-forms';
import { examEntries } from '../../../../projections/exams/exam-entries';
import type { ExamFormImport } from '../../../../projections/exams/exam-form-imports';
import { Views } from '../../../platform/document-store/views';
import type { CsvSource } from '../../../platform/imports/csv-file';
import { ImportQueries } from '../../../platform/imports/import-queries';
import { Imports } from '../../../platform/imports/imports';
import { formImportKind } from './form-import-kind';
import { FormPlanner } from './form-planner';
import { isOfKey, readFormFile, type TargetForm } from './form-rows';

type WithProgress = ExamFormImport & { readonly progress: number };

@Injectable()
export class FormImports {
  constructor(
    private readonly views: Views,
    private readonly imports: Imports,
    private readonly queries: ImportQueries,
    private readonly planner: FormPlanner,
  ) {}

  async check(fileName: string, source: CsvSource, target: TargetForm): Promise<string> {
    const file = await readFormFile(source, target);
    const { effects: forms, faults, rows } = await this.planner.plan(file.rows);
    const content = file.rows.every(isOfKey) ? 'key' : 'scale';
    return this.imports.check(formImportKind, fileName, file, { content, forms }, faults, rows);
  }

  start(importId: string): Promise<void> {
    return this.imports.start(formImportKind, importId, {});
  }

  startUndo(importId: string): Promise<void> {
    return this.imports.startUndo(formImportKind, importId);
  }

  async list(): Promise<FormImportResource[]> {
    return this.resources(await this.queries.list(formImportKind));
  }

  async get(importId: string): Promise<FormImportResource> {
    const [resource] = await this.resources([await this.queries.get(formImportKind, importId, examEntries)]);
    return resource!;
  }

  finished(importId: string, options?: Parameters<ImportQueries['ended']>[2]): Promise<ExamFormImport> {
    return this.queries.ended(formImportKind, importId, options);
  }

  private async resources(files: readonly WithProgress[]): Promise<FormImportResource[]> {
    const formIds = [...new Set(files.flatMap(({ forms }) => forms.map(({ formId }) => formId)))];
    const entries = await this.views.countBy(examEntries, 'formId', { formId: { in: formIds } });
    return files.map(({ id, ownerId: _owner, version: _, forms, ...attributes }) => ({
      id,
      attributes: {
        ...attributes,
        forms: forms.map((form) => ({ ...form, entries: entries.get(form.formId) ?? 0 })),
      },
      relationships: {},
    }));
  }
}
