import { EXAM_CODES, EXAM_TYPES, formIdOf } from 'contract/exam-definitions';
import type { ActResult, ExamFormResource, ExamResultResource } from 'contract/exams';

/** The forms that there are from the start. */
export const EXAM_FORMS: readonly ExamFormResource[] = EXAM_TYPES.flatMap((type) =>
  EXAM_CODES[type].map((code) => ({
    id: formIdOf(type, code),
    attributes: { type, code, sample: true, revision: 0, scaled: true },
    relationships: {},
  })),
);

export const actResult = (id: string, said: Partial<ActResult> = {}): ExamResultResource => ({
  id,
  attributes: {
    ...{ testType: 'ACT', examCode: '2018 Code A09', dateTaken: '2026-03-14', sample: true, counted: false },
    ...{ englishScore: 30, mathScore: 28, readingScore: 31, scienceScore: 29, compositeScore: 30 },
    ...said,
  },
  relationships: {},
});
