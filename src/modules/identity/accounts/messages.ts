import { messages } from '../../../../contract/en/messages';
import { messages as spanishMessages } from '../../../../contract/es/messages';
import type { Translated } from '../../../../contract/translated';
import { messagesOf } from '../../../kernel/sentences';

const en = {
  'former-student-not-found': 'Former student not found.',
  'invalid-parameters': messages.invalidParameters,
  'invitation-accepted': 'This invitation was already accepted. The account is in use.',
  'own-account': 'You can’t delete your own account.',
  'own-role': 'You can’t change your own role.',
  'user-exists': messages.userExists,
  'user-not-found': 'User not found.',
};

const es: Translated<typeof en> = {
  'former-student-not-found': 'No se encontró a este estudiante entre quienes se fueron.',
  'invalid-parameters': spanishMessages.invalidParameters,
  'invitation-accepted': 'Esta invitación ya se aceptó. La cuenta está en uso.',
  'own-account': 'No puedes eliminar tu propia cuenta.',
  'own-role': 'No puedes cambiar tu propio rol.',
  'user-exists': spanishMessages.userExists,
  'user-not-found': 'No se encontró a esta persona.',
};

export const catalogues = { en, es };

export const t = messagesOf(catalogues);
