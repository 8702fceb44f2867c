import { compensation, decider } from '../../../kernel/decider';
import { Rejected } from '../../../kernel/errors';
import type { ExamAttemptEvents } from './exam-entries.events';
import { t } from './messages';

export interface ExamAttempt {
  readonly entryId: string | null;
}

export type ExamAttemptCommands = {
  /** `after` is -1, or the revision after which the request reserves again, so that this is a new command. */
  Take: ExamAttemptEvents['ExamSittingTaken'] & { readonly after: number };
  Release: ExamAttemptEvents['ExamSittingReleased'];
  TakeAgain: ExamAttemptEvents['ExamSittingTaken'];
};

/** A student can have one entry for each form and date: the first one reserves it. */
export const examAttempt = decider<ExamAttempt, ExamAttemptCommands, ExamAttemptEvents>({
  name: 'exam-sitting',
  stream: {
    key: 'hash of student, form and date',
    growsWith: 'entries of that exam attempt, one after the other',
  },
  initial: { entryId: null },
  decide: {
    Take: ({ entryId, studentId }, { entryId: holder }) =>
      holder === null ? [{ type: 'ExamSittingTaken', data: { entryId, studentId } }] : [],
    TakeAgain: (attempt, { entryId: holder }) => {
      if (holder === attempt.entryId) return [];
      if (holder !== null) throw new Rejected('conflict', t('same-test'));
      return [{ type: 'ExamSittingTaken', data: attempt }];
    },
    Release: ({ entryId, studentId }, { entryId: holder }) =>
      holder === entryId ? [{ type: 'ExamSittingReleased', data: { entryId, studentId } }] : [],
  },
  evolve: {
    ExamSittingTaken: (_, { entryId }) => ({ entryId }),
    ExamSittingReleased: () => ({ entryId: null }),
  },
});

export const examAttemptCompensation = compensation({
  decider: examAttempt,
  reserves: true,
  undoCommands: {
    ExamSittingTaken: (sitting) => ['Release', sitting],
    ExamSittingReleased: (sitting) => ['TakeAgain', sitting],
  },
});
