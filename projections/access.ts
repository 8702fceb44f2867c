import { projection } from '../src/kernel/projection';
import type { AccessEvents } from '../src/modules/identity/identity.events';

export interface AccessEntry {
  readonly id: string;
  readonly staffId: string;
  readonly studentId: string;
  readonly since: string;
}

/** Which staff member has access to which student by an entry of their own. */
export const access = projection<AccessEntry, AccessEvents>({
  name: 'access',
  version: 2,
  indexes: [{ staffId: 1 }, { studentId: 1 }],
  key: ({ data }) => `${data.staffId}.${data.studentId}`,
  empty: (id) => ({ id, staffId: '', studentId: '', since: '' }),
  erasure: { staffId: 'nothing', studentId: 'nothing' },
  on: {
    AccessGranted: ({ id }, { data: { staffId, studentId }, time }) => ({
      id,
      staffId,
      studentId,
      since: time,
    }),
  },
});
