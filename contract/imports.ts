export { importMessages } from './en/imports';

/** How a file was decoded. */
export type FileEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** Checked, then run, then possibly taken back. */
export type ImportState = 'checked' | 'running' | 'done' | 'failed' | 'undoing' | 'undone';

/** A row that is skipped (`error`), or imported with a reservation (`warning`). */
export interface ImportFault {
  /** In the file, the header being line 1. */
  readonly line: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** Why an import failed. */
export const IMPORT_FAILURES = ['upload-gone', 'given-up', 'unexpected'] as const;
export type ImportFailure = (typeof IMPORT_FAILURES)[number];
