import type { Checkout, OrderResource, PaymentResource } from '../../contract/payments';
import type { CreditResource } from '../../contract/sessions';
import type { Order } from '../../src/modules/payments/order.decider';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../../src/modules/payments/payment-provider';
import { TestApp, type User } from '../support/app';
import { endsAfter } from '../support/broken-off';
import { eventually } from '../support/eventually';
import { inDays, plusMinutes, Sessions } from '../support/sessions';
import { StripeServer } from '../support/stripe-server';

/** Stripe's library repeats a failed call twice. */
const ATTEMPTS = 3;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

type Path = '60' | '30' | 'advising';

const checkoutCall = (app: TestApp, user: User, path: Path = 'advising', header = user.id) =>
  app.call('post', `/payment/create-${path}-checkout-session`, user).set('userid', header);
const checkout = async (app: TestApp, user: User, path?: Path): Promise<Checkout> =>
  (await checkoutCall(app, user, path).expect(201)).body as Checkout;
const orderOf = async (app: TestApp, user: User, id: string) =>
  ((await app.call('get', `/payment/orders/${id}`, user).expect(200)).body as { data: OrderResource }).data
    .attributes;
const ordersOf = async (app: TestApp, user: User) =>
  ((await app.call('get', '/payment/orders', user).expect(200)).body as { data: OrderResource[] }).data;
const ownsAdvising = async (app: TestApp, admin: User, student: User) => {
  const { body } = await app.call('get', `/admin/students/${student.id}/entitlements`, admin).expect(200);
  return (body as { data: { attributes: { since: string | null } }[] }).data[0]!.attributes.since !== null;
};

