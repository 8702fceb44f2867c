import { exportRules, type ExportCalls } from '../export';
import { choice, optional, string, type RequestsOf } from '../fields';
import { LANGUAGES } from '../languages';

export const exportRequests = {
  'POST /users/{studentId}/exports': { body: { reason: string(exportRules.reason) } },
  'GET /users/{studentId}/exports/{exportId}': {
    query: { language: optional(choice(LANGUAGES, { code: 'notALanguage' })) },
  },
} as const satisfies RequestsOf<keyof ExportCalls>;
