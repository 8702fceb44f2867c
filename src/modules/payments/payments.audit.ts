import { productNames as en } from '../../../contract/en/payments';
import { productNames as es } from '../../../contract/es/payments';
import { entry, type Describe } from '../../kernel/audit';
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
  CheckoutOpened: entry('userId', {
    en: 'Opened the checkout',
    es: 'Abrió el pago',
    after: ['orderId', 'checkoutId'],
  }),
  PaymentConfirmed: (paid) => ({
    sentence: { en: `Paid for: ${en[paid.product]}`, es: `Pagó: ${es[paid.product]}` },
    subject: paid.userId,
    after: { orderId: paid.orderId, ...price(paid), payment: paid.paymentId },
  }),
  PaymentFailed: entry('userId', { en: 'Payment failed', es: 'El pago falló', after: ['orderId'] }),
  OrderExpired: entry('userId', {
    en: 'Order expired unpaid',
    es: 'El pedido venció sin pagarse',
    after: ['orderId'],
  }),
  RefundRecorded: ({ userId, orderId, product, cents, currency, refundedCents }) => ({
    sentence: { en: `Refunded: ${en[product]}`, es: `Reembolsó: ${es[product]}` },
    subject: userId,
    before: { cents, currency },
    after: { orderId, refundedCents },
  }),
};
