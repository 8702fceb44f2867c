import type { ExamType } from '../../../../contract/exam-definitions';
import type { FormContent } from './exam-forms.events';

/** A test with its key, the skill of each question, and what raw scores are scaled to. */
export interface ExamForm extends FormContent {
  readonly formId: string;
  readonly type: ExamType;
  readonly code: string;
  /** How many facts it is made of: 1 for a sample form that nobody has changed. */
  readonly revision: number;
}
