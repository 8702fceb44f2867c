import { examFormImports } from '../../../../projections/exam-form-imports';
import { examForms } from '../../../../projections/exam-forms';
import { defineSchema } from '../../../kernel/schema';
import { describeExamForms } from './exam-forms.audit';
import { examFormEvents } from './exam-forms.events';

export const examFormsSchema = defineSchema({
  events: examFormEvents,
  audit: describeExamForms,
  projections: [examFormImports, examForms],
});
