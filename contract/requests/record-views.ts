import { pageOf, type RequestsOf } from '../fields';
import type { RecordViewCalls } from '../record-views';

export const recordViewRequests = {
  'GET /users/record-views': { query: pageOf(50) },
} as const satisfies RequestsOf<keyof RecordViewCalls>;
