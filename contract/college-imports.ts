import type { Resource } from './http';
import type { FileEncoding, ImportFault, ImportState } from './imports';

/** `GET /colleges/imports` → `data[]`, newest first. */
export type CollegeImportResource = Resource<{
  readonly fileName: string;
  readonly encoding: FileEncoding;
  readonly state: ImportState;
  /** From 0 to 1, while it runs. */
  readonly progress: number;
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly createdAt: string;
  /** The first hundred. */
  readonly faults: readonly ImportFault[];
  readonly faultCount: number;
  /** What undoing it did; `kept` were edited by hand since. */
  readonly undone: { readonly deleted: number; readonly restored: number; readonly kept: number } | null;
  /** Why it failed. */
  readonly reason: string | null;
}>;

export interface CollegeImportCalls {
  'GET /colleges/imports': { answer: { readonly data: readonly CollegeImportResource[] } };
  'GET /colleges/imports/{id}': { answer: { readonly data: CollegeImportResource } };
  /** Reads the file and says what it would change. */
  'POST /colleges/imports': { upload: 'file'; answer: { readonly data: CollegeImportResource } };
  'POST /colleges/imports/{id}/run': {
    body: { readonly publish: boolean };
    answer: { readonly data: CollegeImportResource };
  };
  'POST /colleges/imports/{id}/undo': { answer: { readonly data: CollegeImportResource } };
}

/** The maximum size of an import's file. */
export const IMPORT_MAX_BYTES = 20 * 1024 * 1024;
