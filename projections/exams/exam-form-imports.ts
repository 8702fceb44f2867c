import type { FormImportEffect, FormImportEvents } from '../../src/modules/exams/forms/exam-forms.events';
import { importedFiles, type ImportedFile } from '../imports';

export interface ExamFormImport extends ImportedFile {
  readonly content: FormImportEvents['ExamFormImportChecked']['content'];
  readonly forms: readonly FormImportEffect[];
  readonly undone: { readonly kept: readonly string[] } | null;
}

export const examFormImports = importedFiles<'ExamFormImport', FormImportEvents, ExamFormImport>({
  name: 'exam-form-imports',
  version: 2,
  noun: 'ExamFormImport',
  empty: { content: 'key', forms: [], undone: null },
  undone: ({ kept }) => ({ undone: { kept } }),
});
