import { operationRules, type Reason } from './admin';
import type { ExamPart, ExamType, QuestionKind } from './exam-definitions';
import type { ExamFormResource, ExamResultResource } from './exams';
import type { Resource } from './http';
import type { FileEncoding, ImportFault, ImportState } from './imports';
import { wholeNumber, type FieldRules } from './rules';

export interface FormQuestion {
  readonly key: number;
  readonly kind: QuestionKind;
  /** Each of them is right. Empty: nobody has said yet, and no answer is right. */
  readonly answers: readonly string[];
  readonly category: string;
  /** Empty where the category has no parts. */
  readonly subcategory: string;
}

export interface FormSection {
  readonly title: string;
  readonly part: ExamPart;
  readonly questions: readonly FormQuestion[];
}

/** By part, the scaled score of each raw score from 0 on; a part without a table is not scaled. */
export type FormScale = Partial<Readonly<Record<ExamPart, readonly number[]>>>;

/** `GET /exams/forms/{formId}` → `data`. */
export type ExamFormDetail = Resource<
  ExamFormResource['attributes'] & {
    readonly sections: readonly FormSection[];
    readonly scale: FormScale;
    /** How many entries it has scored. */
    readonly entries: number;
  }
>;

/** Of one thing in a form; sections are counted from 1. */
export type FormChange =
  | {
      readonly what: 'answer';
      readonly section: number;
      readonly question: number;
      readonly answers: readonly string[];
    }
  | {
      readonly what: 'skill';
      readonly section: number;
      readonly question: number;
      readonly category: string;
      readonly subcategory: string;
    }
  | { readonly what: 'scale'; readonly part: ExamPart; readonly raw: number; readonly scaled: number };

export interface FormCorrection extends Reason {
  readonly change: FormChange;
  /** Of the form as it was seen: another one meanwhile is a conflict. */
  readonly revision: number;
}

/** An entry whose scores or skills would change. */
export type AffectedEntry = Resource<
  {
    readonly firstName: string;
    readonly lastName: string;
    readonly before: ExamResultResource['attributes'];
    readonly after: ExamResultResource['attributes'];
  },
  { readonly student: { readonly data: { readonly id: string } } }
>;

export interface CorrectionPreview {
  /** The first hundred. */
  readonly data: readonly AffectedEntry[];
  readonly meta: {
    /** All entries of the form. */
    readonly entries: number;
    /** Whose scores would change. */
    readonly scores: number;
    /** Whose skills would change, and no score. */
    readonly skills: number;
  };
}

/** `GET /exams/forms/{formId}/revisions` → `data[]`, newest first. Its id is its number. */
export type FormRevision = Resource<{
  readonly at: string;
  readonly by: string;
  readonly what: 'imported' | 'corrected' | 'taken-back';
  /** What changed, as a sentence. */
  readonly summary: string;
  readonly reason: string | null;
  /** Of scoring every entry again. */
  readonly rescoring: {
    readonly state: 'waiting' | 'running' | 'done' | 'failed';
    readonly done: number;
    readonly entries: number;
    /** How many got another score. */
    readonly changed: number;
  };
}>;

/** What an import does to one form. */
export interface ImportedForm {
  readonly formId: string;
  readonly type: ExamType;
  readonly code: string;
  readonly change: 'new' | 'changed' | 'unchanged';
  /** Questions, or rows of the scale, that change. */
  readonly changes: number;
  /** Entries that will be scored again. */
  readonly entries: number;
}

/** `GET /exams/form-imports` → `data[]`, newest first. A file has keys and skills, or scales. */
export type FormImportResource = Resource<{
  readonly fileName: string;
  readonly encoding: FileEncoding;
  readonly content: 'key' | 'scale';
  readonly state: ImportState;
  /** From 0 to 1, while it runs. */
  readonly progress: number;
  readonly rows: number;
  readonly forms: readonly ImportedForm[];
  readonly createdAt: string;
  /** The first hundred. */
  readonly faults: readonly ImportFault[];
  readonly faultCount: number;
  /** Why it failed. */
  readonly reason: string | null;
  /** What taking it back did: codes of forms that stay as they are, because they were changed since or have entries. */
  readonly undone: { readonly kept: readonly string[] } | null;
}>;

export interface ExamFormCalls {
  'GET /exams/forms/{formId}': { answer: { readonly data: ExamFormDetail } };
  'GET /exams/forms/{formId}/key.csv': { file: 'text/csv' };
  'GET /exams/forms/{formId}/scale.csv': { file: 'text/csv' };
  'GET /exams/forms/{formId}/revisions': { answer: { readonly data: readonly FormRevision[] } };
  /** Which entries it would change, and how. Nothing is recorded. */
  'POST /exams/forms/{formId}/corrections/preview': {
    body: FormCorrection;
    answer: CorrectionPreview;
    refuses: 409;
  };
  /** Answers the new revision, whose entries are being scored again. */
  'POST /exams/forms/{formId}/corrections': {
    body: FormCorrection;
    answer: { readonly data: FormRevision };
  };
  'GET /exams/form-imports': { answer: { readonly data: readonly FormImportResource[] } };
  'GET /exams/form-imports/{id}': { answer: { readonly data: FormImportResource } };
  /** Reads the file and says what it would change. Of a file that names no type or one form alone, it is told which is meant. */
  'POST /exams/form-imports': {
    upload: 'file';
    query: { readonly type?: ExamType; readonly code?: string };
    answer: { readonly data: FormImportResource };
  };
  'POST /exams/form-imports/{id}/run': { answer: { readonly data: FormImportResource } };
  'POST /exams/form-imports/{id}/undo': { answer: { readonly data: FormImportResource } };
}

/** The maximum size of an import's file. */
export const FORM_IMPORT_MAX_BYTES = 5 * 1024 * 1024;

export const LONGEST_SKILL = 80;
/** Of a question, and of characters in each. */
export const MOST_ANSWERS = 12;

export const examFormRules = {
  reason: operationRules.reason,
  revision: {
    required: { code: 'wrongType', property: 'revision', type: 'number' },
    ...wholeNumber('revision', 1, 1_000_000),
  },
} as const satisfies Record<string, FieldRules>;
