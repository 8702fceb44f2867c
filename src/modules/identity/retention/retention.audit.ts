import type { Describe } from '../../../kernel/audit';
import type { RetentionEvents } from './retention.events';

type Because = RetentionEvents['ErasureCalledOff']['because'];

const ENDS: Readonly<Record<'en' | 'es', Readonly<Record<Because, string>>>> = {
  en: {
    'came-back': 'since the student belongs to a school again',
    'signed-in': 'since the student has signed in',
    'policy-changed': 'since the record is kept for longer now',
  },
  es: {
    'came-back': 'porque el estudiante pertenece de nuevo a una escuela',
    'signed-in': 'porque el estudiante inició sesión',
    'policy-changed': 'porque ahora el expediente se conserva por más tiempo',
  },
};

export const describeRetention: Describe<RetentionEvents> = {
  RetentionPolicySet: ({ entityId, days }) => {
    const whose = entityId === null ? 'of the platform' : 'of an entity';
    const de = entityId === null ? 'de la plataforma' : 'de una institución';
    return {
      sentence:
        days === null
          ? {
              en: `Ended the period ${whose} after which records of former students are erased`,
              es: `Quitó el plazo ${de} tras el cual se borran los expedientes de antiguos estudiantes`,
            }
          : {
              en: `Set the period ${whose} after which records of former students are erased to ${days} days`,
              es: `Fijó en ${days} días el plazo ${de} tras el cual se borran los expedientes de antiguos estudiantes`,
            },
      after: { entityId, days },
    };
  },
  ErasureAnnounced: ({ studentId, entityId, eraseOn }) => ({
    sentence: {
      en: `Announced that the record of the former student will be erased on ${eraseOn}`,
      es: `Anunció que el expediente del antiguo estudiante se borrará el ${eraseOn}`,
    },
    subject: studentId,
    after: { entityId, eraseOn },
  }),
  ErasureCalledOff: ({ studentId, because }) => ({
    sentence: {
      en: `Called off the announced erasure of the record, ${ENDS.en[because]}`,
      es: `Canceló el borrado anunciado del expediente, ${ENDS.es[because]}`,
    },
    subject: studentId,
  }),
  ErasureHeld: ({ studentId, reason }) => ({
    sentence: {
      en: 'Put a hold on the erasure of the former student’s record',
      es: 'Suspendió el borrado del expediente del antiguo estudiante',
    },
    subject: studentId,
    after: { reason },
  }),
  ErasureHoldEnded: ({ studentId }) => ({
    sentence: {
      en: 'Ended the hold on the erasure of the former student’s record',
      es: 'Quitó la suspensión del borrado del expediente del antiguo estudiante',
    },
    subject: studentId,
  }),
  RetentionEnded: ({ studentId, entityId }) => ({
    sentence: {
      en: 'Let the account be erased, since the time is over for which records are kept',
      es: 'Dejó que se borrara la cuenta, porque terminó el tiempo durante el cual se conservan los expedientes',
    },
    subject: studentId,
    before: { entityId },
  }),
};
