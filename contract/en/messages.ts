/** Sentences of the specification's catalogues that both server and browser use. */
export const messages = {
  userExists: 'User already exists.',
  invalidCredentials: 'invalid email or password',
  resetRequested: 'If an account exists for this address, a link to reset the password is on its way.',
  invalidResetToken: 'Token is not valid',
  wrongInput: 'Wrong input',
  missingUserId: 'Missing userId from token.',
  unableToRefresh: 'Unable to refresh tokens.',
  passwordIncorrect: 'Password is incorrect',
  passwordUnchanged: 'New Password has to be different from the Old Password.',
  unauthorized: 'Unauthorized',
  invalidParameters: 'Invalid parameters',
  idempotencyKeyReused:
    'This Idempotency-Key came with another request before. Send this one with a new key.',
  serverError: 'server error',
  serverFailed: 'Server error.',
  noAccess: 'No current access.',
  studentsFailed: 'Unable to retrieve list of students',
  taskUpdated: 'Task Updated!',
  taskNotFound: (externalId: string) => `Task not found with External Id: ${externalId}`,
  unableToUpdateTask: (id: string) => `Unable to update task with id: ${id}`,
};
