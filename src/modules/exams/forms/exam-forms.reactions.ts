import type { RecordedEvent } from '../../../kernel/event';
import type { Reactions } from '../../../platform/reactor/reactor';
import type { ExamFormEvents } from './exam-forms.events';

export const RESCORE = 'exam-form-rescore';
export const NOTIFY_STAFF = 'exam-form-tell-staff';

export interface Rescoring {
  readonly formId: string;
  readonly revision: number;
}

export const rescoringJobId = ({ formId, revision }: Rescoring) => `${RESCORE}-${formId}-${revision}`;

const rescore = ({ data: { formId }, revision }: RecordedEvent<ExamFormEvents>) => {
  const data: Rescoring = { formId, revision: revision + 1 };
  return { job: RESCORE, data, id: rescoringJobId(data) };
};

export const examFormReactions: Reactions<Omit<ExamFormEvents, 'ExamFormWithdrawn'>> = {
  ExamFormDefined: (event) => (event.data.importId === null ? null : rescore(event)),
  ExamFormReplaced: rescore,
  ExamKeyCorrected: rescore,
  ExamSkillCorrected: rescore,
  ExamScaleCorrected: rescore,
};
