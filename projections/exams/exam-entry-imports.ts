import { retained } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import type { ExamEntryEvents } from '../../src/modules/exams/entries/exam-entries.events';
import type { ExamEntryImportEvents } from '../../src/modules/exams/entry-imports/exam-entry-imports.events';
import { importedFiles, type ImportedFile } from '../imports';

export interface ExamEntryImport extends ImportedFile {
  readonly entries: number;
  readonly removed: number;
  readonly undone: { readonly removed: number; readonly kept: number } | null;
}

const files = importedFiles<'ExamEntryImport', ExamEntryImportEvents, ExamEntryImport>({
  name: 'exam-entry-imports',
  version: 2,
  noun: 'ExamEntryImport',
  empty: { entries: 0, removed: 0, undone: null },
  undone: ({ removed, kept }) => ({ undone: { removed, kept } }),
});

export const examEntryImports = projection<
  ExamEntryImport,
  ExamEntryImportEvents & Pick<ExamEntryEvents, 'ExamRemoved'>
>({
  ...files,
  key: ({ data }) => data.importId ?? [],
  exported: retained('Of the staff who uploaded it; what it entered is with the exams.'),
  on: {
    ...files.on,
    ExamRemoved: (file) => (file.createdAt === '' ? null : { ...file, removed: file.removed + 1 }),
  },
});
