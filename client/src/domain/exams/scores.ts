import type { ExamType } from 'contract/exam-definitions';
import type { ExamResultResource } from 'contract/exams';
import { t } from './en';

type Scores = ExamResultResource['attributes'];

export const SECTIONS = {
  SAT: ['verbal', 'math'],
  ACT: ['english', 'math', 'reading', 'science'],
} as const satisfies Record<ExamType, readonly (keyof typeof t.parts)[]>;

export type ExamSection = (typeof SECTIONS)[ExamType][number];

/** Highest scores, where chart axes end. */
export const HIGHEST = {
  SAT: { total: 1600, section: 800 },
  ACT: { total: 36, section: 36 },
} as const satisfies Record<ExamType, object>;

export const totalOf = (scores: Scores): number | null =>
  scores.testType === 'SAT' ? scores.totalScore : scores.compositeScore;

export const sectionScores = (scores: Scores): readonly (readonly [ExamSection, number | null])[] =>
  scores.testType === 'SAT'
    ? [
        ['verbal', scores.verbalScore],
        ['math', scores.mathScore],
      ]
    : [
        ['english', scores.englishScore],
        ['math', scores.mathScore],
        ['reading', scores.readingScore],
        ['science', scores.scienceScore],
      ];

export const formatScore = (score: number | null): string => (score === null ? t.notScaled : String(score));
