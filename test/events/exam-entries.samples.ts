import type {
  ExamEntryEvents,
  ExamAttemptEvents,
  Scored,
} from '../../src/modules/exams/entries/exam-entries.events';
import type { Samples } from './samples';

const entry = { entryId: 'ex1', studentId: 's1' };

const scored = (raw: number, scaled: number | null): Scored => ({
  parts: {
    math: {
      raw,
      total: 58,
      scaled,
      skills: [{ category: 'Heart of Algebra', subcategory: 'Linear functions', correct: 4, total: 9 }],
    },
  },
  verbal: 610,
  total: scaled && 610 + scaled,
});

export const examEntrySamples = {
  ExamEntered: {
    ...entry,
    formId: 'sat-may-2017',
    type: 'SAT',
    code: 'May 2017',
    dateTaken: '2026-10-03',
    formRevision: 1,
    answers: [['A', ''], ['b'], [], ['3.5']],
    importId: null,
  },
  ExamEdited: {
    ...entry,
    form: {
      from: { formId: 'sat-may-2017', code: 'May 2017' },
      to: { formId: 'sat-april-2018', code: 'April 2018' },
    },
    dateTaken: { from: '2026-10-03', to: '2026-10-04' },
    answers: { from: [['A', '']], to: [['A', 'C']] },
  },
  ExamScored: {
    ...entry,
    formId: 'sat-april-2018',
    formRevision: 2,
    sample: true,
    cause: 'form-changed',
    before: scored(40, 640),
    scored: scored(41, null),
  },
  ExamCounted: { ...entry, counted: true },
  ExamRemoved: { ...entry, importId: 'im1' },
  ExamSittingTaken: entry,
  ExamSittingReleased: entry,
} satisfies Samples<ExamEntryEvents & ExamAttemptEvents>;
