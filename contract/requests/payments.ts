import { boolean, choice, described, optional, pageOf, string, type RequestsOf } from '../fields';
import { ORDER_STATES, paymentRules, type PaymentCalls } from '../payments';

const search = {
  ...pageOf(50),
  state: optional(choice(ORDER_STATES, { code: 'notAnOrderState' })),
  from: optional(
    described(
      'Days in New York between which the order was made, both inclusive.',
      string(paymentRules.from),
    ),
  ),
  to: optional(string(paymentRules.to)),
};

export const paymentRequests = {
  'POST /payment/demonstration/{orderId}': { body: { pay: boolean() } },
  'GET /admin/payments': { query: search },
  'GET /admin/payments.csv': { query: search },
} as const satisfies RequestsOf<keyof PaymentCalls>;
