import { accessMessages } from '../../../../contract/en/identity';
import { accessMessages as spanishAccessMessages } from '../../../../contract/es/identity';
import type { Translated } from '../../../../contract/translated';
import { messagesOf } from '../../../kernel/sentences';

const en = {
  'already-moved-up': ({ schoolYear }: { schoolYear: number }) =>
    `Classes have already moved up for the end of the ${schoolYear} school year.`,
  'entity-not-found': accessMessages.entityNotFound,
  'member-not-found': 'This person doesn’t belong to the entity.',
  'mid-year': 'It’s the middle of a school year. Confirm that you want to move classes up now.',
  'outside-entity.not-own': accessMessages.notOwnEntity,
  'own-membership': accessMessages.ownMembership,
  'rollover-not-found': 'We no longer have a record of this. Check the student list.',
  'user-not-found.to-add': ({ email }: { email: string }) => `Unable to add ${email} to entity`,
};

const es: Translated<typeof en> = {
  'already-moved-up': ({ schoolYear }) => `Ya se pasó de grado al final del año escolar ${schoolYear}.`,
  'entity-not-found': spanishAccessMessages.entityNotFound,
  'member-not-found': 'Esta persona no pertenece a la institución.',
  'mid-year': 'El año escolar está en curso. Confirma que quieres pasar de grado ahora.',
  'outside-entity.not-own': spanishAccessMessages.notOwnEntity,
  'own-membership': spanishAccessMessages.ownMembership,
  'rollover-not-found': 'Ya no tenemos registro de esto. Revisa la lista de estudiantes.',
  'user-not-found.to-add': ({ email }) => `No se pudo agregar a ${email} a la institución`,
};

export const catalogues = { en, es };

export const t = messagesOf(catalogues);
