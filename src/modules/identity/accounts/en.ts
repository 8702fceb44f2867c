import { messages } from '../../../../contract/en/messages';

export const en = {
  'former-student-not-found': 'Former student not found.',
  'invalid-parameters': messages.invalidParameters,
  'invitation-accepted': 'This invitation was already accepted. The account is in use.',
  'own-account': 'You can’t delete your own account.',
  'own-role': 'You can’t change your own role.',
  'user-exists': messages.userExists,
  'user-not-found': 'User not found.',
};
