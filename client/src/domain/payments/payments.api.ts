import type { ResponseOf, Query } from 'contract/calls';
import type { Checkout, OrderResource, Product } from 'contract/payments';
import type { CreditResource } from 'contract/sessions';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { savesFile } from '../../shared/api/download';
import { LIST, listTags } from '../../shared/api/tags';
import { me } from '../../shared/offline/mutationQueue';
import { onServerEvent } from '../../shared/realtime/realtime';
import { t } from './en';

const CHECKOUTS = {
  'session-60': 'POST /payment/create-60-checkout-session',
  'session-30': 'POST /payment/create-30-checkout-session',
  advising: 'POST /payment/create-advising-checkout-session',
} as const satisfies Record<Product, string>;

const paymentsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    products: build.query<ResponseOf<'GET /payment/products'>, void>({
      query: () => call('GET /payment/products', { offline: true }),
    }),
    orders: build.query<readonly OrderResource[], void>({
      query: () => call('GET /payment/orders', { offline: true }),
      transformResponse: ({ data }: ResponseOf<'GET /payment/orders'>) => data,
      providesTags: (orders) => listTags('Order', orders),
    }),
    /** The server asks the payment provider about an open order, so that a payment counts at once. */
    order: build.query<OrderResource, string>({
      query: (id) => call('GET /payment/orders/{id}', { path: { id }, offline: true }),
      transformResponse: ({ data }: ResponseOf<'GET /payment/orders/{id}'>) => data,
      providesTags: (_order, _error, id) => [{ type: 'Order', id }],
    }),
    credits: build.query<readonly CreditResource[], string>({
      query: (studentId) =>
        call('GET /users/{studentId}/credits', { path: { studentId }, offline: studentId === me() }),
      transformResponse: ({ data }: ResponseOf<'GET /users/{studentId}/credits'>) => data,
      providesTags: [{ type: 'Credit', id: LIST }],
    }),
    openCheckout: build.mutation<Checkout, { product: Product; userId: string }>({
      query: ({ product, userId }) => call(CHECKOUTS[product], { headers: { userid: userId } }),
      invalidatesTags: [{ type: 'Order', id: LIST }],
    }),
    demonstratePayment: build.mutation<void, { orderId: string; pay: boolean }>({
      query: ({ orderId, pay }) =>
        call('POST /payment/demonstration/{orderId}', { path: { orderId }, body: { pay } }),
      invalidatesTags: (_answer, _error, { orderId }) => [
        { type: 'Order', id: LIST },
        { type: 'Order', id: orderId },
      ],
    }),
    payments: build.query<ResponseOf<'GET /admin/payments'>, Query<'GET /admin/payments'>>({
      query: (query) => call('GET /admin/payments', { query }),
      providesTags: (page) => listTags('Order', page?.data),
    }),
    exportPayments: build.mutation<null, Query<'GET /admin/payments.csv'>>({
      query: (query) => call('GET /admin/payments.csv', { query, responseHandler: savesFile(t.file) }),
    }),
  }),
});

export const {
  useProductsQuery,
  useOrdersQuery,
  useOrderQuery,
  useCreditsQuery,
  useOpenCheckoutMutation,
  useDemonstratePaymentMutation,
  usePaymentsQuery,
  useExportPaymentsMutation,
} = paymentsApi;

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
