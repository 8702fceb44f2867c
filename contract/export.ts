import { operationRules, type Reason } from './admin';
import type { Created } from './http';
import type { Language } from './languages';
import type { FieldRules } from './rules';

type Exported = Readonly<Record<string, unknown>>;

export const exportRules = { reason: operationRules.reason } as const satisfies Record<string, FieldRules>;

export interface ExportCalls {
  'GET /users/export': {
    answer: {
      readonly exported_at: string;
      readonly data: Readonly<Record<string, readonly Exported[]>>;
    };
  };
  /** Records who requested a student's whole record and why, and notifies the student. */
  'POST /users/{studentId}/exports': { body: Reason; answer: Created };
  /** Returns that record, for a day, to the user who requested it, by default in that user's language. */
  'GET /users/{studentId}/exports/{exportId}': {
    query: { readonly language?: Language };
    file: 'application/zip';
  };
}
