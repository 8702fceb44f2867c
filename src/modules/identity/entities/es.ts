import { accessMessages } from '../../../../contract/es/identity';
import type { Translated } from '../../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'already-moved-up': ({ schoolYear }) => `Ya se pasó de grado al final del año escolar ${schoolYear}.`,
  'entity-not-found': accessMessages.entityNotFound,
  'member-not-found': 'Esta persona no pertenece a la institución.',
  'mid-year': 'El año escolar está en curso. Confirma que quieres pasar de grado ahora.',
  'outside-entity.not-own': accessMessages.notOwnEntity,
  'own-membership': accessMessages.ownMembership,
  'rollover-not-found': 'Ya no tenemos registro de esto. Revisa la lista de estudiantes.',
  'user-not-found.to-add': ({ email }) => `No se pudo agregar a ${email} a la institución`,
};
