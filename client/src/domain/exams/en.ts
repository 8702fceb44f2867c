import type { ExamType } from 'contract/exam-definitions';

export const t = {
  types: { SAT: 'SAT', ACT: 'ACT' } satisfies Record<ExamType, string>,
  /** Scored sections of both exams, and the SAT's total for reading and writing. */
  parts: {
    verbal: 'Reading and Writing',
    reading: 'Reading',
    writing: 'Writing',
    math: 'Math',
    english: 'English',
    science: 'Science',
  },
  /** Narrow tables use these short names. */
  short: { verbal: 'R&W', math: 'Math', english: 'English', reading: 'Reading', science: 'Science' },
  totals: { SAT: 'Total', ACT: 'Composite' } satisfies Record<ExamType, string>,
  notScaled: '–',
  sample: 'Sample',
  practice: 'Practice',
  aboutPractice: 'Entered answer by answer, no official result.',
  practiceTests: 'Practice tests',
  counts: 'Count in my chances',
  countsExam: (name: string, code: string) => `Count in my chances: ${name}, ${code}`,
  aboutSample: 'Scored by an invented sample form, not by a real test.',
} as const;
