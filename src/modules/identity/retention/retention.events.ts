import { events } from '../../../kernel/event';
import { CHOICE, ID, retained, PERSON, sealedText, TIME } from '../../../kernel/personal';
import { FOLLOWS, IN_RESPONSE, ON_OPENING } from '../../../kernel/reasons';

type CancelReason = 'came-back' | 'signed-in' | 'policy-changed';

export const retentionPolicyId = (entityId: string | null) => entityId ?? 'platform';

/** `entityId` is null for the whole platform; `days` is null for no time limit. */
export type RetentionPolicyEvents = {
  RetentionPolicySet: { entityId: string | null; days: number | null };
};

/** Events about the record of a student who has left the last school, `entityId`. */
export type DepartureEvents = {
  /** The student is notified by mail. `eraseOn` is a date in New York. */
  ErasureAnnounced: { studentId: string; entityId: string; eraseOn: string };
  ErasureCalledOff: { studentId: string; because: CancelReason };
  /** Holding also cancels an announced erasure. */
  ErasureHeld: { studentId: string; reason: string };
  ErasureHoldEnded: { studentId: string };
  /** The announced day has come, and the account is erased next. */
  RetentionEnded: { studentId: string; entityId: string };
};

export type RetentionEvents = RetentionPolicyEvents & DepartureEvents;

export const retentionEvents = events<RetentionEvents>({
  RetentionPolicySet: {
    fields: { entityId: ID, days: retained('Of an organisation, not of a person.') },
    sample: { entityId: 'e1', days: 365 },
    notPushed: IN_RESPONSE,
    notUndone: 'No record is erased without notice, and a policy set before then applies.',
  },
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
