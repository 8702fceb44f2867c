import { choice, type RequestsOf } from '../fields';
import { FACTS, type FactHistoryCalls } from '../fact-history';

export const factHistoryRequests = {
  'GET /users/{studentId}/changes': { query: { fact: choice(FACTS, { code: 'notAFact' }) } },
} as const satisfies RequestsOf<keyof FactHistoryCalls>;
