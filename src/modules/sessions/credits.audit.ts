import type { Describe } from '../../kernel/audit';
import type { CreditEvents } from './credits.events';

const ofMinutes = ({ minutes }: { minutes: number }) => `a session of ${minutes} minutes`;

export const describeCredits: Describe<CreditEvents> = {
  CreditGranted: ({ studentId, creditId, orderId, reason, ...credit }) => ({
    sentence: `Gave the student ${ofMinutes(credit)}`,
    subject: studentId,
    after: { creditId, orderId, reason },
  }),
  CreditHeld: ({ studentId, creditId, requestId, ...credit }) => ({
    sentence: `Held what was paid for ${ofMinutes(credit)}`,
    subject: studentId,
    after: { creditId, requestId },
  }),
  CreditReturned: ({ studentId, creditId, requestId, ...credit }) => ({
    sentence: `Gave back what was held for ${ofMinutes(credit)}`,
    subject: studentId,
    before: { creditId, requestId },
  }),
  CreditSpent: ({ studentId, creditId, requestId, ...credit }) => ({
    sentence: `Spent what was paid for ${ofMinutes(credit)}`,
    subject: studentId,
    after: { creditId, requestId },
  }),
  CreditTakenBack: ({ studentId, creditId, orderId, reason, ...credit }) => ({
    sentence: `Took ${ofMinutes(credit)} from the student`,
    subject: studentId,
    before: { creditId },
    after: { orderId, reason },
  }),
};
