import type { ExamType } from '../../../../contract/exam-definitions';
import type { FormContent } from './exam-forms.events';

export interface ExamForm extends FormContent {
  readonly formId: string;
  readonly type: ExamType;
  readonly code: string;
  /** Counts the events that made it; 1 for an unchanged sample form. */
  readonly revision: number;
}
