import type { ExamFormEvents, FormImportEvents } from '../../src/modules/exams/forms/exam-forms.events';
import type { Samples } from './samples';

const form = { formId: 'sat-may-2017', type: 'SAT', code: 'May 2017' } as const;
const corrected = { ...form, reason: 'The key had a typo.' };
const file = { importId: 'im1', ownerId: 'a1', fileName: 'keys.csv' };

const content = (answer: string, sample: boolean) => ({
  sample,
  sections: [
    {
      title: 'Section Three',
      part: 'math' as const,
      questions: [
        { key: 1, kind: 'single' as const, answers: [answer], category: 'Heart of Algebra', subcategory: '' },
        {
          key: 2,
          kind: 'multi' as const,
          answers: ['3.5', '7/2'],
          category: 'Heart of Algebra',
          subcategory: 'Lines',
        },
      ],
    },
  ],
  scale: {
    reading: [10, 12],
    writing: [10, 11],
    math: [200, 220, 240],
    english: [1, 2],
    science: [1, 3],
  },
});

export const examFormSamples = {
  ExamFormDefined: { ...form, content: content('A', true), importId: 'im1' },
  ExamFormReplaced: {
    ...form,
    content: { from: content('A', true), to: content('B', false) },
    importId: 'im1',
    undo: false,
  },
  ExamFormWithdrawn: { ...form, content: content('B', false), importId: 'im1' },
  ExamKeyCorrected: { ...corrected, section: 1, question: 1, answers: { from: ['A'], to: ['B', 'C'] } },
  ExamSkillCorrected: {
    ...corrected,
    section: 1,
    question: 1,
    skill: {
      from: { category: 'Heart of Algebra', subcategory: '' },
      to: { category: 'Geometry', subcategory: 'Circles' },
    },
  },
  ExamScaleCorrected: { ...corrected, part: 'math', raw: 1, scaled: { from: 220, to: 230 } },
  ExamFormImportChecked: {
    ...file,
    encoding: 'Windows-1252',
    content: 'key',
    rows: 148,
    forms: [{ ...form, change: 'changed', changes: 3 }],
    faults: [{ line: 5, severity: 'warning', message: 'It has no answer.' }],
    faultCount: 1,
  },
  ExamFormImportStarted: file,
  ExamFormImportFinished: {
    ...file,
    forms: [{ ...form, change: 'changed', changes: 3 }],
    faults: [{ line: 5, severity: 'warning', message: 'It has no answer.' }],
    faultCount: 1,
  },
  ExamFormImportFailed: { ...file, reason: 'unexpected' },
  ExamFormImportUndoStarted: file,
  ExamFormImportUndone: { ...file, kept: ['April 2018'] },
} satisfies Samples<ExamFormEvents & FormImportEvents>;
