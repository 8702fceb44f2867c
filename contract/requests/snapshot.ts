import { described, optional, string, type RequestsOf } from '../fields';
import { snapshotRules, type SnapshotCalls } from '../snapshot';

export const snapshotRequests = {
  'GET /student/snapshot/{studentId}': {
    query: {
      asOf: optional(
        described(
          'A day in New York: requests the record as it was at the end of that day.',
          string(snapshotRules.asOf),
        ),
      ),
    },
  },
} as const satisfies RequestsOf<keyof SnapshotCalls>;
