import { boolean, described, omittable, uuid, type RequestsOf } from '../fields';
import type { OutcomeCalls } from '../outcomes';

export const outcomeRequests = {
  'PUT /admin/entity/{id}/outcomes': { body: { shared: boolean() } },
  'POST /outcome-imports': {
    query: {
      entity_id: omittable(
        described(
          'The entity defaults to the only one that the user belongs to.',
          uuid({ code: 'noSchool' }),
        ),
      ),
    },
  },
} as const satisfies RequestsOf<keyof OutcomeCalls>;
