import type { Reactions } from '../../../platform/reactor/reactor';
import type { ExamEntryEvents, ExamSittingEvents } from './exam-entries.events';
import type { Unfinished } from './exam-entries';
import { examSitting } from './exam-sitting.decider';

export const FINISH_EXAM = 'exam-entries-finish';

/** After this time a request has finished, or was interrupted. */
const A_MINUTE_MS = 60_000;

const finish = ({ entryId, studentId }: Omit<Unfinished, 'sitting'>, sitting: string | null = null) => {
  const data: Unfinished = { entryId, studentId, sitting };
  return { job: FINISH_EXAM, data, delayMs: A_MINUTE_MS };
};

export const examEntryReactions: Reactions<
  Pick<ExamEntryEvents, 'ExamEdited' | 'ExamRemoved'> & Pick<ExamSittingEvents, 'ExamSittingTaken'>
> = {
  ExamSittingTaken: ({ stream, data }) => finish(data, stream.slice(`${examSitting.name}-`.length)),
  ExamEdited: ({ data }) => finish(data),
  ExamRemoved: ({ data }) => finish(data),
};
