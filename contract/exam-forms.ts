import { operationRules } from './admin';
import type { ExamPart, ExamType, QuestionKind } from './exam-definitions';
import type { ExamFormResource, ExamResultResource } from './exams';
import type { Resource } from './http';
import type { ImportAttributes } from './imports';
import { wholeNumber, type FieldRules } from './rules';

export interface FormQuestion {
  readonly key: number;
  readonly kind: QuestionKind;
  /** Each answer in the list is right. While it is empty the key is not known, and no answer counts as right. */
  readonly answers: readonly string[];
  readonly category: string;
  readonly subcategory: string;
}

export interface FormSection {
  readonly title: string;
  readonly part: ExamPart;
  readonly questions: readonly FormQuestion[];
}

/** For each part, the scaled score by raw score, from 0 on; a part without a table is not scaled. */
export type FormScale = Partial<Readonly<Record<ExamPart, readonly number[]>>>;

export type ExamFormDetail = Resource<
  ExamFormResource['attributes'] & {
    readonly sections: readonly FormSection[];
    readonly scale: FormScale;
    readonly entries: number;
  }
>;

/** Changes one question or one row of a scale; sections are counted from 1. */
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
  /** Only the first hundred entries are listed. */
  readonly data: readonly AffectedEntry[];
  /**
   * Counts all entries, and those that change. An entry counts once, by the first of total, sections and skills that
   * changes.
   */
  readonly meta: {
    readonly entries: number;
    readonly totals: number;
    readonly sections: number;
    readonly skills: number;
  };
}

/** Revisions are listed newest first; the id is the revision's number. */
export type FormRevision = Resource<{
  readonly at: string;
  readonly by: string;
  readonly what: 'imported' | 'corrected' | 'taken-back';
  readonly summary: string;
  readonly reason: string | null;
  readonly rescoring: {
    readonly state: 'waiting' | 'running' | 'done' | 'failed';
    readonly done: number;
    readonly entries: number;
    readonly changed: number;
  };
}>;

export interface ImportedForm {
  readonly formId: string;
  readonly type: ExamType;
  readonly code: string;
  readonly change: 'new' | 'changed' | 'unchanged';
  readonly changes: number;
  readonly entries: number;
}

/** Imports are listed newest first. A file has either keys and skills, or scales. */
export type FormImportResource = Resource<
  ImportAttributes & {
    readonly content: 'key' | 'scale';
    readonly forms: readonly ImportedForm[];
    /** What undoing the import did; `kept` lists forms that stay, since they were changed later or have entries. */
    readonly undone: { readonly kept: readonly string[] } | null;
  }
>;

export interface ExamFormCalls {
  'GET /exams/forms/{formId}': { answer: { readonly data: ExamFormDetail } };
  'GET /exams/forms/{formId}/key.csv': { file: 'text/csv' };
  'GET /exams/forms/{formId}/scale.csv': { file: 'text/csv' };
  'GET /exams/forms/{formId}/revisions': { answer: { readonly data: readonly FormRevision[] } };
  /** Lists the entries that a correction would change, without recording anything. */
  'POST /exams/forms/{formId}/corrections/preview': {
    answer: CorrectionPreview;
    refuses: 409;
  };
  /** Returns the new revision; its entries are scored again in the background. */
  'POST /exams/forms/{formId}/corrections': {
    answer: { readonly data: FormRevision };
  };
  'GET /exams/form-imports': { answer: { readonly data: readonly FormImportResource[] } };
  'GET /exams/form-imports/{id}': { answer: { readonly data: FormImportResource } };
  /** Reads the file and responds with what it would change. `type` and `code` are for a file that lacks them. */
  'POST /exams/form-imports': {
    upload: 'file';
    answer: { readonly data: FormImportResource };
  };
  'POST /exams/form-imports/{id}/run': { answer: { readonly data: FormImportResource } };
  'POST /exams/form-imports/{id}/undo': { answer: { readonly data: FormImportResource } };
}

export const FORM_IMPORT_MAX_BYTES = 5 * 1024 * 1024;

export const MAX_SKILL_LENGTH = 80;
export const MAX_ANSWERS = 12;

export const examFormRules = {
  reason: operationRules.reason,
  revision: {
    required: { code: 'wrongType', property: 'revision', type: 'number' },
    ...wholeNumber('revision', 1, 1_000_000),
  },
} as const satisfies Record<string, FieldRules>;
