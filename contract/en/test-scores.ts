export const testMessages = {
  testDateTooLate: 'The date must be before today',
  sameTest: 'You can not have the same test on the same date.',
};
