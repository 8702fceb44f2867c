import { events, IMPORT_STEP } from '../../../kernel/event';
import { CATALOGUE, CHOICE, FIGURE, ID, PUBLISHED } from '../../../kernel/personal';

type ExamType = 'SAT' | 'ACT';
type Part = 'reading' | 'writing' | 'math' | 'english' | 'science';

export interface Question {
  readonly key: number;
  readonly kind: 'single' | 'multi';
  /** Each answer in the list is right. */
  readonly answers: readonly string[];
  readonly category: string;
  /** The subcategory is empty if the category is not divided. */
  readonly subcategory: string;
}

export interface Section {
  readonly title: string;
  readonly part: Part;
  readonly questions: readonly Question[];
}

/** For each part, the scaled score by raw score, from 0 on; a part without a table is not scaled. */
export type Scale = Partial<Readonly<Record<Part, readonly number[]>>>;

export interface FormContent {
  /** Whether the content is invented and not of a real test. */
  readonly sample: boolean;
  readonly sections: readonly Section[];
  readonly scale: Scale;
}

interface Form {
  formId: string;
  type: ExamType;
  code: string;
}

interface Correction extends Form {
  reason: string;
}

export interface FormImportEffect {
  readonly formId: string;
  readonly type: ExamType;
  readonly code: string;
  readonly change: 'new' | 'changed' | 'unchanged';
  readonly changes: number;
}

export type ExamFormEvents = {
  /** A sample form is recorded before its first change, any other form when it is imported. */
  ExamFormDefined: Form & { content: FormContent; importId: string | null };
  /** An import, or undoing one, replaced the content. Sections are counted from 1, as in the following events. */
  ExamFormReplaced: Form & {
    content: { from: FormContent; to: FormContent };
    importId: string;
    undo: boolean;
  };
  /** The import that added the form was undone. */
  ExamFormWithdrawn: Form & { content: FormContent; importId: string };
  ExamKeyCorrected: Correction & {
    section: number;
    question: number;
    answers: { from: readonly string[]; to: readonly string[] };
  };
  ExamSkillCorrected: Correction & {
    section: number;
    question: number;
    skill: Readonly<Record<'from' | 'to', { readonly category: string; readonly subcategory: string }>>;
  };
  ExamScaleCorrected: Correction & { part: Part; raw: number; scaled: { from: number; to: number } };
};

export interface FormImportSteps {
  readonly checked: { readonly content: 'key' | 'scale'; readonly forms: readonly FormImportEffect[] };
  readonly started: object;
  /** Earlier versions did not record the forms. */
  readonly finished: { readonly forms?: readonly FormImportEffect[] };
  /** Lists codes of forms that were changed later, or have scored entries. */
  readonly undone: { readonly kept: readonly string[] };
}

const form = { formId: CATALOGUE, type: CHOICE, code: CATALOGUE };
const correction = { ...form, reason: PUBLISHED };

const PREVIEWED = 'A correction shows its effect before it is made, and another one corrects it.';

const sampleForm = { formId: 'sat-may-2017', type: 'SAT', code: 'May 2017' } as const;
const sampleContent = (answer: string, sample: boolean) => ({
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
const sampleCorrected = { ...sampleForm, reason: 'The key had a typo.' };

export const examFormEvents = events<ExamFormEvents>({
  ExamFormDefined: {
    fields: { ...form, content: CATALOGUE, importId: ID },
    sample: { ...sampleForm, content: sampleContent('A', true), importId: 'im1' },
    notUndone: IMPORT_STEP,
  },
  ExamFormReplaced: {
    fields: { ...form, content: CATALOGUE, importId: ID, undo: CHOICE },
    sample: {
      ...sampleForm,
      content: { from: sampleContent('A', true), to: sampleContent('B', false) },
      importId: 'im1',
      undo: false,
    },
    notUndone: IMPORT_STEP,
  },
  ExamFormWithdrawn: {
    fields: { ...form, content: CATALOGUE, importId: ID },
    sample: { ...sampleForm, content: sampleContent('B', false), importId: 'im1' },
    notUndone: IMPORT_STEP,
  },
  ExamKeyCorrected: {
    fields: { ...correction, section: FIGURE, question: FIGURE, answers: CATALOGUE },
    sample: { ...sampleCorrected, section: 1, question: 1, answers: { from: ['A'], to: ['B', 'C'] } },
    notUndone: PREVIEWED,
  },
  ExamSkillCorrected: {
    fields: { ...correction, section: FIGURE, question: FIGURE, skill: CATALOGUE },
    sample: {
      ...sampleCorrected,
      section: 1,
      question: 1,
      skill: {
        from: { category: 'Heart of Algebra', subcategory: '' },
        to: { category: 'Geometry', subcategory: 'Circles' },
      },
    },
    notUndone: PREVIEWED,
  },
  ExamScaleCorrected: {
    fields: { ...correction, part: CHOICE, raw: FIGURE, scaled: FIGURE },
    sample: { ...sampleCorrected, part: 'math', raw: 1, scaled: { from: 220, to: 230 } },
    notUndone: PREVIEWED,
  },
});
