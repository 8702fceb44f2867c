import type { Describe } from '../../../kernel/audit';
import type { RetentionPolicyEvents } from './retention.events';

export const describeRetention: Describe<RetentionPolicyEvents> = {
  RetentionPolicySet: ({ entityId, days }) => {
    const whose =
      entityId === null
        ? { en: 'for the platform', es: 'de la plataforma' }
        : { en: 'for an entity', es: 'de una institución' };
    return {
      sentence:
        days === null
          ? {
              en: `Turned off the retention period ${whose.en} for former students’ records`,
              es: `Quitó el plazo ${whose.es} de conservación de los expedientes de antiguos estudiantes`,
            }
          : {
              en: `Set the retention period ${whose.en} for former students’ records to ${days} days`,
              es: `Fijó en ${days} días el plazo ${whose.es} de conservación de los expedientes de antiguos estudiantes`,
            },
      after: { entityId, days },
    };
  },
};
