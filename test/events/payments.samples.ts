import type { PaymentEvents } from '../../src/modules/payments/payments.events';
import type { Samples } from './samples';

const order = { orderId: 'o1', userId: 's1' };
const priced = { ...order, product: 'advising', cents: 14_900, currency: 'USD' } as const;

export const paymentSamples = {
  OrderPlaced: { ...priced, provider: 'stripe', expiresAt: '2026-09-01T13:00:00.000Z' },
  CheckoutOpened: { ...order, checkoutId: 'cs_test_1' },
  PaymentConfirmed: { ...priced, paymentId: 'pi_1', noticeId: 'evt_1' },
  PaymentFailed: { ...order, noticeId: 'evt_2' },
  OrderExpired: { ...order, noticeId: null },
  RefundRecorded: { ...priced, refundedCents: 5_000, noticeId: 'evt_3' },
} satisfies Samples<PaymentEvents>;
