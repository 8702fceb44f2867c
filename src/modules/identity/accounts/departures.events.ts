import { events, FOLLOWS, IN_RESPONSE, ON_OPENING } from '../../../kernel/event';
import { CHOICE, ID, PERSON, sealedText, TIME } from '../../../kernel/personal';

type CancelReason = 'came-back' | 'signed-in' | 'policy-changed';

/** Events about the record of a student who has left the last school, `entityId`. */
export type DepartureEvents = {
  /** The student is notified by mail. `eraseOn` is a date in New York. */
  ErasureAnnounced: { studentId: string; entityId: string; eraseOn: string };
  ErasureCalledOff: { studentId: string; because: CancelReason };
  /** Holding also cancels an announced erasure. */
  ErasureHeld: { studentId: string; reason: string };
  ErasureHoldEnded: { studentId: string };
  RetentionEnded: { studentId: string; entityId: string };
};

export const departureEvents = events<DepartureEvents>({
  ErasureAnnounced: {
    fields: { studentId: PERSON, entityId: ID, eraseOn: TIME },
    sample: { studentId: 'u1', entityId: 'e1', eraseOn: '2027-08-01' },
    notPushed: ON_OPENING,
    notUndone: FOLLOWS,
  },
  ErasureCalledOff: {
    fields: { studentId: PERSON, because: CHOICE },
    sample: { studentId: 'u1', because: 'signed-in' },
    notPushed: ON_OPENING,
    notUndone: FOLLOWS,
  },
  ErasureHeld: {
    fields: { studentId: PERSON, reason: sealedText('studentId') },
    sample: { studentId: 'u1', reason: 'The family has asked for the record.' },
    notPushed: IN_RESPONSE,
    notUndone: 'Ending the hold is a command of its own.',
  },
  ErasureHoldEnded: {
    fields: { studentId: PERSON },
    sample: { studentId: 'u1' },
    notPushed: IN_RESPONSE,
    notUndone: 'A new hold takes a reason.',
  },
  RetentionEnded: {
    fields: { studentId: PERSON, entityId: ID },
    sample: { studentId: 'u1', entityId: 'e1' },
    notPushed: 'AccountErased, which follows, is pushed.',
    notUndone: FOLLOWS,
  },
});
