import { choice, described, matching, optional, uuid, type RequestsOf } from '../fields';
import { RECORD_PARTS, type RecordHistoryCalls } from '../record-history';

export const recordHistoryRequests = {
  'GET /users/{studentId}/history': {
    query: {
      part: choice(RECORD_PARTS, { code: 'notAPart' }),
      item: optional(described('Selects one item of the part.', uuid({ code: 'notAnItem' }))),
      before: optional(
        described(
          'Selects the changes before this cursor; the default is the newest ones.',
          matching(/^\d{20}$/, { code: 'notACursor', property: 'before' }),
        ),
      ),
    },
  },
} as const satisfies RequestsOf<keyof RecordHistoryCalls>;
