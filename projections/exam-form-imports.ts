import type { FormImportEffect, FormImportEvents } from '../src/modules/exams/forms/exam-forms.events';
import { importedFiles, type ImportedFile } from './imports';

export interface ExamFormImport extends ImportedFile {
  readonly content: FormImportEvents['ExamFormImportChecked']['content'];
  /** What running the import would do, or did. */
  readonly forms: readonly FormImportEffect[];
  /** The codes of forms that were unchanged by the undo. */
  readonly undone: { readonly kept: readonly string[] } | null;
}

/** Imported files of exam forms, and their outcomes. */
export const examFormImports = importedFiles<'ExamFormImport', FormImportEvents, ExamFormImport>({
  name: 'exam-form-imports',
  version: 2,
  noun: 'ExamFormImport',
  empty: { content: 'key', forms: [], undone: null },
  undone: ({ kept }) => ({ undone: { kept } }),
});
