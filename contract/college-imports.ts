import type { Resource } from './http';
import type { ImportAttributes } from './imports';

export type CollegeImportResource = Resource<
  ImportAttributes & {
    readonly added: number;
    readonly changed: number;
    readonly unchanged: number;
    /** What undoing the import did; `kept` counts colleges that stay, since they were edited afterwards. */
    readonly undone: { readonly deleted: number; readonly restored: number; readonly kept: number } | null;
  }
>;

export interface CollegeImportCalls {
  'GET /colleges/imports': { answer: { readonly data: readonly CollegeImportResource[] } };
  'GET /colleges/imports/{id}': { answer: { readonly data: CollegeImportResource } };
  /** Reads the file and responds with what it would change. */
  'POST /colleges/imports': { upload: 'file'; answer: { readonly data: CollegeImportResource } };
  'POST /colleges/imports/{id}/run': {
    answer: { readonly data: CollegeImportResource };
  };
  'POST /colleges/imports/{id}/undo': { answer: { readonly data: CollegeImportResource } };
}

export const IMPORT_MAX_BYTES = 20 * 1024 * 1024;
