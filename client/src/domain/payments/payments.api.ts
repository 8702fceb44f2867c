import type { Checkout, Product } from 'contract/payments';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { download, mutation, query, resource, LIST, lists } from '../../shared/api/resource';
import { onServerEvent } from '../../shared/realtime/realtime';
import { t } from './en';

const CHECKOUTS = {
  'session-60': 'POST /payment/create-60-checkout-session',
  'session-30': 'POST /payment/create-30-checkout-session',
  advising: 'POST /payment/create-advising-checkout-session',
} as const satisfies Record<Product, string>;

const order = resource('Order');

export const PaymentsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    products: query('GET /payment/products'),
    orders: order.list('GET /payment/orders'),
    /** The server asks the payment provider about an open order, so that a payment counts at once. */
    order: order.one('GET /payment/orders/{id}'),
    credits: query('GET /users/{studentId}/credits', {
      providesTags: lists('Credit'),
    }),
    openCheckout: build.mutation<Checkout, { product: Product; userId: string }>({
      query: ({ product, userId }) => call(CHECKOUTS[product], { headers: { userid: userId } }),
      invalidatesTags: lists('Order'),
    }),
    demonstratePayment: mutation('POST /payment/demonstration/{orderId}', {
      invalidatesTags: (_answer, _error, { orderId }) => [
        { type: 'Order', id: LIST },
        { type: 'Order', id: orderId },
      ],
    }),
    payments: order.list('GET /admin/payments'),
    exportPayments: download('GET /admin/payments.csv', t.file),
  }),
});

onServerEvent('order.changed', {
  invalidate: ({ id }) => [
    { type: 'Order', id },
    { type: 'Order', id: LIST },
  ],
});

onServerEvent('credits.changed', {
  invalidate: () => [
    { type: 'Credit', id: LIST },
    { type: 'Session', id: LIST },
  ],
});
