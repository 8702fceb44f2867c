import { productNames } from '../../../contract/en/payments';
import type { Describe } from '../../kernel/audit';
import type { PaymentEvents } from './payments.events';

const price = ({ product, cents, currency }: PaymentEvents['PaymentConfirmed']) => ({
  product: productNames[product],
  cents,
  currency,
});

export const describePayments: Describe<PaymentEvents> = {
  OrderPlaced: ({ userId, orderId, product, cents, currency, provider }) => ({
    sentence: `Ordered: ${productNames[product]}`,
    subject: userId,
    after: { orderId, cents, currency, provider },
  }),
  CheckoutOpened: ({ userId, orderId, checkoutId }) => ({
    sentence: 'Went to the checkout',
    subject: userId,
    after: { orderId, checkoutId },
  }),
  PaymentConfirmed: (paid) => ({
    sentence: `Paid for: ${productNames[paid.product]}`,
    subject: paid.userId,
    after: { orderId: paid.orderId, ...price(paid), payment: paid.paymentId },
  }),
  PaymentFailed: ({ userId, orderId }) => ({
    sentence: 'Payment failed',
    subject: userId,
    after: { orderId },
  }),
  OrderExpired: ({ userId, orderId }) => ({
    sentence: 'Order expired unpaid',
    subject: userId,
    after: { orderId },
  }),
  RefundRecorded: ({ userId, orderId, product, cents, currency, refundedCents }) => ({
    sentence: `Refunded: ${productNames[product]}`,
    subject: userId,
    before: { cents, currency },
    after: { orderId, refundedCents },
  }),
};
