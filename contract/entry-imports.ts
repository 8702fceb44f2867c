import type { Resource } from './http';
import type { ImportAttributes } from './imports';

/** An import of a file with the answers of a class, one row for each student. Imports are listed newest first. */
export type EntryImportResource = Resource<
  ImportAttributes & {
    readonly entries: number;
    /** What undoing the import did; `kept` counts entries edited since, or of students whom the user lost access to. */
    readonly undone: { readonly removed: number; readonly kept: number } | null;
  }
>;

export interface EntryImportCalls {
  'GET /exams/entry-imports': { answer: { readonly data: readonly EntryImportResource[] } };
  /** The file has a header and an example row. */
  'GET /exams/entry-imports/template.csv': { file: 'text/csv' };
  'GET /exams/entry-imports/{id}': { answer: { readonly data: EntryImportResource } };
  /** Reads the file and responds with what it would enter. */
  'POST /exams/entry-imports': { upload: 'file'; answer: { readonly data: EntryImportResource } };
  'POST /exams/entry-imports/{id}/run': { answer: { readonly data: EntryImportResource } };
  'POST /exams/entry-imports/{id}/undo': { answer: { readonly data: EntryImportResource } };
}

export const ENTRY_IMPORT_MAX_BYTES = 5 * 1024 * 1024;
/**
 * Columns of the file. Each section has one, with one character for each single question and `|` before each multi one.
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
/** Marks a question that was left out, or as the only character of a cell a whole section. */
export const UNANSWERED = '-';
