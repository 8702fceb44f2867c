import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { entitlements } from '../../src/modules/entitlements/entitlements.decider';
import { END, GRANT } from '../../src/modules/entitlements/entitlements.reactions';
import { order } from '../../src/modules/payments/order.decider';
import { credits } from '../../src/modules/sessions/credits.decider';
import { GRANT_BOUGHT, REVOKE_REFUNDED } from '../../src/modules/sessions/sessions.reactions';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import { WrittenPositions } from '../../src/platform/history/written-positions';
import { runInContext, SYSTEM } from '../../src/platform/http/request-context';
import { Jobs } from '../../src/platform/jobs/jobs';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.dispose());

const CENTS = 5_000;

/** Orders of one buyer, with the provider's reports and the reactions to them in any order. */
const purchases = fc
  .array(fc.boolean(), { minLength: 1, maxLength: 3 })
  .map((refunds) => refunds.map((isRefunded) => ({ orderId: randomUUID(), isRefunded })))
  .chain((orders) => {
    const steps = orders.flatMap(({ orderId, isRefunded }) => [
      { orderId, isRefund: false },
      ...(isRefunded ? [{ orderId, isRefund: true }] : []),
    ]);
    const shuffled = fc.shuffledSubarray(steps, { minLength: steps.length });
    return fc.record({ orders: fc.constant(orders), reported: shuffled, done: shuffled });
  });

async function buy(
  product: 'advising' | 'session-30',
  userId: string,
  steps: readonly Step[],
): Promise<void> {
  const dispatcher = app.app.get(Dispatcher);
  const noticeId = null;
  for (const { orderId, isRefund } of steps) {
    const placing = { orderId, userId, product, cents: CENTS, currency: 'USD', provider: 'stripe' } as const;
    const expiresAt = '2030-01-01T00:00:00.000Z';
    await dispatcher.dispatch(order, orderId, 'Place', { ...placing, expiresAt });
    const paid = { paymentId: `p-${orderId}`, cents: CENTS, currency: 'USD', noticeId };
    await dispatcher.dispatch(order, orderId, 'Confirm', paid);
    if (isRefund)
      await dispatcher.dispatch(order, orderId, 'RecordRefund', { refundedCents: CENTS, noticeId });
  }
}

interface Step {
  readonly orderId: string;
  readonly isRefund: boolean;
}

const asSystem = <T>(work: () => Promise<T>) =>
  runInContext({ actor: SYSTEM, correlationId: randomUUID(), written: new WrittenPositions() }, work);

const run = (job: string, data: object) => app.app.get(Jobs).run(job, data, 20_000);

it('a product is owned exactly while a paid order of it is not refunded', async () => {
  await fc.assert(
    fc.asyncProperty(purchases, ({ orders, reported, done }) =>
      asSystem(async () => {
        const userId = randomUUID();
        await buy('advising', userId, reported);
        for (const { orderId, isRefund } of done) await run(isRefund ? END : GRANT, { userId, orderId });
        const { advising } = await app.app.get(Dispatcher).stateOf(entitlements, userId);
        const paidOrders = orders.filter(({ isRefunded }) => !isRefunded).map(({ orderId }) => orderId);
        if (paidOrders.length === 0) expect(advising).toBeUndefined();
        else expect(paidOrders).toContain(advising);
      }),
    ),
    { numRuns: 25 },
  );
});

it('each paid order gives a credit, unless it was refunded', async () => {
  await fc.assert(
    fc.asyncProperty(purchases, ({ orders, reported, done }) =>
      asSystem(async () => {
        const studentId = randomUUID();
        await buy('session-30', studentId, reported);
        for (const { orderId, isRefund } of done)
          await run(isRefund ? REVOKE_REFUNDED : GRANT_BOUGHT, { studentId, orderId, minutes: 30 });
        const found = await app.app.get(Dispatcher).stateOf(credits, studentId);
        const wanted = orders.map(({ orderId, isRefunded }) => [orderId, isRefunded ? 'taken-back' : 'free']);
        expect(found.map(({ creditId, state }) => [creditId, state]).sort()).toEqual(wanted.sort());
      }),
    ),
    { numRuns: 25 },
  );
});

describe('a staff decision about a purchase', () => {
  let admin: User;
  let student: User;
  let people = 0;
  beforeAll(async () => {
    admin = await app.user('admin', 'Ada');
  });
  beforeEach(async () => {
    student = await app.user('student', `Maya-${++people}`);
  });

  const give = (owned: boolean) =>
    app
      .call('put', `/admin/students/${student.id}/entitlements/advising`, admin)
      .send({ owned, reason: 'A support case' })
      .expect(204);
  const report = (orderId: string, ...isRefund: boolean[]) =>
    asSystem(() =>
      buy(
        'advising',
        student.id,
        isRefund.map((one) => ({ orderId, isRefund: one })),
      ),
    );
  const owner = async () => {
    await app.settled();
    return (await app.app.get(Dispatcher).stateOf(entitlements, student.id)).advising;
  };
  const owned = (by: string | null | undefined) => eventually(owner, (found) => found === by);

  it('is not undone after a refund', async () => {
    const orderId = randomUUID();
    await report(orderId, false);
    await owned(orderId);
    const ended = await give(false);
    await report(orderId, true);
    await app
      .call('post', '/undo', admin)
      .send({ request: String(ended.headers['x-request-id']) })
      .expect(204);
    await owned(undefined);
  });

  it('that revokes a gift keeps paid products', async () => {
    const orderId = randomUUID();
    await give(true);
    await report(orderId, false);
    await app.settled();
    await give(false);
    await owned(orderId);
  });

  it('stays when another purchase is refunded', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await report(first, false);
    await owned(first);
    await give(false);
    await report(second, false);
    await owned(second);
    await report(second, true);
    await owned(undefined);
  });
});
