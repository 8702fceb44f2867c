import { operationRules } from './admin';
import type { Created } from './http';
import type { FieldRules } from './rules';

type Exported = Readonly<Record<string, unknown>>;

export const exportRules = { reason: operationRules.reason } as const satisfies Record<string, FieldRules>;

export interface ExportCalls {
  /** Returns all data of the student who asks as a file; each section lists what there is. */
  'GET /users/export': {
    answer: {
      readonly exported_at: string;
      readonly data: Readonly<Record<string, readonly Exported[]>>;
    };
  };
  /** Records who requested a student's whole record and why, and notifies the student. */
  'POST /users/{studentId}/exports': { answer: Created };
  /** Returns that record, for a day, to the user who requested it, by default in that user's language. */
  'GET /users/{studentId}/exports/{exportId}': {
    file: 'application/zip';
  };
}
