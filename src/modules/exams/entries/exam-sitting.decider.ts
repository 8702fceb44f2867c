import { decider } from '../../../kernel/decider';
import type { ExamSittingEvents } from './exam-entries.events';

export interface ExamSitting {
  readonly entryId: string | null;
}

export type ExamSittingCommands = {
  /** `after` tells the times apart that one request takes it. */
  Take: ExamSittingEvents['ExamSittingTaken'] & { readonly after: number };
  Release: ExamSittingEvents['ExamSittingReleased'];
};

/** One entry for each form and date of a student: whichever comes first holds it. */
export const examSitting = decider<ExamSitting, ExamSittingCommands, ExamSittingEvents>({
  name: 'exam-sitting',
  initial: { entryId: null },
  decide: {
    Take: ({ entryId, studentId }, { entryId: holder }) =>
      holder === null ? [{ type: 'ExamSittingTaken', data: { entryId, studentId } }] : [],
    Release: ({ entryId, studentId }, { entryId: holder }) =>
      holder === entryId ? [{ type: 'ExamSittingReleased', data: { entryId, studentId } }] : [],
  },
  evolve: {
    ExamSittingTaken: (_, { entryId }) => ({ entryId }),
    ExamSittingReleased: () => ({ entryId: null }),
  },
});
