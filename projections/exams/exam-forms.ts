import { changedForm } from '../../contract/exam-form-changes';
import type { FormChange } from '../../contract/exam-forms';
import type { EventRecord } from '../../src/kernel/event';
import { projection } from '../../src/kernel/projection';
import type { ExamFormEvents, FormContent } from '../../src/modules/exams/forms/exam-forms.events';

export interface ExamFormView extends FormContent {
  readonly id: string;
  readonly type: ExamFormEvents['ExamFormDefined']['type'];
  readonly code: string;
  /** The number of events that made the form. */
  readonly revision: number;
}

/** Forms with events: imported ones, and sample forms that were changed. */
export const examForms = projection<ExamFormView, ExamFormEvents>({
  name: 'exam-forms',
  contains: 'exam forms that were imported or changed',
  version: 1,
  indexes: [{ type: 1, code: 1 }],
  key: ({ data }) => data.formId,
  empty: (id) => ({ id, type: 'SAT', code: '', revision: 0, sample: false, sections: [], scale: {} }),
  erasure: {},
  on: {
    ExamFormDefined: (form, { data: { type, code, content }, revision }) => ({
      ...form,
      type,
      code,
      ...content,
      revision: revision + 1,
    }),
    ExamFormReplaced: (form, { data: { content }, revision }) => ({
      ...form,
      ...content.to,
      revision: revision + 1,
    }),
    ExamFormWithdrawn: () => null,
    ExamKeyCorrected: (form, event) => {
      const { section, question, answers } = event.data;
      return corrected(form, { what: 'answer', section, question, answers: answers.to }, event);
    },
    ExamSkillCorrected: (form, event) => {
      const { section, question, skill } = event.data;
      return corrected(form, { what: 'skill', section, question, ...skill.to }, event);
    },
    ExamScaleCorrected: (form, event) => {
      const { part, raw, scaled } = event.data;
      return corrected(form, { what: 'scale', part, raw, scaled: scaled.to }, event);
    },
  },
});

const corrected = (form: ExamFormView, change: FormChange, { revision }: EventRecord): ExamFormView => ({
  ...(changedForm(form, change) ?? form),
  revision: revision + 1,
});
