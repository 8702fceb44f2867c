import type { Order } from './order.decider';

export interface CheckoutStatus {
  readonly state: 'open' | 'paid' | 'failed' | 'expired';
  /** The payment's id is the provider's; null until it is paid. */
  readonly paymentId: string | null;
  readonly cents: number;
  readonly currency: string;
  readonly refundedCents: number;
}

/** A webhook event about an order; the state itself is requested from the provider. */
export interface WebhookEvent {
  readonly noticeId: string;
  readonly orderId: string;
}

export interface OpenedCheckout {
  readonly checkoutId: string;
  /** The address of the page for paying; null once the checkout is over. */
  readonly url: string | null;
}

/** Takes payments. A temporary failure throws `Unavailable`. */
export interface PaymentProvider {
  readonly name: Order['provider'];
  /** Returns the existing checkout if the order has one. */
  open(order: Order): Promise<OpenedCheckout>;
  fetchStatus(order: Order): Promise<CheckoutStatus>;
  /** The order that a webhook event is about, or null; throws `Rejected` for a wrong signature. */
  read(payload: Buffer, signature: string | undefined): WebhookEvent | null;
}

/** The provider is null where nothing can be bought. */
export const PAYMENT_PROVIDER = Symbol('PaymentProvider');
