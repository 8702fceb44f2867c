export { importMessages } from './en/imports';

export type FileEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

export type ImportState = 'checked' | 'running' | 'done' | 'failed' | 'undoing' | 'undone';

/** An issue in a row, which is either skipped (`error`) or imported in spite of it (`warning`). */
export interface ImportIssue {
  /** The line in the file; the header is line 1. */
  readonly line: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

export interface ShownIssue extends ImportIssue {
  /** The name of the student in whose row it is, if there is one. */
  readonly student?: string;
}

/** What is shown of an import of any kind; lists of imports have the newest first. */
export interface ImportAttributes {
  readonly fileName: string;
  readonly encoding: FileEncoding;
  readonly state: ImportState;
  /** A number from 0 to 1 while the import runs. */
  readonly progress: number;
  readonly rows: number;
  readonly createdAt: string;
  /** Only the first hundred issues are listed. */
  readonly faults: readonly ShownIssue[];
  readonly faultCount: number;
  readonly reason: string | null;
}

export const IMPORT_FAILURES = ['upload-gone', 'given-up', 'unexpected'] as const;
export type ImportFailure = (typeof IMPORT_FAILURES)[number];
