import { examEntryImports } from '../../../../projections/exams/exam-entry-imports';
import { defineSchema } from '../../../kernel/schema';
import { describeExamEntryImports } from './exam-entry-imports.audit';
import { examEntryImportEvents } from './exam-entry-imports.events';

export const examEntryImportsSchema = defineSchema({
  events: examEntryImportEvents,
  audit: describeExamEntryImports,
  projections: [examEntryImports],
});
