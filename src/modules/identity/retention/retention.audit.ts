import type { Describe, Said } from '../../../kernel/audit';
import type { RetentionEvents } from './retention.events';

const ENDS: Readonly<Record<RetentionEvents['ErasureCalledOff']['because'], Said>> = {
  'came-back': {
    en: 'since the student belongs to a school again',
    es: 'porque el estudiante pertenece de nuevo a una escuela',
  },
  'signed-in': { en: 'since the student has signed in', es: 'porque el estudiante inició sesión' },
  'policy-changed': {
    en: 'since the record is kept for longer now',
    es: 'porque el expediente ahora se conserva por más tiempo',
  },
};

export const describeRetention: Describe<RetentionEvents> = {
  RetentionPolicySet: ({ entityId, days }) => {
    const whose =
      entityId === null
        ? { en: 'of the platform', es: 'de la plataforma' }
        : { en: 'of an entity', es: 'de una institución' };
    return {
      sentence:
        days === null
          ? {
              en: `Ended the period ${whose.en} after which records of former students are erased`,
              es: `Terminó el plazo ${whose.es} tras el cual se borran los expedientes de antiguos estudiantes`,
            }
          : {
              en: `Set the period ${whose.en} after which records of former students are erased to ${days} days`,
              es: `Fijó en ${days} días el plazo ${whose.es} tras el cual se borran los expedientes de antiguos estudiantes`,
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
      en: `Called off the announced erasure of the record, ${ENDS[because].en}`,
      es: `Canceló el borrado anunciado del expediente, ${ENDS[because].es}`,
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
      es: 'Terminó la suspensión del borrado del expediente del antiguo estudiante',
    },
    subject: studentId,
  }),
  RetentionEnded: ({ studentId, entityId }) => ({
    sentence: {
      en: 'Let the account be erased, since the time is over for which records are kept',
      es: 'Hizo borrar la cuenta, porque terminó el tiempo por el que se conservan los expedientes',
    },
    subject: studentId,
    before: { entityId },
  }),
};
