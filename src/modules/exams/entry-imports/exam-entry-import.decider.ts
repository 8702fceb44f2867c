import { importDecider } from '../../../platform/imports/import.decider';
import type { ExamEntryImportEvents } from './exam-entry-imports.events';

export const examEntryImport = importDecider<'ExamEntryImport', ExamEntryImportEvents>(
  'exam-entry-import',
  'ExamEntryImport',
);
