import { given } from '../../kernel/testing';
import { order } from './order.decider';

const placing = {
  orderId: 'o1',
  userId: 's1',
  product: 'session-60',
  cents: 9000,
  currency: 'USD',
  provider: 'stripe',
  expiresAt: '2026-11-22T13:00:00.000Z',
} as const;
const named = { orderId: 'o1', userId: 's1' };
const priced = { ...named, product: 'session-60', cents: 9000, currency: 'USD' } as const;
const placed = { type: 'OrderPlaced', data: placing } as const;
const opened = { type: 'CheckoutOpened', data: { ...named, checkoutId: 'cs_1' } } as const;
const confirming = { paymentId: 'pi_1', noticeId: 'evt_1', cents: 9000, currency: 'USD' };
const confirmed = {
  type: 'PaymentConfirmed',
  data: { ...priced, paymentId: 'pi_1', noticeId: 'evt_1' },
} as const;
const expired = { type: 'OrderExpired', data: { ...named, noticeId: null } } as const;
const failed = { type: 'PaymentFailed', data: { ...named, noticeId: 'evt_0' } } as const;
const refunded = (refundedCents: number) =>
  ({ type: 'RefundRecorded', data: { ...priced, refundedCents, noticeId: 'evt_2' } }) as const;

const history = given(order);

it('places an order once', () => {
  history().when('Place', placing).yields(placed);
  history(placed)
    .when('Place', { ...placing, expiresAt: '2026-11-22T14:00:00.000Z' })
    .yields();
});

it('opens one checkout for an order', () => {
  history(placed).when('OpenCheckout', { checkoutId: 'cs_1' }).yields(opened);
  history(placed, opened).when('OpenCheckout', { checkoutId: 'cs_2' }).yields();
});

it.each([
  ['while the order is open', [placed, opened]],
  ['after a failed payment', [placed, opened, failed]],
  ['after the order expired', [placed, opened, expired]],
])('confirms a payment %s', (_case, events) => {
  history(...events)
    .when('Confirm', confirming)
    .yields(confirmed);
});

it('ignores a webhook event about a paid order', () => {
  history(placed, opened, confirmed)
    .when('Confirm', { ...confirming, noticeId: 'evt_9' })
    .yields();
  history(placed, opened, confirmed).when('Expire', { noticeId: null }).yields();
  history(placed, opened, confirmed).when('Fail', { noticeId: 'evt_0' }).yields();
});

it.each([{ cents: 1 }, { currency: 'EUR' }])('rejects a payment of another amount: %o', (other) => {
  history(placed, opened)
    .when('Confirm', { ...confirming, ...other })
    .isRejected('another-amount');
});

it('records the sum of refunds, which only increases', () => {
  const paid = history(placed, opened, confirmed);
  paid.when('RecordRefund', { refundedCents: 4000, noticeId: 'evt_2' }).yields(refunded(4000));
  history(placed, opened, confirmed, refunded(4000))
    .when('RecordRefund', { refundedCents: 9000, noticeId: 'evt_2' })
    .yields(refunded(9000));
  history(placed, opened, confirmed, refunded(9000))
    .when('RecordRefund', { refundedCents: 4000, noticeId: 'evt_3' })
    .yields();
  history(placed, opened).when('RecordRefund', { refundedCents: 9000, noticeId: 'evt_2' }).yields();
});

it('rejects a payment for an unknown order', () => {
  history().when('Confirm', confirming).isRejected('order-not-found');
});
