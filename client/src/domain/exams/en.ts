import type { ExamType } from 'contract/exam-definitions';

export const t = {
  types: { SAT: 'SAT', ACT: 'ACT' } satisfies Record<ExamType, string>,
  parts: {
    verbal: 'Reading and Writing',
    reading: 'Reading',
    writing: 'Writing',
    math: 'Math',
    english: 'English',
    science: 'Science',
  },
  short: { verbal: 'R&W', math: 'Math', english: 'English', reading: 'Reading', science: 'Science' },
  totals: { SAT: 'Total', ACT: 'Composite' } satisfies Record<ExamType, string>,
  notScaled: '–',
  sample: 'Sample',
  practice: 'Practice',
  aboutPractice: 'Practice test – not an official result.',
  practiceTests: 'Practice tests',
  counts: 'Count in my chances',
  countsExam: (name: string, code: string) => `Count in my chances: ${name}, ${code}`,
  aboutSample: 'Scored on a sample form, not an official test.',
} as const;
