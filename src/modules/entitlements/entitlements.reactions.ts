import type { Reactions } from '../../platform/reactor/reactor';
import type { PaymentEvents } from '../payments/payments.events';
import type { EntitlementEvents } from './entitlements.events';

export const GRANT = 'entitlements-grant';
export const END = 'entitlements-end';

export interface Bought {
  readonly userId: string;
}

/** A purchase grants an entitlement until it is refunded completely. */
export const entitlementReactions: Reactions<Pick<PaymentEvents, 'PaymentConfirmed' | 'RefundRecorded'>> = {
  PaymentConfirmed: ({ data: { product, userId } }) =>
    product === 'advising' ? { job: GRANT, data: { userId } satisfies Bought } : null,
  RefundRecorded: ({ data: { product, userId, cents, refundedCents } }) =>
    product === 'advising' && refundedCents >= cents ? { job: END, data: { userId } satisfies Bought } : null,
};

/** Adds jobs that compare with the orders: an undo may restore what was refunded, or staff end what was paid. */
export const staffReactions: Reactions<EntitlementEvents> = {
  EntitlementGranted: ({ data: { userId, orderId } }) =>
    orderId === null ? null : { job: END, data: { userId } satisfies Bought },
  EntitlementEnded: ({ data: { userId, orderId } }) =>
    orderId === null ? { job: GRANT, data: { userId } satisfies Bought } : null,
};
