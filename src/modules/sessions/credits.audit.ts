import type { Describe, LocalizedText } from '../../kernel/audit';
import type { CreditEvents } from './credits.events';

const ofMinutes = ({ minutes }: { minutes: number }): LocalizedText => ({
  en: `a ${minutes}-minute session`,
  es: `una sesión de ${minutes} minutos`,
});

export const describeCredits: Describe<CreditEvents> = {
  CreditGranted: ({ studentId, creditId, orderId, reason, ...credit }) => ({
    sentence: {
      en: `Granted the student a credit for ${ofMinutes(credit).en}`,
      es: `Dio al estudiante un crédito para ${ofMinutes(credit).es}`,
    },
    subject: studentId,
    after: { creditId, orderId, reason },
  }),
  CreditHeld: ({ studentId, creditId, requestId, ...credit }) => ({
    sentence: {
      en: `Reserved a credit for ${ofMinutes(credit).en}`,
      es: `Apartó un crédito para ${ofMinutes(credit).es}`,
    },
    subject: studentId,
    after: { creditId, requestId },
  }),
  CreditReturned: ({ studentId, creditId, requestId, ...credit }) => ({
    sentence: {
      en: `Returned a credit for ${ofMinutes(credit).en}`,
      es: `Devolvió un crédito para ${ofMinutes(credit).es}`,
    },
    subject: studentId,
    before: { creditId, requestId },
  }),
  CreditSpent: ({ studentId, creditId, requestId, ...credit }) => ({
    sentence: {
      en: `Used a credit for ${ofMinutes(credit).en}`,
      es: `Usó un crédito para ${ofMinutes(credit).es}`,
    },
    subject: studentId,
    after: { creditId, requestId },
  }),
  CreditTakenBack: ({ studentId, creditId, orderId, reason, ...credit }) => ({
    sentence: {
      en: `Withdrew a credit for ${ofMinutes(credit).en} from the student`,
      es: `Retiró al estudiante un crédito para ${ofMinutes(credit).es}`,
    },
    subject: studentId,
    before: { creditId },
    after: { orderId, reason },
  }),
};
