import { randomUUID } from 'node:crypto';
import type supertest from 'supertest';
import { FINISH_UNDO } from '../../src/modules/undo/undo';
import { WrittenPositions } from '../../src/platform/history/written-positions';
import { runInContext } from '../../src/platform/http/request-context';
import { Jobs } from '../../src/platform/jobs/jobs';
import { TestApp, type User } from '../support/app';
import { endsAfter } from '../support/broken-off';
import { eventually } from '../support/eventually';
import { messagesOver } from '../support/messages';
import { Past } from '../support/past';
import {
  admin,
  startAgain,
  app,
  assign,
  call,
  counselor,
  create,
  idOf,
  ok,
  withOwnApp,
  own,
  people,
  student,
  tasksOf,
  undo,
} from '../support/undoing';
import { sampled } from '../support/test-level';
import { ACTIONS, doAction } from '../support/undone-actions';

/** Interrupts the request after some of its appends, in a full run after each; returns how many it needs. */
async function atEachAppend(send: () => Promise<() => supertest.Test>, then: () => Promise<void>) {
  const sendUntil = async (append: number) => {
    await startAgain();
    const sent = await send();
    const again = endsAfter(app, append);
    const { status } = await sent();
    return { sent, status, appends: again() };
  };
  const { status, appends } = await sendUntil(Infinity);
  expect(status).toBeLessThan(300);
  const title = expect.getState().currentTestName;
  for (const append of sampled([...Array(appends).keys()], 4, (one) => `${title} ${one}`)) {
    const broken = await sendUntil(append);
    expect(broken.status).toBe(500);
    await ok(broken.sent());
    await then();
  }
  return appends;
}

const KEYS: readonly [string, () => string | undefined][] = [
  ['the same key', () => randomUUID()],
  ['another key', () => undefined],
];

describe('an interrupted undo', () => {
  withOwnApp();

  const cases = Object.keys(ACTIONS).flatMap((name) =>
    sampled(KEYS, 2, ([key]) => `${name} ${key}`).map(([key, keyOf]) => [name, key, keyOf] as const),
  );

  it.each(cases)('finishes after a user %s, sent again with %s', async (name, _, keyOf) => {
    let expectBack: () => Promise<void>;
    const appends = await atEachAppend(
      async () => {
        const act = await doAction(name);
        expectBack = act.expectBack;
        const key = keyOf();
        return () => undo(act.by, act.request, key);
      },
      () => expectBack(),
    );
    expect(appends).toBeGreaterThan(0);
  });
});

describe('an interrupted action for several students', () => {
  withOwnApp();

  const { conversation } = messagesOver(() => app);

  const three = async () => {
    const others = await Promise.all(['Abe', 'Bea'].map((name) => app.user('student', `${name}-${people}`)));
    await Promise.all(others.map((other) => app.grantAccess(counselor, other)));
    return [student, ...others];
  };

  it.each(KEYS)('assigns a task once to each of them, sent again with %s', async (_, keyOf) => {
    let students: User[];
    const appends = await atEachAppend(
      async () => {
        students = await three();
        const taskId = await create(counselor, { name: 'Essay', type: 'custom' });
        const batch = { students: students.map(({ id }) => ({ user_id: id })) };
        const key = keyOf();
        return () => call(counselor, 'post', `/v2/tasks/custom/${taskId}/batches`, batch, key);
      },
      async () => {
        for (const one of students) {
          const names = (await tasksOf(one)).map(({ attributes }) => attributes.name);
          expect(names).toEqual(['Essay']);
        }
      },
    );
    expect(appends).toBe(3);
  });

  it('sends a message once to each of them, sent again with the same key', async () => {
    let students: User[];
    const appends = await atEachAppend(
      async () => {
        students = await three();
        const message = { content: 'Hello', sentTo: students.map(({ id }) => id), clientId: randomUUID() };
        const key = randomUUID();
        return () => call(counselor, 'post', '/messages/students', message, key);
      },
      async () => {
        for (const one of students) expect((await conversation(one, counselor)).data).toHaveLength(1);
      },
    );
    expect(appends).toBe(3);
  });

  it('is undone completely, unless the undo was undone in the meantime', async () => {
    await startAgain();
    const taskId = await own();
    const students = await three();
    const user_ids = students.map(({ id }) => id);
    const request = idOf(await ok(assign(admin, taskId, { user_ids })));
    const counts = () => Promise.all(students.map(async (one) => (await tasksOf(one)).length));
    const key = randomUUID();
    const again = endsAfter(app, 1);
    await undo(admin, request, key).expect(500);
    await eventually(counts, (found) => found.toSorted().join() === '0,1,1');
    again();
    const context = {
      actor: { id: admin.id, role: 'admin' },
      correlationId: 'test',
      written: new WrittenPositions(),
    };
    const finish = () =>
      runInContext(context, () => app.app.get(Jobs).run(FINISH_UNDO, { request, key }, 20_000));
    await finish();
    await app.settled();
    expect(await counts()).toEqual([0, 0, 0]);
    await ok(assign(admin, taskId, { user_ids }));
    await finish();
    await app.settled();
    expect(await counts()).toEqual([1, 1, 1]);
  });
});

describe('an external id after an interrupted change of its task', () => {
  withOwnApp();

  const numbered = (external_id: string) => ({ name: 'Essay', type: 'standard', external_id });

  it.each(KEYS)('is free once the change is repeated with %s', async (_, keyOf) => {
    let left: string;
    const appends = await atEachAppend(
      async () => {
        left = `left-${randomUUID()}`;
        const taskId = await create(admin, numbered(left));
        const key = keyOf();
        const fields = { external_id: `next-${randomUUID()}` };
        return () => call(admin, 'patch', `/v2/tasks/${taskId}`, fields, key);
      },
      async () => void (await create(admin, numbered(left))),
    );
    expect(appends).toBe(3);
  });

  it('is taken only once after simultaneous changes of a task', async () => {
    const ids = Array.from({ length: 5 }, (_, turn) => `turn-${turn}-${randomUUID()}`);
    const taskId = await create(admin, numbered(`first-${randomUUID()}`));
    await Promise.all(
      ids.map((external_id) => ok(call(admin, 'patch', `/v2/tasks/${taskId}`, { external_id }))),
    );
    const answers = await Promise.all(ids.map((one) => call(admin, 'post', '/v2/tasks', numbered(one))));
    expect(answers.filter((answer) => !answer.ok)).toHaveLength(1);
  });

  it('is free after a minute if the change is not repeated', async () => {
    const past = new Past(await TestApp.start(undefined, { LOG_LEVEL: 'silent' }));
    const by = await past.app.user('admin', 'Ada');
    const make = (at: TestApp) => at.call('post', '/v2/tasks', by).send(numbered('ghost'));
    await past.at(new Date(Date.now() - 61_000).toISOString(), async () => {
      const again = endsAfter(past.app, 1);
      await make(past.app).expect(500);
      again();
    });
    await make(past.app).expect(422);
    const today = await past.lived();
    try {
      await make(today).expect(201);
      await make(today).expect(422);
    } finally {
      await today.dispose();
    }
  });
});
