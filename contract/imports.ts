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

export const IMPORT_FAILURES = ['upload-gone', 'given-up', 'unexpected'] as const;
export type ImportFailure = (typeof IMPORT_FAILURES)[number];
