import type { Reactions } from '../../platform/reactor/reactor';
import type { PaymentEvents } from '../payments/payments.events';

export const GRANT = 'entitlements-grant';
export const END = 'entitlements-end';

export interface Bought {
  readonly userId: string;
  readonly orderId: string;
}

/** What is bought is owned, until all of it is paid back. */
export const entitlementReactions: Reactions<Pick<PaymentEvents, 'PaymentConfirmed' | 'RefundRecorded'>> = {
  PaymentConfirmed: ({ data: { product, userId, orderId } }) =>
    product === 'advising' ? { job: GRANT, data: { userId, orderId } satisfies Bought } : null,
  RefundRecorded: ({ data: { product, userId, orderId, cents, refundedCents } }) =>
    product === 'advising' && refundedCents >= cents
      ? { job: END, data: { userId, orderId } satisfies Bought }
      : null,
};
