import type { ParentEvents } from '../../src/modules/identity/parents/parents.events';
import type { Samples } from './samples';

const link = { linkId: 'l1', parentId: 'u3', studentId: 'u1' };

export const parentsSamples = {
  ParentInvited: { ...link, firstName: 'Elena', lastName: 'Torres', email: 'elena@example.test' },
  ParentAccepted: link,
  ParentRemoved: { ...link, because: 'taken-back' },
} satisfies Samples<ParentEvents>;
