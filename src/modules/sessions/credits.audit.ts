import type { Describe, Said } from '../../kernel/audit';
import type { CreditEvents } from './credits.events';

const ofMinutes = ({ minutes }: { minutes: number }): Said => ({
  en: `a session of ${minutes} minutes`,
  es: `una sesión de ${minutes} minutos`,
});

export const describeCredits: Describe<CreditEvents> = {
  CreditGranted: ({ studentId, creditId, orderId, reason, ...credit }) => ({
    sentence: {
      en: `Gave the student ${ofMinutes(credit).en}`,
      es: `Dio al estudiante ${ofMinutes(credit).es}`,
    },
    subject: studentId,
    after: { creditId, orderId, reason },
  }),
  CreditHeld: ({ studentId, creditId, requestId, ...credit }) => ({
    sentence: {
      en: `Held what was paid for ${ofMinutes(credit).en}`,
      es: `Apartó lo que se pagó por ${ofMinutes(credit).es}`,
    },
    subject: studentId,
    after: { creditId, requestId },
  }),
  CreditReturned: ({ studentId, creditId, requestId, ...credit }) => ({
    sentence: {
      en: `Gave back what was held for ${ofMinutes(credit).en}`,
      es: `Devolvió lo que se apartó para ${ofMinutes(credit).es}`,
    },
    subject: studentId,
    before: { creditId, requestId },
  }),
  CreditSpent: ({ studentId, creditId, requestId, ...credit }) => ({
    sentence: {
      en: `Spent what was paid for ${ofMinutes(credit).en}`,
      es: `Usó lo que se pagó por ${ofMinutes(credit).es}`,
    },
    subject: studentId,
    after: { creditId, requestId },
  }),
  CreditTakenBack: ({ studentId, creditId, orderId, reason, ...credit }) => ({
    sentence: {
      en: `Took ${ofMinutes(credit).en} from the student`,
      es: `Quitó al estudiante ${ofMinutes(credit).es}`,
    },
    subject: studentId,
    before: { creditId },
    after: { orderId, reason },
  }),
};
