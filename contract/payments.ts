import type { productNames } from './en/payments';
import type { CountedPage, Resource } from './http';
import { date, type FieldRules } from './rules';

export { productNames, productSentences } from './en/payments';

/** A product, of which one is bought at a time. The number in a session's name is its minutes. */
export type Product = keyof typeof productNames;

export const PRODUCTS: readonly Product[] = ['session-60', 'session-30', 'advising'];

export const MINUTES_OF: Readonly<Record<Product, 30 | 60 | null>> = {
  'session-60': 60,
  'session-30': 30,
  advising: null,
};

export type ProductResource = Resource<{
  readonly name: string;
  readonly minutes: 30 | 60 | null;
  readonly cents: number;
  /** The currency is a code of ISO 4217 in capitals. */
  readonly currency: string;
}>;

export interface Products {
  readonly data: readonly ProductResource[];
  /** The provider of payments; null where none is configured, so that nothing can be bought. */
  readonly meta: { readonly payments: 'stripe' | 'demonstration' | null };
}

export const ORDER_STATES = ['open', 'paid', 'failed', 'expired', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

interface Order {
  readonly product: Product;
  readonly cents: number;
  readonly currency: string;
  readonly state: OrderState;
  readonly placedAt: string;
  readonly paidAt: string | null;
  readonly refundedCents: number;
  /** Whether the demonstration took the order, so that nothing was really paid. */
  readonly demonstration: boolean;
}

export type OrderResource = Resource<Order>;

/** Payments are listed newest first. `payment` is the provider's id of the payment. */
export type PaymentResource = Resource<
  Order & { readonly payment: string | null; readonly firstName: string; readonly lastName: string },
  { readonly student: { readonly data: { readonly id: string } } }
>;

/** Where the user pays: the `id` is the provider's, `url` its page; the demonstration's is a path of this product. */
export interface Checkout {
  readonly id: string;
  readonly orderId: string;
  readonly url: string;
}

/** The endpoints that open a checkout repeat the user's id in the header `userid`. */
export interface PaymentCalls {
  'GET /payment/products': { answer: Products };
  'POST /payment/create-60-checkout-session': { answer: Checkout };
  'POST /payment/create-30-checkout-session': { answer: Checkout };
  'POST /payment/create-advising-checkout-session': { answer: Checkout };
  'GET /payment/orders': { answer: { readonly data: readonly OrderResource[] } };
  /** Asks the provider while the payment is not known yet. */
  'GET /payment/orders/{id}': { answer: { readonly data: OrderResource } };
  /** Receives the webhook events of the provider, which signs them. */
  'POST /payment/webhook': { answer: void };
  /** Decides a demonstration payment: nothing is really paid. */
  'POST /payment/demonstration/{orderId}': { answer: void };
  'GET /admin/payments': { answer: CountedPage<PaymentResource> };
  'GET /admin/payments.csv': { file: 'text/csv' };
}

export const paymentRules = { from: date('from'), to: date('to') } as const satisfies Record<
  string,
  FieldRules
>;
