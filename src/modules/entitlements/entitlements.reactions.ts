import type { Reactions } from '../../platform/reactor/reactor';
import type { PaymentEvents } from '../payments/payments.events';
import type { EntitlementEvents } from './entitlements.events';

export const GRANT = 'entitlements-grant';
export const END = 'entitlements-end';

export interface Bought {
  readonly userId: string;
}

/** What is bought is owned, until all of it is paid back. */
export const entitlementReactions: Reactions<Pick<PaymentEvents, 'PaymentConfirmed' | 'RefundRecorded'>> = {
  PaymentConfirmed: ({ data: { product, userId } }) =>
    product === 'advising' ? { job: GRANT, data: { userId } satisfies Bought } : null,
  RefundRecorded: ({ data: { product, userId, cents, refundedCents } }) =>
    product === 'advising' && refundedCents >= cents ? { job: END, data: { userId } satisfies Bought } : null,
};

/** An undo may give back what is paid back by now, and a gift may end of what was paid meanwhile. */
export const staffReactions: Reactions<EntitlementEvents> = {
  EntitlementGranted: ({ data: { userId, orderId } }) =>
    orderId === null ? null : { job: END, data: { userId } satisfies Bought },
  EntitlementEnded: ({ data: { userId, orderId } }) =>
    orderId === null ? { job: GRANT, data: { userId } satisfies Bought } : null,
};
