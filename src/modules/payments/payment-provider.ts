import type { Order } from './order.decider';

/** How a checkout stands with the provider. */
export interface Standing {
  readonly state: 'open' | 'paid' | 'failed' | 'expired';
  /** The provider's id of the payment; null until it is paid. */
  readonly paymentId: string | null;
  readonly cents: number;
  readonly currency: string;
  readonly refundedCents: number;
}

/** That something happened to an order: what, is asked for. */
export interface Notice {
  readonly noticeId: string;
  readonly orderId: string;
}

export interface OpenedCheckout {
  readonly checkoutId: string;
  /** Of the page on which it is paid; null once it is over. */
  readonly url: string | null;
}

/** Who takes payments. What fails for now throws `Unavailable`. */
export interface PaymentProvider {
  readonly name: Order['provider'];
  /** An order that has a checkout keeps it. */
  open(order: Order): Promise<OpenedCheckout>;
  standing(order: Order): Promise<Standing>;
  /** The order that a notice is about, or null of any other; one that it did not sign is `Rejected`. */
  read(payload: Buffer, signature: string | undefined): Notice | null;
}

/** Null where nothing can be bought. */
export const PAYMENT_PROVIDER = Symbol('PaymentProvider');
