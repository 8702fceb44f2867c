export const en = {
  'order-not-found': 'Order not found.',
  'another-amount': 'The payment amount doesn’t match the order.',
  'no-payments': 'Nothing is for sale here right now.',
  'already-owned': 'You already have the advising system.',
  'another-user': 'The userid header doesn’t match the token.',
  'provider-unavailable': 'We can’t reach the payment service right now. Try again in a minute.',
  'not-signed': 'The payment service’s signature is missing or wrong.',
  'not-open': 'This order is closed.',
};
