export const t = {
  updated: 'Password updated.',
  oldPassword: 'Old password',
  newPassword: 'New password',
  passwordHelp: 'At least 8 characters',
  repeat: 'Repeat the new password',
  mismatch: 'Passwords do not match.',
} as const;
