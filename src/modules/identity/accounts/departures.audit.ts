import { entry, type Describe, type LocalizedText } from '../../../kernel/audit';
import type { DepartureEvents } from './departures.events';

const ENDS: Readonly<Record<DepartureEvents['ErasureCalledOff']['because'], LocalizedText>> = {
  'came-back': {
    en: 'because the student belongs to a school again',
    es: 'porque el estudiante pertenece de nuevo a una escuela',
  },
  'signed-in': { en: 'because the student signed in', es: 'porque el estudiante inició sesión' },
  'policy-changed': {
    en: 'because the record is now kept for longer',
    es: 'porque el expediente ahora se conserva por más tiempo',
  },
};

export const describeDepartures: Describe<DepartureEvents> = {
  ErasureAnnounced: ({ studentId, entityId, eraseOn }) => ({
    sentence: {
      en: `Announced that the former student’s record will be deleted on ${eraseOn}`,
      es: `Anunció que el expediente del antiguo estudiante se eliminará el ${eraseOn}`,
    },
    subject: studentId,
    after: { entityId, eraseOn },
  }),
  ErasureCalledOff: ({ studentId, because }) => ({
    sentence: {
      en: `Canceled the announced deletion of the record, ${ENDS[because].en}`,
      es: `Canceló la eliminación anunciada del expediente, ${ENDS[because].es}`,
    },
    subject: studentId,
  }),
  ErasureHeld: entry('studentId', {
    en: 'Put the deletion of the former student’s record on hold',
    es: 'Suspendió la eliminación del expediente del antiguo estudiante',
    after: ['reason'],
  }),
  ErasureHoldEnded: entry('studentId', {
    en: 'Ended the hold on the deletion of the former student’s record',
    es: 'Terminó la suspensión de la eliminación del expediente del antiguo estudiante',
  }),
  RetentionEnded: entry('studentId', {
    en: 'Deleted the account because its retention period was over',
    es: 'Eliminó la cuenta porque terminó su plazo de conservación',
    before: ['entityId'],
  }),
};
