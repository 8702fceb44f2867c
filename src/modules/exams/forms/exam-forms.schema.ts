import { examFormRevisions } from '../../../../projections/exams/exam-form-revisions';
import { examForms } from '../../../../projections/exams/exam-forms';
import { defineSchema } from '../../../kernel/schema';
import { describeExamForms } from './exam-forms.audit';
import { examFormEvents } from './exam-forms.events';

export const examFormsSchema = defineSchema({
  events: examFormEvents,
  audit: describeExamForms,
  projections: [examFormRevisions, examForms],
});
