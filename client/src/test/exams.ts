import type { ExamAnalysis } from 'contract/exam-analysis';
import {
  EXAM_CODES,
  EXAM_PARTS,
  EXAM_SECTIONS,
  EXAM_TYPES,
  formIdOf,
  questionsIn,
  type ExamType,
} from 'contract/exam-definitions';
import type {
  ActResult,
  ExamFormResource,
  ExamResultResource,
  ExamReview,
  ExamScoreResource,
  PartScore,
  ReviewedQuestion,
  SatResult,
} from 'contract/exams';

export const EXAM_FORMS: readonly ExamFormResource[] = EXAM_TYPES.flatMap((type) =>
  EXAM_CODES[type].map((code) => ({
    id: formIdOf(type, code),
    attributes: { type, code, sample: true, revision: 0, scaled: true },
    relationships: {},
  })),
);

export const satResult = (
  id: string,
  dateTaken: string,
  verbalScore: number,
  mathScore: number,
  changes: Partial<SatResult> = {},
): ExamResultResource => ({
  id,
  attributes: {
    ...{ testType: 'SAT', examCode: 'May 2017', dateTaken, sample: false, counted: false },
    ...{ verbalScore, mathScore, totalScore: verbalScore + mathScore },
    ...changes,
  },
  relationships: {},
});

export const actResult = (id: string, dateTaken: string, score: number): ExamResultResource => ({
  id,
  attributes: {
    ...{ testType: 'ACT', examCode: '2018 Code A09', dateTaken, sample: true, counted: false },
    ...{
      englishScore: score,
      mathScore: score,
      readingScore: score,
      scienceScore: score,
      compositeScore: score,
    },
  } satisfies ActResult,
  relationships: {},
});

export const analysisOf = (
  results: readonly ExamResultResource[],
  changes: Partial<ExamAnalysis['attributes']> = {},
): ExamAnalysis => ({
  id: 'user-1',
  attributes: {
    firstName: 'Maya',
    lastName: 'Torres',
    superscore: null,
    trend: results.map(({ id, attributes }) => ({
      examId: id,
      dateTaken: attributes.dateTaken,
      score: (attributes.testType === 'SAT' ? attributes.totalScore : attributes.compositeScore) ?? 0,
      sample: attributes.sample,
    })),
    colleges: [],
    comparison: null,
    skills: [],
    next: [],
    ...changes,
  },
  relationships: {},
});

const partScore: PartScore = {
  raw: 30,
  total: 52,
  scaled: 27,
  categories: [
    {
      ...{ name: 'Words in Context', correct: 7, total: 10, percentage: 70 },
      subcategories: [{ name: 'Analogies', correct: 1, total: 2, percentage: 50 }],
    },
    { name: 'Synthesis', correct: 0, total: 0, percentage: null, subcategories: [] },
  ],
};

export const scoreOf = (type: ExamType, id: string): ExamScoreResource => ({
  id,
  attributes: { type, examCode: 'May 2017', sample: true },
  relationships: Object.fromEntries(EXAM_PARTS[type].map((part) => [part, partScore])),
});

/** The first question of each section is wrong, the second unanswered, and all others are right. */
export const reviewOf = (type: ExamType, id: string): ExamReview => ({
  data: { id, attributes: { type, examCode: 'May 2017', sample: true }, relationships: {} },
  meta: Object.fromEntries(
    EXAM_SECTIONS[type].map((section) => [
      section.title,
      Array.from({ length: questionsIn(section) }, (_, index): ReviewedQuestion => {
        const studentAnswer = ['B', ''][index] ?? 'C';
        return {
          ...{ questionKey: index + 1, kind: 'single', correctAnswer: 'C', studentAnswer },
          correct: studentAnswer === 'C',
          ...(index < 4
            ? { category: 'Words in Context', subcategory: index < 2 ? 'Analogies' : 'Tone' }
            : { category: 'Synthesis', subcategory: '' }),
        };
      }),
    ]),
  ),
});
