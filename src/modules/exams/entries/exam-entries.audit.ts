import { sides, type Describe, type Fields } from '../../../kernel/audit';
import type { Answers, ExamEntryEvents, ExamSittingEvents, Scored } from './exam-entries.events';

interface OfEntry {
  readonly entryId: string;
  readonly studentId: string;
}

const about = ({ entryId, studentId }: OfEntry) => ({ subject: studentId, part: 'tests', item: entryId });

function changedAnswers({ from, to }: { readonly from: Answers; readonly to: Answers }) {
  const [before, after]: [Record<string, string>, Record<string, string>] = [{}, {}];
  to.forEach((section, index) =>
    section.forEach((answer, question) => {
      const earlier = from[index]?.[question] ?? '';
      if (earlier === answer) return;
      const name = `Section ${index + 1}, question ${question + 1}`;
      before[name] = earlier;
      after[name] = answer;
    }),
  );
  return { before, after };
}

const scoresOf = (scored: Scored | null): Fields | undefined =>
  scored
    ? {
        total: scored.total,
        ...(scored.verbal !== null && { verbal: scored.verbal }),
        ...Object.fromEntries(
          Object.entries(scored.parts).map(([part, { raw, scaled }]) => [part, scaled ?? raw]),
        ),
      }
    : undefined;

const SCORED = {
  entered: 'Scored an exam',
  edited: 'Scored an edited exam',
  'form-changed': 'Scored an exam again, by its corrected form',
} as const satisfies Record<ExamEntryEvents['ExamScored']['cause'], string>;

export const describeExamEntries: Describe<ExamEntryEvents & ExamSittingEvents> = {
  ExamEntered: ({ type, code, dateTaken, ...entry }) => ({
    sentence: 'Entered an exam',
    ...about(entry),
    after: { type, code, dateTaken },
  }),
  ExamEdited: ({ form, dateTaken, answers, ...entry }) => {
    const fields = sides({
      ...(form && { code: { from: form.from.code, to: form.to.code } }),
      ...(dateTaken && { dateTaken }),
    });
    const changed = answers && changedAnswers(answers);
    return {
      sentence: 'Edited an exam',
      ...about(entry),
      before: { ...fields.before, ...changed?.before },
      after: { ...fields.after, ...changed?.after },
    };
  },
  ExamScored: ({ cause, before, scored, ...entry }) => ({
    sentence: SCORED[cause],
    ...about(entry),
    before: scoresOf(before),
    after: scoresOf(scored),
  }),
  ExamCounted: ({ counted, ...entry }) => ({
    sentence: counted ? 'Let an exam count in the chances' : 'Let an exam no longer count in the chances',
    ...about(entry),
  }),
  ExamRemoved: (entry) => ({ sentence: 'Removed an exam', ...about(entry) }),
  ExamSittingTaken: ({ studentId }) => ({
    sentence: 'Reserved the form and date of an exam',
    subject: studentId,
  }),
  ExamSittingReleased: ({ studentId }) => ({
    sentence: 'Freed the form and date of an exam',
    subject: studentId,
  }),
};
