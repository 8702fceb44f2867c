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

// Names and shapes are stored permanently: never edit one in place, add an upcast.
export type PaymentEvents = {
  /** The checkout ends at `expiresAt`. */
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

export const paymentEvents = events<PaymentEvents>({
  OrderPlaced: { fields: { ...priced, provider: CHOICE, expiresAt: TIME }, notUndone: AT_PROVIDER },
  CheckoutOpened: {
    fields: { ...order, checkoutId: ID },
    notPushed: 'The buyer is on the way to the provider’s page.',
    notUndone: AT_PROVIDER,
  },
  PaymentConfirmed: { fields: { ...priced, paymentId: ID, noticeId: ID }, notUndone: AT_PROVIDER },
  PaymentFailed: { fields: { ...order, noticeId: ID }, notUndone: AT_PROVIDER },
  OrderExpired: { fields: { ...order, noticeId: ID }, notUndone: AT_PROVIDER },
  RefundRecorded: { fields: { ...priced, refundedCents: FIGURE, noticeId: ID }, notUndone: AT_PROVIDER },
});
