import type { ParentState } from '../../contract/parents';
import { projection } from '../../src/kernel/projection';
import type { ParentEvents } from '../../src/modules/identity/parents/parents.events';

export interface ParentEntry {
  readonly id: string;
  readonly parentId: string;
  readonly studentId: string;
  readonly state: ParentState;
  /** As the inviting person typed it. */
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly since: string;
}

export const parents = projection<ParentEntry, ParentEvents>({
  name: 'parents',
  contains: 'which parent belongs to which student, and open invitations',
  version: 1,
  indexes: [{ parentId: 1 }, { studentId: 1 }],
  key: ({ data }) => data.linkId,
  empty: (id) => ({
    id,
    parentId: '',
    studentId: '',
    state: 'invited',
    firstName: '',
    lastName: '',
    email: '',
    since: '',
  }),
  erasure: { parentId: 'nothing', studentId: 'nothing' },
  exported: { sections: { parents: 'studentId' }, without: ['id', 'parentId'] },
  on: {
    ParentInvited: ({ id }, { data: { parentId, studentId, firstName, lastName, email }, time }) => ({
      id,
      parentId,
      studentId,
      state: 'invited',
      firstName,
      lastName,
      email,
      since: time,
    }),
    ParentAccepted: (entry, { time }) => ({ ...entry, state: 'accepted', since: time }),
    ParentRemoved: () => null,
  },
});
