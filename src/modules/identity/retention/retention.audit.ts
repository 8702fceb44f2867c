import type { Describe } from '../../../kernel/audit';
import type { RetentionEvents } from './retention.events';

const ENDS: Readonly<Record<RetentionEvents['ErasureCalledOff']['because'], string>> = {
  'came-back': 'since the student belongs to a school again',
  'signed-in': 'since the student has signed in',
  'policy-changed': 'since the record is kept for longer now',
};

export const describeRetention: Describe<RetentionEvents> = {
  RetentionPolicySet: ({ entityId, days }) => {
    const whose = entityId === null ? 'of the platform' : 'of an entity';
    return {
      sentence:
        days === null
          ? `Ended the period ${whose} after which records of former students are erased`
          : `Set the period ${whose} after which records of former students are erased to ${days} days`,
      after: { entityId, days },
    };
  },
  ErasureAnnounced: ({ studentId, entityId, eraseOn }) => ({
    sentence: `Announced that the record of the former student will be erased on ${eraseOn}`,
    subject: studentId,
    after: { entityId, eraseOn },
  }),
  ErasureCalledOff: ({ studentId, because }) => ({
    sentence: `Called off the announced erasure of the record, ${ENDS[because]}`,
    subject: studentId,
  }),
  ErasureHeld: ({ studentId, reason }) => ({
    sentence: 'Put a hold on the erasure of the former student’s record',
    subject: studentId,
    after: { reason },
  }),
  ErasureHoldEnded: ({ studentId }) => ({
    sentence: 'Ended the hold on the erasure of the former student’s record',
    subject: studentId,
  }),
  RetentionEnded: ({ studentId, entityId }) => ({
    sentence: 'Let the account be erased, since the time is over for which records are kept',
    subject: studentId,
    before: { entityId },
  }),
};
