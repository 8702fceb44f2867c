import { string, type RequestsOf, type Sent } from '../fields';
import { personRules } from '../identity';
import type { ParentCalls } from '../parents';

export const parentRequests = {
  'POST /users/{studentId}/parents': {
    body: {
      first_name: string(personRules.firstName),
      last_name: string(personRules.lastName),
      email: string(personRules.email),
    },
  },
} as const satisfies RequestsOf<keyof ParentCalls>;

export type NewParent = Sent<(typeof parentRequests)['POST /users/{studentId}/parents']['body']>;
