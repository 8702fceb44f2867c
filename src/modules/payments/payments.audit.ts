import { productNames as en } from '../../../contract/en/payments';
import { productNames as es } from '../../../contract/es/payments';
import type { Describe } from '../../kernel/audit';
import type { PaymentEvents } from './payments.events';

const price = ({ product, cents, currency }: PaymentEvents['PaymentConfirmed']) => ({
  product,
  cents,
  currency,
});

export const describePayments: Describe<PaymentEvents> = {
  OrderPlaced: ({ userId, orderId, product, cents, currency, provider }) => ({
    sentence: { en: `Ordered: ${en[product]}`, es: `Pidió: ${es[product]}` },
    subject: userId,
    after: { orderId, cents, currency, provider },
  }),
  CheckoutOpened: ({ userId, orderId, checkoutId }) => ({
    sentence: { en: 'Opened the checkout', es: 'Abrió el pago' },
    subject: userId,
    after: { orderId, checkoutId },
  }),
  PaymentConfirmed: (paid) => ({
    sentence: { en: `Paid for: ${en[paid.product]}`, es: `Pagó: ${es[paid.product]}` },
    subject: paid.userId,
    after: { orderId: paid.orderId, ...price(paid), payment: paid.paymentId },
  }),
  PaymentFailed: ({ userId, orderId }) => ({
    sentence: { en: 'Payment failed', es: 'El pago falló' },
    subject: userId,
    after: { orderId },
  }),
  OrderExpired: ({ userId, orderId }) => ({
    sentence: { en: 'Order expired unpaid', es: 'El pedido venció sin pagarse' },
    subject: userId,
    after: { orderId },
  }),
  RefundRecorded: ({ userId, orderId, product, cents, currency, refundedCents }) => ({
    sentence: { en: `Refunded: ${en[product]}`, es: `Reembolsó: ${es[product]}` },
    subject: userId,
    before: { cents, currency },
    after: { orderId, refundedCents },
  }),
};
