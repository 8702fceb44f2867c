import { importDecider } from '../../../platform/imports/import.decider';
import type { ExamEntryImportEvents } from './exam-entry-imports.events';

/** A file with the answers of a class. */
export const examEntryImport = importDecider<'ExamEntryImport', ExamEntryImportEvents>(
  'exam-entry-import',
  'ExamEntryImport',
);
