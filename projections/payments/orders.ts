import { projection } from '../../src/kernel/projection';
import type { PaymentEvents } from '../../src/modules/payments/payments.events';

type Placed = PaymentEvents['OrderPlaced'];

export interface OrderView {
  readonly id: string;
  readonly userId: string;
  readonly product: Placed['product'];
  readonly cents: number;
  readonly currency: string;
  readonly provider: Placed['provider'];
  readonly state: 'open' | 'paid' | 'failed' | 'expired' | 'refunded';
  readonly placedAt: string;
  /** When an order that is still open is checked with the payment provider. */
  readonly expiresAt: string;
  readonly paidAt: string | null;
  readonly paymentId: string | null;
  readonly refundedCents: number;
}

const nothing = (id: string): OrderView => ({
  id,
  userId: '',
  product: 'session-60',
  cents: 0,
  currency: '',
  provider: 'demonstration',
  state: 'open',
  placedAt: '',
  expiresAt: '',
  paidAt: null,
  paymentId: null,
  refundedCents: 0,
});

/** Every purchase. When a person is erased, the payment remains, but not who paid. */
export const orders = projection<OrderView, Omit<PaymentEvents, 'CheckoutOpened'>>({
  name: 'orders',
  contains: 'purchases',
  version: 1,
  indexes: [
    { userId: 1, placedAt: -1 },
    { placedAt: -1 },
    { state: 1, placedAt: -1 },
    { state: 1, expiresAt: 1 },
    { paymentId: 1 },
  ],
  key: ({ data }) => data.orderId,
  empty: nothing,
  erasure: { userId: (order) => ({ ...order, userId: '' }) },
  exported: { sections: { orders: 'userId' }, without: ['expiresAt'] },
  on: {
    OrderPlaced: ({ id }, { data: { userId, product, cents, currency, provider, expiresAt }, time }) => ({
      ...nothing(id),
      userId,
      product,
      cents,
      currency,
      provider,
      placedAt: time,
      expiresAt,
    }),
    PaymentConfirmed: (order, { data: { paymentId }, time }) => ({
      ...order,
      state: 'paid',
      paymentId,
      paidAt: time,
    }),
    PaymentFailed: (order) => ({ ...order, state: 'failed' }),
    OrderExpired: (order) => ({ ...order, state: 'expired' }),
    RefundRecorded: (order, { data: { refundedCents, cents } }) => ({
      ...order,
      refundedCents,
      state: refundedCents >= cents ? 'refunded' : order.state,
    }),
  },
});
