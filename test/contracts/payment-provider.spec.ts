import Stripe from 'stripe';
import { Unavailable } from '../../src/kernel/errors';
import { DemonstrationProvider } from '../../src/modules/payments/demonstration-provider';
import type { Order } from '../../src/modules/payments/order.decider';
import type { PaymentProvider } from '../../src/modules/payments/payment-provider';
import { StripeProvider } from '../../src/modules/payments/stripe-provider';
import { StripeServer, WEBHOOK_SECRET } from '../support/stripe-server';

interface CheckoutAttempt {
  readonly provider: PaymentProvider;
  /** Returns the order once it is paid or its checkout has expired. */
  readonly paid: (order: Order) => Promise<Order>;
  readonly over: (order: Order) => Promise<Order>;
}

let stripe: StripeServer;
beforeAll(async () => {
  stripe = await StripeServer.start();
});
afterAll(() => stripe.stop());

const overStripe = async (server = stripe, timeoutMs?: number) => {
  const settings = { by: 'stripe', secretKey: 'sk_test_1', webhookSecret: WEBHOOK_SECRET } as const;
  return StripeProvider.connect({ ...settings, url: server.url }, 'https://guidance.test', timeoutMs);
};

const providers: Readonly<Record<string, () => Promise<CheckoutAttempt>>> = {
  stripe: async () => ({
    provider: await overStripe(),
    paid: async (order) => {
      stripe.pay(order.orderId);
      return order;
    },
    over: async (order) => {
      stripe.expire(order.orderId);
      return order;
    },
  }),
  demonstration: async () => ({
    provider: new DemonstrationProvider(),
    paid: async (order) => ({ ...order, paymentId: 'demonstration_1' }),
    over: async (order) => ({ ...order, expiresAt: '2020-01-01T00:00:00.000Z' }),
  }),
};

let count = 0;
const orderOf = (provider: PaymentProvider): Order => ({
  orderId: `order-${(count += 1)}`,
  userId: 's1',
  product: 'session-60',
  cents: 9000,
  currency: 'USD',
  provider: provider.name,
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  state: 'open',
  checkoutId: null,
  paymentId: null,
  refundedCents: 0,
});

describe.each(Object.entries(providers))('payments by %s', (_name, tried) => {
  const opened = async (): Promise<CheckoutAttempt & { readonly order: Order }> => {
    const found = await tried();
    const order = orderOf(found.provider);
    const { checkoutId } = await found.provider.open(order);
    return { ...found, order: { ...order, checkoutId } };
  };

  it('open one checkout for an order, however often it is requested', async () => {
    const { provider } = await tried();
    const order = orderOf(provider);
    const first = await provider.open(order);
    expect(await provider.open({ ...order, checkoutId: first.checkoutId })).toEqual(first);
    expect(first.url).toMatch(/^(https:\/)?\/[a-z]\S+$/);
    expect((await provider.open(orderOf(provider))).checkoutId).not.toBe(first.checkoutId);
  });

  it('are open before they are paid', async () => {
    const { provider, order } = await opened();
    const open = { state: 'open', paymentId: null, cents: 9000, currency: 'USD', refundedCents: 0 };
    expect(await provider.fetchStatus(order)).toEqual(open);
    expect(await provider.fetchStatus({ ...order, checkoutId: null })).toEqual(open);
  });

  it('are paid afterwards', async () => {
    const { provider, order, paid } = await opened();
    const standing = await provider.fetchStatus(await paid(order));
    expect(standing).toMatchObject({ state: 'paid', cents: 9000, currency: 'USD', refundedCents: 0 });
    expect(standing.paymentId).toEqual(expect.any(String));
  });

  it('are expired when the checkout is over', async () => {
    const { provider, order, over } = await opened();
    expect((await provider.fetchStatus(await over(order))).state).toBe('expired');
  });

  it('refuse a webhook event that the provider did not sign', async () => {
    const { provider } = await tried();
    const forged = stripe.webhookEvent('checkout.session.completed', 'order-1', 'whsec_other');
    expect(() => provider.read(Buffer.from(forged.payload), forged.signature)).toThrow(
      'signature is missing or wrong',
    );
    expect(() => provider.read(Buffer.from(forged.payload), undefined)).toThrow(
      'signature is missing or wrong',
    );
  });
});

