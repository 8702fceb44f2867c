import type { ExamEntryView } from '../../../../projections/exams/exam-entries';
import type { Scored } from '../entries/exam-entries.events';

export type ScoredEntry = Pick<ExamEntryView, 'id' | 'type' | 'dateTaken' | 'sample'> & {
  readonly scored: Scored;
};

export const isScored = (entry: ExamEntryView): entry is ExamEntryView & { readonly scored: Scored } =>
  entry.scored !== null;
