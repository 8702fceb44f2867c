import type { ExamType } from './exam-definitions';
import type { Resource } from './http';
import type { FileEncoding, ImportFault, ImportState } from './imports';

/** `GET /exams/entry-imports` → `data[]`, newest first: a file with the answers of a class, one row for each student. */
export type EntryImportResource = Resource<{
  readonly fileName: string;
  readonly encoding: FileEncoding;
  readonly state: ImportState;
  /** From 0 to 1, while it runs. */
  readonly progress: number;
  readonly rows: number;
  /** Rows that can be entered, or were. */
  readonly entries: number;
  readonly createdAt: string;
  /** The first hundred. */
  readonly faults: readonly ImportFault[];
  readonly faultCount: number;
  /** Why it failed. */
  readonly reason: string | null;
  /** What taking it back did; `kept` were edited since, or are of students whom one may not act for any more. */
  readonly undone: { readonly removed: number; readonly kept: number } | null;
}>;

export interface EntryImportCalls {
  'GET /exams/entry-imports': { answer: { readonly data: readonly EntryImportResource[] } };
  /** A header and an example row. */
  'GET /exams/entry-imports/template.csv': { query: { readonly type: ExamType }; file: 'text/csv' };
  'GET /exams/entry-imports/{id}': { answer: { readonly data: EntryImportResource } };
  /** Reads the file and says what it would enter. */
  'POST /exams/entry-imports': { upload: 'file'; answer: { readonly data: EntryImportResource } };
  'POST /exams/entry-imports/{id}/run': { answer: { readonly data: EntryImportResource } };
  'POST /exams/entry-imports/{id}/undo': { answer: { readonly data: EntryImportResource } };
}

export const ENTRY_IMPORT_MAX_BYTES = 5 * 1024 * 1024;
/**
 * Columns of the file; each section has one, with a character for each single question and `|` before each multi one.
 * A date may also be written as `3/14/2026`, and a code as spreadsheets rewrite it: `May-17`.
 */
export const ENTRY_COLUMNS = [
  'student',
  'type',
  'code',
  'date',
  'section1',
  'section2',
  'section3',
  'section4',
] as const;
/** Stands for a question that was left out, or alone for a whole section. */
export const UNANSWERED = '-';
