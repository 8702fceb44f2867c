import type { RetentionEvents } from '../../src/modules/identity/retention/retention.events';
import type { Samples } from './samples';

export const retentionSamples = {
  RetentionPolicySet: { entityId: 'e1', days: 365 },
  ErasureAnnounced: { studentId: 'u1', entityId: 'e1', eraseOn: '2027-08-01' },
  ErasureCalledOff: { studentId: 'u1', because: 'signed-in' },
  ErasureHeld: { studentId: 'u1', reason: 'The family has asked for the record.' },
  ErasureHoldEnded: { studentId: 'u1' },
  RetentionEnded: { studentId: 'u1', entityId: 'e1' },
} satisfies Samples<RetentionEvents>;
