import { entry, sides, type Describe, type Fields, type LocalizedText } from '../../../kernel/audit';
import type { Answers, ExamEntryEvents, ExamAttemptEvents, Scored } from './exam-entries.events';

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
  entered: { en: 'Scored an exam', es: 'Calificó un examen' },
  edited: { en: 'Scored an edited exam', es: 'Calificó un examen editado' },
  'form-changed': {
    en: 'Rescored an exam with its corrected form',
    es: 'Volvió a calificar un examen con su modelo corregido',
  },
} as const satisfies Record<ExamEntryEvents['ExamScored']['cause'], LocalizedText>;

export const describeExamEntries: Describe<ExamEntryEvents & ExamAttemptEvents> = {
  ExamEntered: ({ type, code, dateTaken, ...entry }) => ({
    sentence: { en: 'Entered an exam', es: 'Ingresó un examen' },
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
      sentence: { en: 'Edited an exam', es: 'Editó un examen' },
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
    sentence: counted
      ? {
          en: 'Counted an exam in the chances',
          es: 'Hizo que un examen cuente en las posibilidades de admisión',
        }
      : {
          en: 'Stopped counting an exam in the chances',
          es: 'Hizo que un examen dejara de contar en las posibilidades de admisión',
        },
    ...about(entry),
  }),
  ExamRemoved: (entry) => ({ sentence: { en: 'Removed an exam', es: 'Quitó un examen' }, ...about(entry) }),
  ExamSittingTaken: entry('studentId', {
    en: 'Reserved the date of an exam',
    es: 'Reservó el modelo y la fecha de un examen',
  }),
  ExamSittingReleased: entry('studentId', {
    en: 'Released the date of an exam',
    es: 'Liberó el modelo y la fecha de un examen',
  }),
};
