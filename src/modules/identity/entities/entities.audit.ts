import { entry, sides, type Describe } from '../../../kernel/audit';
import type { EntityEvents, MembershipEvents } from './entities.events';

export const describeEntities: Describe<EntityEvents & MembershipEvents> = {
  EntityCreated: ({ name, description }) => ({
    sentence: { en: `Created the entity '${name}'`, es: `Creó la institución “${name}”` },
    after: { name, description },
  }),
  EntityTwoFactorRequired: ({ entityId, required }) => ({
    sentence: required
      ? {
          en: 'Required two-step sign-in for the staff of an entity',
          es: 'Exigió la verificación en dos pasos al personal de una institución',
        }
      : {
          en: 'Made two-step sign-in optional for the staff of an entity',
          es: 'Hizo opcional la verificación en dos pasos para el personal de una institución',
        },
    after: { entityId, required },
  }),
  EntityOutcomesShared: ({ entityId, shared }) => ({
    sentence: shared
      ? {
          en: 'Showed past results to the students and parents of an entity',
          es: 'Mostró los resultados pasados a los estudiantes y padres de una institución',
        }
      : {
          en: 'Hid past results from the students and parents of an entity',
          es: 'Ocultó los resultados pasados a los estudiantes y padres de una institución',
        },
    after: { entityId, shared },
  }),
  EntityDescribed: ({ entityId, changes }) => {
    const { before, after } = sides(changes);
    return {
      sentence: { en: 'Changed the entity’s details', es: 'Cambió los datos de la institución' },
      before: { entityId, ...before },
      after: { entityId, ...after },
    };
  },
  ClassesMovedUp: ({ entityId, schoolYear }) => ({
    sentence: {
      en: `Moved up the classes of an entity at the end of the ${schoolYear} school year`,
      es: `Pasó de grado las clases de una institución al final del año escolar ${schoolYear}`,
    },
    after: { entityId, schoolYear },
  }),
  ClassMoveTakenBack: entry(null, {
    en: 'Undid moving up the classes of an entity',
    es: 'Deshizo el paso de grado de las clases de una institución',
    before: ['entityId'],
  }),
  EntityMemberAdded: entry('userId', {
    en: 'Added the user to an entity',
    es: 'Agregó a la persona a una institución',
    after: ['entityId', 'userId'],
  }),
  EntityMemberRemoved: entry('userId', {
    en: 'Removed the user from an entity',
    es: 'Quitó a la persona de una institución',
    before: ['entityId', 'userId'],
  }),
};
