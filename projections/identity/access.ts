import type { AccessRelation } from '../../contract/identity';
import { projection } from '../../src/kernel/projection';
import type { AccessEvents } from '../../src/modules/identity/access/access.events';

export interface AccessEntry {
  readonly id: string;
  readonly staffId: string;
  readonly studentId: string;
  readonly since: string;
  readonly reasons: readonly AccessRelation[];
}

export const accessId = (staffId: string, studentId: string) => `${staffId}.${studentId}`;

export const access = projection<AccessEntry, AccessEvents>({
  name: 'access',
  contains: 'which staff member has access to which student, and why',
  version: 2,
  indexes: [{ staffId: 1 }, { studentId: 1 }],
  key: ({ data }) => accessId(data.staffId, data.studentId),
  empty: (id) => ({ id, staffId: '', studentId: '', since: '', reasons: [] }),
  erasure: { staffId: 'nothing', studentId: 'nothing' },
  exported: { sections: { access: 'studentId' }, without: ['id'] },
  on: {
    AccessGranted: ({ id, since, reasons }, { data: { staffId, studentId, reason }, time }) => ({
      id,
      staffId,
      studentId,
      since: since || time,
      reasons: [...new Set([...reasons, reason])],
    }),
    AccessRevoked: (entry, { data }) => {
      const reasons = entry.reasons.filter((reason) => reason !== data.reason);
      return reasons.length > 0 ? { ...entry, reasons } : null;
    },
  },
});
