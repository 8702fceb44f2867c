import type { OrderState } from '../../../contract/payments';
import { decider } from '../../kernel/decider';
import { Rejected, requireFound } from '../../kernel/errors';
import type { PaymentEvents } from './payments.events';
import { t } from './messages';

type Placed = PaymentEvents['OrderPlaced'];

export interface Order extends Placed {
  readonly state: OrderState;
  readonly checkoutId: string | null;
  readonly paymentId: string | null;
  readonly refundedCents: number;
}

interface WebhookRecorded {
  /** The id of the provider's webhook event; null if the provider was asked. */
  noticeId: string | null;
}

export type OrderCommands = {
  Place: Placed;
  OpenCheckout: { checkoutId: string };
  Confirm: WebhookRecorded & { cents: number; currency: string; paymentId: string };
  Fail: WebhookRecorded;
  Expire: WebhookRecorded;
  RecordRefund: WebhookRecorded & { refundedCents: number };
};

const existing = (order: Order | null): Order => requireFound(order, t('order-not-found'));

const named = ({ orderId, userId }: Order) => ({ orderId, userId });
const priced = ({ product, cents, currency, ...order }: Order) => ({
  ...named(order as Order),
  product,
  cents,
  currency,
});

/** Webhook events may arrive late or out of order: a payment counts even after the order has failed or expired here. */
export const order = decider<Order | null, OrderCommands, PaymentEvents>({
  name: 'order',
  stream: { key: 'order', growsWith: 'its payment and refunds only' },
  initial: null,
  decide: {
    Place: (data, order) => (order ? [] : [{ type: 'OrderPlaced', data }]),
    OpenCheckout: ({ checkoutId: opened }, order) => {
      const { checkoutId, state } = existing(order);
      if (checkoutId !== null || state !== 'open') return [];
      return [{ type: 'CheckoutOpened', data: { ...named(order!), checkoutId: opened } }];
    },
    Confirm: ({ paymentId, noticeId, cents, currency }, order) => {
      const { state, ...request } = existing(order);
      if (state === 'paid' || state === 'refunded') return [];
      if (cents !== request.cents || currency !== request.currency)
        throw new Rejected('conflict', t('another-amount'));
      return [{ type: 'PaymentConfirmed', data: { ...priced(order!), paymentId, noticeId } }];
    },
    Fail: ({ noticeId }, order) =>
      existing(order).state === 'open'
        ? [{ type: 'PaymentFailed', data: { ...named(order!), noticeId } }]
        : [],
    Expire: ({ noticeId }, order) =>
      existing(order).state === 'open'
        ? [{ type: 'OrderExpired', data: { ...named(order!), noticeId } }]
        : [],
    RecordRefund: ({ refundedCents, noticeId }, order) => {
      const { state, refundedCents: before } = existing(order);
      const isPaid = state === 'paid' || state === 'refunded';
      if (!isPaid || refundedCents <= before) return [];
      return [{ type: 'RefundRecorded', data: { ...priced(order!), refundedCents, noticeId } }];
    },
  },
  evolve: {
    OrderPlaced: (_, placed) => ({
      ...placed,
      state: 'open',
      checkoutId: null,
      paymentId: null,
      refundedCents: 0,
    }),
    CheckoutOpened: (order, { checkoutId }) => ({ ...order!, checkoutId }),
    PaymentConfirmed: (order, { paymentId }) => ({ ...order!, state: 'paid', paymentId }),
    PaymentFailed: (order) => ({ ...order!, state: 'failed' }),
    OrderExpired: (order) => ({ ...order!, state: 'expired' }),
    RefundRecorded: (order, { refundedCents, cents }) => ({
      ...order!,
      refundedCents,
      state: refundedCents >= cents ? 'refunded' : order!.state,
    }),
  },
});
