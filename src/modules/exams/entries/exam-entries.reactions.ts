import type { Reactions } from '../../../platform/reactor/reactor';
import type { ExamEntryEvents, ExamAttemptEvents } from './exam-entries.events';
import type { UnfinishedEntry } from './exam-entries';
import { examAttempt } from './exam-attempt.decider';

export const FINISH_EXAM = 'exam-entries-finish';

/** After this time a request has finished, or was interrupted. */
const A_MINUTE_MS = 60_000;

const finish = ({ entryId, studentId }: Omit<UnfinishedEntry, 'sitting'>, sitting: string | null = null) => {
  const data: UnfinishedEntry = { entryId, studentId, sitting };
  return { job: FINISH_EXAM, data, delayMs: A_MINUTE_MS };
};

export const examEntryReactions: Reactions<
  Pick<ExamEntryEvents, 'ExamEdited' | 'ExamRemoved'> & Pick<ExamAttemptEvents, 'ExamSittingTaken'>
> = {
  ExamSittingTaken: ({ stream, data }) => finish(data, stream.slice(`${examAttempt.name}-`.length)),
  ExamEdited: ({ data }) => finish(data),
  ExamRemoved: ({ data }) => finish(data),
};
