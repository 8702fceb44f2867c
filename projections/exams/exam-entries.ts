import type { ExamPart } from '../../contract/exam-definitions';
import type { ExamResultResource } from '../../contract/exams';
import type { TestScore } from '../../contract/test-scores';
import { PERSON } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import type { Answers, ExamEntryEvents, Scored } from '../../src/modules/exams/entries/exam-entries.events';
import { areSameScores } from './exam-scores';

export interface ExamEntryView {
  readonly id: string;
  readonly studentId: string;
  readonly formId: string;
  readonly type: ExamEntryEvents['ExamEntered']['type'];
  readonly code: string;
  readonly dateTaken: string;
  readonly answers: Answers | null;
  /** The revision of the form that scored it; until then, the revision for which the answers were entered. */
  readonly formRevision: number;
  readonly sample: boolean;
  readonly scored: Scored | null;
  /** The revision of the form that last changed its scores after the student had seen them. */
  readonly rescored: number | null;
  readonly counted: boolean;
  readonly enteredAt: string;
  readonly enteredBy: string;
  readonly importId: string | null;
  readonly edited: boolean;
  readonly version: number;
}

const nothing = (id: string): ExamEntryView => ({
  id,
  studentId: '',
  formId: '',
  type: 'SAT',
  code: '',
  dateTaken: '',
  answers: null,
  formRevision: 0,
  sample: false,
  scored: null,
  rescored: null,
  counted: false,
  enteredAt: '',
  enteredBy: '',
  importId: null,
  edited: false,
  version: 0,
});

export const examEntries = projection<ExamEntryView, ExamEntryEvents>({
  name: 'exam-entries',
  contains: 'exams entered answer by answer, with their scores',
  version: 2,
  indexes: [
    { studentId: 1, dateTaken: -1 },
    { dateTaken: -1 },
    { type: 1, dateTaken: -1 },
    { formId: 1, id: 1 },
    { formId: 1, formRevision: 1 },
    { importId: 1 },
    { id: 1 },
  ],
  key: ({ data }) => data.entryId,
  empty: nothing,
  erasure: { studentId: 'nothing', enteredBy: PERSON },
  exported: { sections: { exams: 'studentId' }, without: ['importId', 'rescored', 'version'] },
  on: {
    ExamEntered: ({ id }, { data, metadata, time, revision }) => ({
      ...nothing(id),
      studentId: data.studentId,
      formId: data.formId,
      type: data.type,
      code: data.code,
      dateTaken: data.dateTaken,
      answers: data.answers,
      formRevision: data.formRevision,
      enteredAt: time,
      enteredBy: metadata.actor.id,
      importId: data.importId,
      version: revision,
    }),
    ExamEdited: (entry, { data: { studentId, form, dateTaken, answers }, revision }) => ({
      ...entry,
      studentId,
      formId: form?.to.formId ?? entry.formId,
      code: form?.to.code ?? entry.code,
      dateTaken: dateTaken?.to ?? entry.dateTaken,
      answers: answers?.to ?? entry.answers,
      rescored: form ? null : entry.rescored,
      edited: true,
      version: revision,
    }),
    ExamScored: (entry, { data: { studentId, formRevision, sample, cause, before, scored }, revision }) => ({
      ...entry,
      studentId,
      formRevision,
      sample,
      scored,
      rescored: cause === 'form-changed' && !areSameScores(before, scored) ? formRevision : entry.rescored,
      version: revision,
    }),
    ExamCounted: (entry, { data: { studentId, counted }, revision }) => ({
      ...entry,
      studentId,
      counted,
      version: revision,
    }),
    ExamRemoved: () => null,
  },
});

export function sectionScores({ type, scored }: Pick<ExamEntryView, 'type' | 'scored'>): TestScore['scores'] {
  const scaled = (part: string) => scored?.parts[part]?.scaled ?? null;
  const scores =
    type === 'SAT'
      ? { verbal: scored?.verbal ?? null, math: scaled('math') }
      : Object.fromEntries(['english', 'math', 'reading', 'science'].map((part) => [part, scaled(part)]));
  return Object.fromEntries(
    Object.entries(scores).filter(([, score]) => score !== null),
  ) as TestScore['scores'];
}

export const countedTests = (entries: readonly ExamEntryView[]): TestScore[] =>
  entries.flatMap((entry) => {
    const { type, dateTaken, counted, scored } = entry;
    return counted && typeof scored?.total === 'number'
      ? [{ type, dateTaken, scores: sectionScores(entry) }]
      : [];
  });

type ResultField = 'id' | 'type' | 'code' | 'dateTaken' | 'sample' | 'counted' | 'scored';

export function resultOf({
  id,
  type,
  scored,
  ...entry
}: Pick<ExamEntryView, ResultField>): ExamResultResource {
  const { code: examCode, dateTaken, sample, counted } = entry;
  const scaled = (part: ExamPart) => scored?.parts[part]?.scaled ?? null;
  const [total, mathScore] = [scored?.total ?? null, scaled('math')];
  const common = { examCode, dateTaken, sample, counted, mathScore };
  return {
    id,
    attributes:
      type === 'SAT'
        ? { testType: type, ...common, verbalScore: scored?.verbal ?? null, totalScore: total }
        : {
            testType: type,
            ...common,
            englishScore: scaled('english'),
            readingScore: scaled('reading'),
            scienceScore: scaled('science'),
            compositeScore: total,
          },
    relationships: {},
  };
}

export type ScoredEntry = Pick<ExamEntryView, 'id' | 'type' | 'dateTaken' | 'sample'> & {
  readonly scored: Scored;
};

export const isScored = (entry: ExamEntryView): entry is ExamEntryView & { readonly scored: Scored } =>
  entry.scored !== null;
