import type { ExamType } from '../../../../contract/exam-definitions';
import type { FormContent } from './exam-forms.events';

export interface ExamForm extends FormContent {
  readonly formId: string;
  readonly type: ExamType;
  readonly code: string;
  /** The revision counts the form's events; it is 1 for an unchanged sample form. */
  readonly revision: number;
}
