export const examMessages = {
  missingStudent: 'Missing student id!',
  invalid: 'invalid parameters',
  noAccess: 'Unable to request access',
  noTests: 'No tests found',
  serverError: 'server error',
  added: 'Exam entry added!',
  noneInRange: 'No test data for date selected',
};
