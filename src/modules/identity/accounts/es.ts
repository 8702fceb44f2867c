import { messages } from '../../../../contract/es/messages';
import type { Translated } from '../../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'former-student-not-found': 'No se encontró a este estudiante entre quienes se fueron.',
  'invalid-parameters': messages.invalidParameters,
  'invitation-accepted': 'Esta invitación ya se aceptó. La cuenta está en uso.',
  'own-account': 'No puedes eliminar tu propia cuenta.',
  'own-role': 'No puedes cambiar tu propio rol.',
  'user-exists': messages.userExists,
  'user-not-found': 'No se encontró a esta persona.',
};
