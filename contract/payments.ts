import type { productNames } from './en/payments';
import type { CountedPage, PageRequest, Resource } from './http';
import { date, type FieldRules } from './rules';

export { productNames, productSentences } from './en/payments';

/** What can be bought, one at a time. The number in the name of a session is its minutes. */
export type Product = keyof typeof productNames;

export const PRODUCTS: readonly Product[] = ['session-60', 'session-30', 'advising'];

/** Minutes of help that a product gives, null of one that gives none. */
export const MINUTES_OF: Readonly<Record<Product, 30 | 60 | null>> = {
  'session-60': 60,
  'session-30': 30,
  advising: null,
};

/** `GET /payment/products` → `data[]`. Its id is its name. */
export type ProductResource = Resource<{
  readonly name: string;
  readonly minutes: 30 | 60 | null;
  readonly cents: number;
  /** ISO 4217, in capitals. */
  readonly currency: string;
}>;

export interface Products {
  readonly data: readonly ProductResource[];
  /** Who takes the payment; null where nobody does, and nothing can be bought. */
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
  /** Of what was paid. */
  readonly refundedCents: number;
  /** Nothing was really paid. */
  readonly demonstration: boolean;
}

/** `GET /payment/orders` → `data[]`: the caller's own, newest first. */
export type OrderResource = Resource<Order>;

/** `GET /admin/payments` → `data[]`, newest first. `payment` is the provider's id of the payment. */
export type PaymentResource = Resource<
  Order & { readonly payment: string | null; readonly firstName: string; readonly lastName: string },
  { readonly student: { readonly data: { readonly id: string } } }
>;

export interface PaymentSearch extends PageRequest {
  readonly state?: OrderState;
  /** Days of New York on which it was ordered, both included. */
  readonly from?: string;
  readonly to?: string;
}

/** Where the payment goes on: the `id` is the provider's, and `url` leads to its page; the demonstration's is a path here. */
export interface Checkout {
  readonly id: string;
  readonly orderId: string;
  readonly url: string;
}

/** The calls that open a checkout name the caller once more in the header `userid`. */
export interface PaymentCalls {
  'GET /payment/products': { answer: Products };
  'POST /payment/create-60-checkout-session': { answer: Checkout };
  'POST /payment/create-30-checkout-session': { answer: Checkout };
  'POST /payment/create-advising-checkout-session': { answer: Checkout };
  'GET /payment/orders': { answer: { readonly data: readonly OrderResource[] } };
  /** Asks the provider where the payment is not known yet. */
  'GET /payment/orders/{id}': { answer: { readonly data: OrderResource } };
  /** What the provider tells, signed by it. */
  'POST /payment/webhook': { answer: void };
  /** The demonstration's page decides: nothing is really paid. */
  'POST /payment/demonstration/{orderId}': { body: { readonly pay: boolean }; answer: void };
  'GET /admin/payments': { query: PaymentSearch; answer: CountedPage<PaymentResource> };
  'GET /admin/payments.csv': { query: PaymentSearch; file: 'text/csv' };
}

export const paymentRules = { from: date('from'), to: date('to') } as const satisfies Record<
  string,
  FieldRules
>;
