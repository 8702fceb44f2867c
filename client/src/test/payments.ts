import { MINUTES_OF, productNames, PRODUCTS, type OrderResource, type Products } from 'contract/payments';
import type { CreditResource } from 'contract/sessions';
import { done, type Responses } from './server';

const CENTS = { 'session-60': 9_000, 'session-30': 5_000, advising: 14_900 };

export const productsOf = (payments: Products['meta']['payments'] = 'stripe'): Products => ({
  data: PRODUCTS.map((id) => ({
    id,
    attributes: { name: productNames[id], minutes: MINUTES_OF[id], cents: CENTS[id], currency: 'USD' },
    relationships: {},
  })),
  meta: { payments },
});

export const orderNamed = (
  id: string,
  changes: Partial<OrderResource['attributes']> = {},
): OrderResource => ({
  id,
  attributes: {
    ...{ product: 'session-60', cents: 9_000, currency: 'USD', state: 'open' },
    ...{ placedAt: '2026-11-20T15:00:00.000Z', paidAt: null, refundedCents: 0, demonstration: false },
    ...changes,
  },
  relationships: {},
});

export const creditOf = (minutes: 30 | 60): CreditResource => ({
  id: 'c1',
  attributes: {
    ...{ minutes, state: 'free', since: '2026-11-20T15:00:00.000Z', orderId: 'o1' },
    ...{ reason: null, requestId: null, sessionAt: null },
  },
  relationships: {},
});

export const SHOP: Responses = {
  'GET /payment/products': () => productsOf(),
  'GET /payment/orders': () => ({ data: [] }),
  'GET /users/{studentId}/credits': () => ({ data: [] }),
  'POST /payment/demonstration/{orderId}': done,
};
