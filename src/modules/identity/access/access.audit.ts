import type { AccessEnd } from '../../../../contract/identity';
import type { Describe, LocalizedText } from '../../../kernel/audit';
import type { AccessEvents } from './access.events';

const ENDS: Readonly<Record<AccessEnd, LocalizedText>> = {
  'left-entity': {
    en: ' because one of them left the entity they share',
    es: ', porque una de las dos personas dejó la institución que comparten',
  },
  'joined-entity': {
    en: ', because the exam admin joined an entity',
    es: ', porque el administrador de exámenes se unió a una institución',
  },
  'counselor-changed': { en: ' because the counselor changed', es: ', porque cambió el consejero' },
  'taken-back': { en: '', es: '' },
  'access-sync': { en: ', which no longer had a reason', es: ', que ya no tenía motivo' },
  'session-ended': {
    en: ', because they have no more sessions together',
    es: ', porque ya no tienen sesiones en común',
  },
};

type Relation = AccessEvents['AccessGranted']['reason'];

const RELATIONS: Readonly<Record<Relation, string>> = {
  'sign-up-link': 'por un enlace de registro',
  registration: 'por un registro',
  assignment: 'por una asignación',
  'access-sync': 'por una sincronización de accesos',
  session: 'por una sesión',
};

export const describeAccess: Describe<AccessEvents> = {
  AccessGranted: ({ staffId, studentId, reason }) => ({
    sentence: {
      en: `Granted access to the student by ${reason.replaceAll('-', ' ')}`,
      es: `Dio acceso al estudiante ${RELATIONS[reason]}`,
    },
    subject: studentId,
    after: { staffId, studentId, reason },
  }),
  AccessRevoked: ({ staffId, studentId, reason, because }) => ({
    sentence: {
      en: `Ended access to the student by ${reason.replaceAll('-', ' ')}${ENDS[because].en}`,
      es: `Terminó el acceso al estudiante ${RELATIONS[reason]}${ENDS[because].es}`,
    },
    subject: studentId,
    before: { staffId, studentId, reason },
  }),
};
