import { decider } from '../../../kernel/decider';
import { Rejected } from '../../../kernel/errors';
import type { ExamSittingEvents } from './exam-entries.events';
import { say } from './words';

export interface ExamSitting {
  readonly entryId: string | null;
}

export type ExamSittingCommands = {
  /** `after` distinguishes the times at which one request reserves it. */
  Take: ExamSittingEvents['ExamSittingTaken'] & { readonly after: number };
  Release: ExamSittingEvents['ExamSittingReleased'];
  TakeAgain: ExamSittingEvents['ExamSittingTaken'];
};

/** A student can have one entry for each form and date: the first one reserves it. */
export const examSitting = decider<ExamSitting, ExamSittingCommands, ExamSittingEvents>({
  name: 'exam-sitting',
  initial: { entryId: null },
  decide: {
    Take: ({ entryId, studentId }, { entryId: holder }) =>
      holder === null ? [{ type: 'ExamSittingTaken', data: { entryId, studentId } }] : [],
    TakeAgain: (sitting, { entryId: holder }) => {
      if (holder === sitting.entryId) return [];
      if (holder !== null) throw new Rejected('conflict', say('same-test'));
      return [{ type: 'ExamSittingTaken', data: sitting }];
    },
    Release: ({ entryId, studentId }, { entryId: holder }) =>
      holder === entryId ? [{ type: 'ExamSittingReleased', data: { entryId, studentId } }] : [],
  },
  evolve: {
    ExamSittingTaken: (_, { entryId }) => ({ entryId }),
    ExamSittingReleased: () => ({ entryId: null }),
  },
});
