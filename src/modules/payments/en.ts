export const en = {
  'order-not-found': 'There is no such order.',
  'another-amount': 'The payment is of another amount than the order.',
  'no-payments': 'Nothing can be bought here at the moment.',
  'already-owned': 'You have the advising system already.',
  'another-user': 'The userid header names another user than the token.',
  'provider-unavailable':
    'The payment service cannot be reached at the moment. Please try again in a minute.',
  'not-signed': 'This is not signed by the payment service.',
  'not-open': 'This order is not open any more.',

  payYesOrNo: 'pay must be true or false',
  notAState: 'State must be open, paid, failed, expired or refunded',
};
