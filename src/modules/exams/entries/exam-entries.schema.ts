import { examEntries } from '../../../../projections/exams/exam-entries';
import { defineSchema } from '../../../kernel/schema';
import { describeExamEntries } from './exam-entries.audit';
import { examEntryEvents } from './exam-entries.events';

export const examEntriesSchema = defineSchema({
  events: examEntryEvents,
  audit: describeExamEntries,
  projections: [examEntries],
});