describe('Stripe', () => {
  it('is asked in the reader’s language, with nothing about the person', async () => {
    const provider = await overStripe();
    const order = orderOf(provider);
    await provider.open(order);
    expect(Object.fromEntries(stripe.created.at(-1)!)).toEqual({
      mode: 'payment',
      client_reference_id: order.orderId,
      'metadata[orderId]': order.orderId,
      'payment_intent_data[metadata][orderId]': order.orderId,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '9000',
      'line_items[0][price_data][product_data][name]': '60-minute help session',
      success_url: `https://guidance.test/refresh-session?order=${order.orderId}`,
      cancel_url: 'https://guidance.test/cart',
      locale: 'en',
      expires_at: String(Math.ceil(Date.parse(order.expiresAt) / 1000)),
    });
  });

  it('expires an order whose checkout was never opened', async () => {
    const provider = await overStripe();
    const order = orderOf(provider);
    expect((await provider.fetchStatus(order)).state).toBe('open');
    const expiresAt = new Date(Date.now() - 1).toISOString();
    expect((await provider.fetchStatus({ ...order, expiresAt })).state).toBe('expired');
  });

  it('is asked again when overloaded, then reported as unreachable', async () => {
    const provider = await overStripe();
    const order = orderOf(provider);
    stripe.failNext(1);
    expect((await provider.open(order)).checkoutId).toMatch(/^cs_test_/);
    stripe.failNext(3);
    await expect(provider.fetchStatus({ ...order, checkoutId: 'cs_test_1' })).rejects.toThrow(Unavailable);
  });

  it('is reported as unreachable after one timeout when it is silent', async () => {
    const own = await StripeServer.start();
    const provider = await overStripe(own, 300);
    const order = orderOf(provider);
    own.silent = true;
    await expect(provider.open(order)).rejects.toThrow(Unavailable);
    expect(own.unanswered).toBe(1);
    own.silent = false;
    expect((await provider.open(order)).checkoutId).toMatch(/^cs_test_/);
    await own.stop();
  });

  it('reports refunds and debits that the bank refused', async () => {
    const provider = await overStripe();
    const order = orderOf(provider);
    const { checkoutId } = await provider.open(order);
    stripe.refuseLater(order.orderId);
    expect((await provider.fetchStatus({ ...order, checkoutId })).state).toBe('failed');
    const other = orderOf(provider);
    const second = await provider.open(other);
    stripe.pay(other.orderId);
    stripe.refund(other.orderId, 4000);
    expect(await provider.fetchStatus({ ...other, checkoutId: second.checkoutId })).toMatchObject({
      state: 'paid',
      refundedCents: 4000,
    });
  });

  it.each<[string, (session: ReturnType<StripeServer['described']>) => unknown]>([
    ['no JSON', () => '<html>Bad gateway</html>'],
    ['an empty answer', () => ''],
    ['null', () => null],
    ['another thing', () => ({ object: 'list', data: [] })],
    ['the checkout of another order', (session) => ({ ...session, metadata: { orderId: 'another' } })],
    ['an amount that is none', (session) => ({ ...session, amount_total: 'free' })],
    ['a negative amount', (session) => ({ ...session, amount_total: -9000 })],
    ['a currency that is none', (session) => ({ ...session, currency: 7 })],
    ['a payment without its name', (session) => ({ ...session, payment_intent: null })],
  ])('counts as unavailable if it describes an order by %s', async (_what, wrong) => {
    const provider = await overStripe();
    const order = orderOf(provider);
    const { checkoutId } = await provider.open(order);
    stripe.pay(order.orderId);
    const body = wrong(stripe.described(order.orderId));
    stripe.respondNextWith(typeof body === 'string' ? body : JSON.stringify(body));
    await expect(provider.fetchStatus({ ...order, checkoutId })).rejects.toThrow(Unavailable);
    expect(await provider.fetchStatus({ ...order, checkoutId })).toMatchObject({ state: 'paid' });
  });

  it('counts as unavailable if checkout or credentials are unknown', async () => {
    const provider = await overStripe();
    const order = { ...orderOf(provider), checkoutId: 'cs_test_unknown' };
    await expect(provider.fetchStatus(order)).rejects.toThrow(Unavailable);
    stripe.respondNextWith(JSON.stringify({ error: { type: 'authentication_error' } }), 401);
    await expect(provider.fetchStatus(order)).rejects.toThrow(Unavailable);
  });

  it('cannot lead to a page other than its own', async () => {
    const provider = await overStripe();
    const order = orderOf(provider);
    await provider.open(order);
    const session = stripe.described(order.orderId);
    for (const url of ['javascript:alert(1)', 'checkout', 'http://checkout.stripe.test/1']) {
      stripe.respondNextWith(JSON.stringify({ ...session, url }));
      await expect(provider.open(order)).rejects.toThrow(Unavailable);
    }
  });

  it('names no order for a signed webhook event without one', async () => {
    const provider = await overStripe();
    for (const content of [
      { data: null },
      { data: {} },
      { data: { object: null } },
      { data: { object: { metadata: { orderId: 7 } } } },
    ]) {
      const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.refunded', ...content });
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
      expect(provider.read(Buffer.from(payload), signature)).toBeNull();
    }
  });

  it('names the order of its own webhook events, not of foreign ones', async () => {
    const provider = await overStripe();
    const { payload, signature } = stripe.webhookEvent('charge.refunded', 'order-7');
    expect(provider.read(Buffer.from(payload), signature)).toMatchObject({ orderId: 'order-7' });
    const other = stripe.webhookEvent('customer.created', '');
    expect(provider.read(Buffer.from(other.payload), other.signature)).toBeNull();
  });
});
