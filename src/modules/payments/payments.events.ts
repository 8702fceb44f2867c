import { events } from '../../kernel/event';
import { CHOICE, FIGURE, ID, PERSON, TIME } from '../../kernel/personal';

type Product = 'session-60' | 'session-30' | 'advising';

interface Order {
  orderId: string;
  userId: string;
}

interface PricedOrder extends Order {
  product: Product;
  cents: number;
  /** The currency is a code of ISO 4217 in capitals. */
  currency: string;
}

export type PaymentEvents = {
  OrderPlaced: PricedOrder & { provider: 'stripe' | 'demonstration'; expiresAt: string };
  CheckoutOpened: Order & { checkoutId: string };
  /** `paymentId` and `noticeId` are the provider's; `noticeId` is null if the provider was asked. */
  PaymentConfirmed: PricedOrder & { paymentId: string; noticeId: string | null };
  PaymentFailed: Order & { noticeId: string | null };
  OrderExpired: Order & { noticeId: string | null };
  /** `refundedCents` is the sum of all refunds. */
  RefundRecorded: PricedOrder & { refundedCents: number; noticeId: string | null };
};

const order = { orderId: ID, userId: PERSON };
const priced = { ...order, product: CHOICE, cents: FIGURE, currency: CHOICE };

const AT_PROVIDER = 'The payment provider has it.';

const sampleOrder = { orderId: 'o1', userId: 's1' };
const samplePriced = { ...sampleOrder, product: 'advising', cents: 14_900, currency: 'USD' } as const;

export const paymentEvents = events<PaymentEvents>({
  OrderPlaced: {
    fields: { ...priced, provider: CHOICE, expiresAt: TIME },
    sample: { ...samplePriced, provider: 'stripe', expiresAt: '2026-09-01T13:00:00.000Z' },
    notUndone: AT_PROVIDER,
  },
  CheckoutOpened: {
    fields: { ...order, checkoutId: ID },
    sample: { ...sampleOrder, checkoutId: 'cs_test_1' },
    notPushed: 'The buyer is on the way to the provider’s page.',
    notUndone: AT_PROVIDER,
  },
  PaymentConfirmed: {
    fields: { ...priced, paymentId: ID, noticeId: ID },
    sample: { ...samplePriced, paymentId: 'pi_1', noticeId: 'evt_1' },
    notUndone: AT_PROVIDER,
  },
  PaymentFailed: {
    fields: { ...order, noticeId: ID },
    sample: { ...sampleOrder, noticeId: 'evt_2' },
    notUndone: AT_PROVIDER,
  },
  OrderExpired: {
    fields: { ...order, noticeId: ID },
    sample: { ...sampleOrder, noticeId: null },
    notUndone: AT_PROVIDER,
  },
  RefundRecorded: {
    fields: { ...priced, refundedCents: FIGURE, noticeId: ID },
    sample: { ...samplePriced, refundedCents: 5_000, noticeId: 'evt_3' },
    notUndone: AT_PROVIDER,
  },
});
