import type { Translated } from '../../../contract/translated';
import { messagesOf } from '../../kernel/sentences';

const en = {
  'group-not-found': 'This group no longer exists.',
  'group-name-taken': 'There is already a group with this name.',
  'group-of-colleague': 'Only the person who created the group or an account admin can change it.',
  'group-shared-by-owner': 'Only the person who created the group can change who uses it.',
  'group-without-school': 'You don’t belong to a school whose staff could use the group.',
  'groups-full': ({ most }: { most: number }) =>
    `You’ve reached the limit of ${most} groups. Delete one first.`,
};

const es: Translated<typeof en> = {
  'group-not-found': 'Este grupo ya no existe.',
  'group-name-taken': 'Ya hay un grupo con este nombre.',
  'group-of-colleague': 'Solo la persona que creó el grupo o un administrador de la cuenta puede cambiarlo.',
  'group-shared-by-owner': 'Solo la persona que creó el grupo puede cambiar quién lo usa.',
  'group-without-school': 'No perteneces a una escuela cuyo personal pueda usar el grupo.',
  'groups-full': ({ most }) => `Llegaste al límite de ${most} grupos. Elimina uno primero.`,
};

export const t = messagesOf({ en, es });