describe('a payment by Stripe', () => {
  let stripe: StripeServer;
  let app: TestApp;
  let admin: User;
  let student: User;
  let names = 0;

  beforeAll(async () => {
    stripe = await StripeServer.start();
    app = await TestApp.start(undefined, stripe.env);
    admin = await app.user('admin', 'Ada');
  });
  beforeEach(async () => {
    student = await app.user('student', `Maya${LETTERS[(names += 1)]}`);
  });
  afterAll(async () => {
    await app.dispose();
    await stripe.stop();
  });

  const sendWebhook = ({ payload, signature }: { payload: string; signature: string }) =>
    app
      .call('post', '/payment/webhook')
      .set('content-type', 'application/json')
      .set('stripe-signature', signature)
      .send(payload);
  const changesOf = async ({ id }: User) => {
    const { body } = await app.call('get', `/admin/audit?subject=${id}&q=advising system`, admin).expect(200);
    const { data } = body as { data: { attributes: { type: string } }[] };
    return data.map(({ attributes }) => attributes.type).filter((type) => type.startsWith('Entitlement'));
  };
  const paid = (orderId: string) => sendWebhook(stripe.webhookEvent('checkout.session.completed', orderId));

  it('opens the page of Stripe at the server’s price', async () => {
    const { body } = await checkoutCall(app, student, '60').send({ cents: 1, price: 1 }).expect(201);
    expect((body as Checkout).url).toMatch(/^https:\/\/checkout\.stripe\.test\//);
    expect(stripe.created.at(-1)!.get('line_items[0][price_data][unit_amount]')).toBe('9000');
  });

  it('opens one checkout if the same request comes twice', async () => {
    const call = () => checkoutCall(app, student).set('idempotency-key', 'once');
    const [first, second] = [await call(), await call()];
    expect(second.body).toEqual(first.body);
    expect(await ordersOf(app, student)).toHaveLength(1);
  });

  it('opens one checkout of the advising system, however often it is asked', async () => {
    const asked = await Promise.all([1, 2, 3].map(() => checkout(app, student)));
    expect(new Set(asked.map(({ url }) => url)).size).toBe(1);
    expect(await ordersOf(app, student)).toHaveLength(1);
  });

  it('opens another checkout of the advising system once the first is over', async () => {
    const first = await checkout(app, student);
    stripe.expire(first.orderId);
    const second = await checkout(app, student);
    expect(second.orderId).not.toBe(first.orderId);
    expect((await ordersOf(app, student)).map(({ attributes }) => attributes.state).sort()).toEqual([
      'expired',
      'open',
    ]);
  });

  it('opens no second checkout after payment, before any webhook event', async () => {
    const { orderId } = await checkout(app, student);
    stripe.pay(orderId);
    expect((await checkoutCall(app, student).expect(409)).body).toMatchObject({ code: 'already-owned' });
    expect(await orderOf(app, student, orderId)).toMatchObject({ state: 'paid' });
  });

  const openCheckoutIn = (language: string, key: string) =>
    checkoutCall(app, student).set('idempotency-key', key).set('accept-language', language);

  it('opens one checkout for a repeated request in another language', async () => {
    const first = await openCheckoutIn('en', 'languages').expect(201);
    const second = await openCheckoutIn('es', 'languages').expect(201);
    expect(second.body).toEqual(first.body);
    expect(await ordersOf(app, student)).toHaveLength(1);
  });

  it('opens one checkout for simultaneous requests in two languages', async () => {
    const [first, second] = await Promise.all(
      ['en', 'es'].map((one) => openCheckoutIn(one, 'at-once').expect(201)),
    );
    expect(second!.body).toEqual(first!.body);
    stripe.pay((first!.body as Checkout).orderId);
  });

  it('resumes in another language after Stripe’s response was lost', async () => {
    const again = endsAfter(app, 1);
    await openCheckoutIn('en', 'broken-off').expect(500);
    again();
    const { orderId, url } = (await openCheckoutIn('es', 'broken-off').expect(201)).body as Checkout;
    expect(stripe.created.at(-1)!.get('locale')).toBe('es');
    expect(url).toContain('https://checkout.stripe.test/');
    expect((await ordersOf(app, student)).map(({ id }) => id)).toEqual([orderId]);
  });

  it('does not reopen a checkout that was over', async () => {
    const { orderId } = (await openCheckoutIn('en', 'over').expect(201)).body as Checkout;
    stripe.expire(orderId);
    expect((await openCheckoutIn('en', 'over').expect(409)).body).toMatchObject({ code: 'not-open' });
  });

  it('opens a checkout for an order that is about to expire', async () => {
    const provider = app.app.get<PaymentProvider>(PAYMENT_PROVIDER);
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const order = { orderId: 'late', product: 'advising', cents: 100, currency: 'USD', expiresAt } as const;
    const opened = await provider.open({ ...order, checkoutId: null } as Order);
    expect(opened.url).toContain('https://checkout.stripe.test/');
  });

  it('refuses another or no student in the header', async () => {
    await checkoutCall(app, student, '60', admin.id).expect(422);
    await app.call('post', '/payment/create-60-checkout-session', student).expect(422);
  });

  it('grants a purchase after the browser closed, and revokes refunded ones', async () => {
    const { orderId } = await checkout(app, student);
    stripe.pay(orderId);
    await paid(orderId).expect(204);
    await eventually(
      () => ownsAdvising(app, admin, student),
      (owns) => owns,
    );
    await checkoutCall(app, student).expect(409);

    stripe.refund(orderId, 5_000);
    await sendWebhook(stripe.webhookEvent('charge.refunded', orderId)).expect(204);
    expect(await orderOf(app, student, orderId)).toMatchObject({ state: 'paid', refundedCents: 5_000 });
    stripe.refund(orderId, 9_900);
    await sendWebhook(stripe.webhookEvent('charge.refunded', orderId)).expect(204);
    await eventually(
      () => ownsAdvising(app, admin, student),
      (owns) => !owns,
    );
    expect(await orderOf(app, student, orderId)).toMatchObject({ state: 'refunded', refundedCents: 14_900 });
  });

  it('handles webhook events in any order and any number of times', async () => {
    const { orderId } = await checkout(app, student);
    stripe.pay(orderId);
    stripe.refund(orderId, 14_900);
    const refund = stripe.webhookEvent('charge.refunded', orderId);
    const payment = stripe.webhookEvent('checkout.session.completed', orderId);
    for (const notice of [refund, payment, refund, payment]) await sendWebhook(notice).expect(204);
    expect(await orderOf(app, student, orderId)).toMatchObject({ state: 'refunded', refundedCents: 14_900 });
    const changes = await eventually(
      () => changesOf(student),
      (found) => found.length === 2,
    );
    expect(changes).toEqual(['EntitlementEnded', 'EntitlementGranted']);
  });

  it('asks Stripe when the buyer comes back before the webhook event', async () => {
    const { orderId } = await checkout(app, student);
    expect((await orderOf(app, student, orderId)).state).toBe('open');
    stripe.pay(orderId);
    expect((await orderOf(app, student, orderId)).state).toBe('paid');
  });

  it('refuses a forged webhook event and checks a genuine one with Stripe', async () => {
    const { orderId } = await checkout(app, student);
    await sendWebhook(stripe.webhookEvent('checkout.session.completed', orderId, 'whsec_forged')).expect(422);
    const genuine = stripe.webhookEvent('checkout.session.completed', orderId);
    await sendWebhook({ ...genuine, payload: genuine.payload.replace('evt', 'xxx') }).expect(422);
    await sendWebhook(genuine).expect(204);
    expect((await orderOf(app, student, orderId)).state).toBe('open');
    await sendWebhook(stripe.webhookEvent('checkout.session.completed', 'unknown')).expect(204);
  });

  it('refuses a payment of another amount until it is corrected', async () => {
    const { orderId } = await checkout(app, student);
    stripe.charge(orderId, 1);
    stripe.pay(orderId);
    const { body } = await paid(orderId).expect(409);
    expect(body).toMatchObject({ code: 'another-amount' });
    expect(await orderOf(app, student, orderId)).toMatchObject({ state: 'open', cents: 14_900 });
    expect(await ownsAdvising(app, admin, student)).toBe(false);
    stripe.charge(orderId, 14_900);
    await paid(orderId).expect(204);
    expect((await orderOf(app, student, orderId)).state).toBe('paid');
  });

  it('leaves no partial order during an outage and resumes after it', async () => {
    const call = () => checkoutCall(app, student).set('idempotency-key', `away-${student.id}`);
    stripe.failNext(ATTEMPTS);
    expect((await call().expect(503)).body).toMatchObject({ code: 'provider-unavailable' });
    const { orderId } = (await call().expect(201)).body as Checkout;
    expect(await ordersOf(app, student)).toHaveLength(1);
    stripe.pay(orderId);
    stripe.failNext(ATTEMPTS);
    await paid(orderId).expect(503);
    expect((await ordersOf(app, student))[0]!.attributes.state).toBe('open');
    await paid(orderId).expect(204);
    expect((await orderOf(app, student, orderId)).state).toBe('paid');
  });

  it('verifies the signature over the exact bytes', async () => {
    const { orderId } = await checkout(app, student);
    stripe.pay(orderId);
    const customer = { customer_details: { name: 'Zoë 学生 🎓', note: '\u2028\n' } };
    const notice = stripe.webhookEvent('checkout.session.completed', orderId, undefined, customer);
    await sendWebhook({ ...notice, payload: notice.payload.replace('ë', '\\u00eb') }).expect(422);
    await sendWebhook(notice).expect(204);
    expect((await orderOf(app, student, orderId)).state).toBe('paid');
  });

  it('keeps a product that was paid twice until both are refunded', async () => {
    const first = await checkout(app, student);
    stripe.expire(first.orderId);
    const second = await checkout(app, student);
    for (const { orderId } of [first, second]) {
      stripe.pay(orderId);
      await paid(orderId).expect(204);
    }
    await eventually(
      () => changesOf(student),
      (changes) => changes.length === 1,
    );
    const payBack = (orderId: string) => {
      stripe.refund(orderId, 14_900);
      return sendWebhook(stripe.webhookEvent('charge.refunded', orderId)).expect(204);
    };
    await payBack(first.orderId);
    await eventually(
      () => changesOf(student),
      (changes) => changes.length === 3,
    );
    expect(await ownsAdvising(app, admin, student)).toBe(true);
    await payBack(second.orderId);
    await eventually(
      () => ownsAdvising(app, admin, student),
      (owns) => !owns,
    );
  });

  it('pays for the oldest requested session, which stays paid once held', async () => {
    const sessions = new Sessions(app, admin);
    const counselor = await app.user('counselor', 'Daniel'.concat(LETTERS[names]!));
    const time = inDays(3, 12);
    const [short, first, second] = [
      await sessions.request(student, inDays(3, 10), 30),
      await sessions.request(student, time),
      await sessions.request(student, inDays(2, 12)),
    ];
    const { orderId } = await checkout(app, student, '60');
    stripe.pay(orderId);
    await paid(orderId).expect(204);
    const isPaid = async (id: string) => (await sessions.of(id)).attributes.paid;
    await eventually(() => isPaid(first), Boolean);
    expect([await isPaid(short), await isPaid(second)]).toEqual([false, false]);

    await sessions.assign(first, counselor).expect(200);
    await sessions.pass(plusMinutes(time, 60));
    const credit = async () => {
      const { body } = await app.call('get', `/users/${student.id}/credits`, admin).expect(200);
      return (body as { data: CreditResource[] }).data[0]!.attributes;
    };
    await eventually(credit, ({ state }) => state === 'spent');
    stripe.refund(orderId, 9_000);
    await sendWebhook(stripe.webhookEvent('charge.refunded', orderId)).expect(204);
    expect((await orderOf(app, student, orderId)).state).toBe('refunded');
    await app.settled();
    expect(await credit()).toMatchObject({ state: 'spent', orderId, requestId: first });
    expect(await isPaid(first)).toBe(true);
  });

  it('shows orders only to the buyer and to admins', async () => {
    const { orderId } = await checkout(app, student);
    const other = await app.user('student', 'Noah'.concat(LETTERS[names]!));
    await app.call('get', `/payment/orders/${orderId}`, other).expect(404);
    expect(await ordersOf(app, other)).toEqual([]);
    const { body } = await app.call('get', '/admin/payments?state=open', admin).expect(200);
    const found = (body as { data: PaymentResource[] }).data.find(({ id }) => id === orderId)!;
    expect(found.attributes).toMatchObject({ lastName: 'Example', cents: 14_900, demonstration: false });
    const csv = await app.call('get', '/admin/payments.csv', admin).expect(200);
    expect(csv.text).toContain(`${orderId},`);
    expect(csv.text).toContain('149.00');
  });
});

describe('a payment in the demonstration', () => {
  let app: TestApp;
  let student: User;
  beforeAll(async () => {
    app = await TestApp.start();
    student = await app.user('student', 'Maya');
  });
  afterAll(() => app.dispose());

  const decide = (orderId: string, pay: unknown, user = student) =>
    app.call('post', `/payment/demonstration/${orderId}`, user).send({ pay });

  it('moves no money and is marked as such', async () => {
    const { orderId, url } = await checkout(app, student, '30');
    expect(url).toBe(`/demonstration-checkout?order=${orderId}`);
    await decide(orderId, true).expect(204);
    await decide(orderId, true).expect(204);
    expect(await orderOf(app, student, orderId)).toMatchObject({ state: 'paid', demonstration: true });
    await decide(orderId, false).expect(204);
    expect((await orderOf(app, student, orderId)).state).toBe('paid');
  });

  it('leaves nothing behind if it is not paid', async () => {
    const { orderId } = await checkout(app, student, '60');
    await decide(orderId, false).expect(204);
    await decide(orderId, true).expect(409);
    expect((await orderOf(app, student, orderId)).state).toBe('expired');
  });

  it('decides only on the buyer’s own orders', async () => {
    const { orderId } = await checkout(app, student, '60');
    await decide(orderId, true, await app.user('student', 'Noah')).expect(404);
    await decide(orderId, 'yes').expect(422);
    await app.call('post', '/payment/webhook').send({ id: 'evt_1' }).expect(422);
  });
});

it('nothing is sold in production without Stripe', async () => {
  const env = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(40), PUBLIC_URL: 'https://guidance.test' };
  const app = await TestApp.start(undefined, { ...env, MAIL_URL: 'smtp://127.0.0.1:1' });
  try {
    const student = await app.user('student', 'Maya');
    const { body } = await app.call('get', '/payment/products').expect(200);
    expect(body).toMatchObject({ meta: { payments: null } });
    await checkoutCall(app, student).expect(409);
  } finally {
    await app.dispose();
  }
});
