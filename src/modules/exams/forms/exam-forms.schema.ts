import { examFormImports } from '../../../../projections/exam-form-imports';
import { examFormRevisions } from '../../../../projections/exam-form-revisions';
import { examForms } from '../../../../projections/exam-forms';
import { defineSchema } from '../../../kernel/schema';
import { describeExamForms } from './exam-forms.audit';
import { examFormEvents } from './exam-forms.events';

export const examFormsSchema = defineSchema({
  events: examFormEvents,
  audit: describeExamForms,
  projections: [examFormImports, examFormRevisions, examForms],
});
