import { events } from '../../../kernel/event';
import { CHOICE, ID, kept, PERSON, sealedText, TIME } from '../../../kernel/personal';

type CallOff = 'came-back' | 'signed-in' | 'policy-changed';

/** An entity's, or that of the platform. */
export const retentionPolicyId = (entityId: string | null) => entityId ?? 'platform';

// Names and shapes are stored for ever: never edit one in place, add an upcast.
/** How long the records of former students are kept; `entityId` null is for the whole platform, `days` null is off. */
export type RetentionPolicyEvents = {
  RetentionPolicySet: { entityId: string | null; days: number | null };
};

/** What becomes of the record of a student who has left the last school, which is `entityId`. */
export type DepartureEvents = {
  /** Told by mail, so many days before that date in New York. */
  ErasureAnnounced: { studentId: string; entityId: string; eraseOn: string };
  ErasureCalledOff: { studentId: string; because: CallOff };
  /** Whatever was announced is called off by it. */
  ErasureHeld: { studentId: string; reason: string };
  ErasureHoldEnded: { studentId: string };
  /** The announced day has come: the erasure of the account follows. */
  RetentionEnded: { studentId: string; entityId: string };
};

export type RetentionEvents = RetentionPolicyEvents & DepartureEvents;

export const retentionEvents = events<RetentionEvents>({
  RetentionPolicySet: { fields: { entityId: ID, days: kept('Of an organisation, not of a person.') } },
  ErasureAnnounced: { fields: { studentId: PERSON, entityId: ID, eraseOn: TIME } },
  ErasureCalledOff: { fields: { studentId: PERSON, because: CHOICE } },
  ErasureHeld: { fields: { studentId: PERSON, reason: sealedText('studentId') } },
  ErasureHoldEnded: { fields: { studentId: PERSON } },
  RetentionEnded: { fields: { studentId: PERSON, entityId: ID } },
});
