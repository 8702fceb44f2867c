import { projection } from '../src/kernel/projection';
import type { AccessEvents } from '../src/modules/identity/identity.events';

export interface AccessEntry {
  readonly staffId: string;
  readonly studentId: string;
  readonly since: string;
}

/** Which staff member has access to which student by an entry of their own. */
export const access = projection<AccessEntry, AccessEvents>({
  name: 'access',
  version: 1,
  indexes: [{ staffId: 1 }, { studentId: 1 }],
  key: ({ data }) => `${data.staffId}.${data.studentId}`,
  empty: () => ({ staffId: '', studentId: '', since: '' }),
  on: {
    AccessGranted: (_, { data: { staffId, studentId }, time }) => ({ staffId, studentId, since: time }),
  },
});
