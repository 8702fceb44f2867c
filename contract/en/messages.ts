/** Sentences of the specification's catalogues that both server and browser use. */
export const messages = {
  userExists: 'User already exists.',
  invalidCredentials: 'invalid email or password',
  resetRequested: 'If there’s an account for this address, we’re sending a link to reset the password.',
  invalidResetToken: 'Token is not valid',
  wrongInput: 'Wrong input',
  missingUserId: 'Missing userId from token.',
  unableToRefresh: 'Unable to refresh tokens.',
  passwordIncorrect: 'Password is incorrect',
  passwordUnchanged: 'New Password has to be different from the Old Password.',
  unauthorized: 'Unauthorized',
  invalidParameters: 'Invalid parameters',
  idempotencyKeyReused:
    'This Idempotency-Key was already used for another request. Use a new key for this one.',
  serverError: 'server error',
  serverFailed: 'Server error.',
  noAccess: 'No current access.',
  studentsFailed: 'Unable to retrieve list of students',
  taskUpdated: 'Task Updated!',
  taskNotFound: (externalId: string) => `Task not found with External Id: ${externalId}`,
  unableToUpdateTask: (id: string) => `Unable to update task with id: ${id}`,
};
