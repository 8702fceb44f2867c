import { randomUUID } from 'node:crypto';
import type supertest from 'supertest';
import { FINISH_UNDO } from '../../src/modules/undo/undoing';
import { Written } from '../../src/platform/history/written';
import { runInContext } from '../../src/platform/http/request-context';
import { Jobs } from '../../src/platform/jobs/jobs';
import type { User } from '../support/app';
import { endsAfter } from '../support/broken-off';
import { eventually } from '../support/eventually';
import { messagesOver } from '../support/messages';
import {
  admin,
  anew,
  app,
  assign,
  call,
  counselor,
  idOf,
  ok,
  own,
  people,
  start,
  student,
  tasksOf,
  undo,
} from '../support/undoing';
import { ACTS } from '../support/undone-acts';

/** The address of all of them signs in only so often: each group has an application of its own. */
function onItsOwn() {
  beforeAll(() => start({ LOG_LEVEL: 'silent' }));
  afterAll(() => app.dispose());
}

/** Breaks off what is sent after each of its appends in turn, until it needs no more of them. */
async function atEachAppend(send: () => Promise<() => supertest.Test>, then: () => Promise<void>) {
  for (let appends = 0; ; appends++) {
    await anew();
    const sent = await send();
    const again = endsAfter(app, appends);
    const { status } = await sent();
    again();
    if (status < 300) return appends;
    expect(status).toBe(500);
    await ok(sent());
    await then();
  }
}

const KEYS: readonly [string, () => string | undefined][] = [
  ['the same key', () => randomUUID()],
  ['another key', () => undefined],
];

describe.each(KEYS)('an undo that broke off, sent again with %s', (_, keyOf) => {
  onItsOwn();

  it.each(Object.keys(ACTS))('finishes where somebody %s', async (name) => {
    let seen: () => Promise<unknown>;
    let before: unknown;
    const appends = await atEachAppend(
      async () => {
        const act = await ACTS[name]!();
        seen = act.seen;
        before = await seen();
        const request = idOf(await ok(act.does));
        const key = keyOf();
        return () => undo(act.by, request, key);
      },
      async () => expect(await seen()).toEqual(before),
    );
    expect(appends).toBeGreaterThan(0);
  });
});

describe('what was for several students and broke off', () => {
  onItsOwn();

  const { conversation } = messagesOver(() => app);

  const three = async () => {
    const others = await Promise.all(['Abe', 'Bea'].map((name) => app.user('student', `${name}-${people}`)));
    await Promise.all(others.map((other) => app.grantAccess(counselor, other)));
    return [student, ...others];
  };

  it('assigns a task once to each of them, sent again with the same key', async () => {
    let students: User[];
    const appends = await atEachAppend(
      async () => {
        students = await three();
        const batch = { name: 'Essay', students: students.map(({ id }) => ({ user_id: id })) };
        const key = randomUUID();
        return () => call(counselor, 'post', '/v2/tasks/batches', batch, key);
      },
      async () => {
        for (const one of students) {
          const names = (await tasksOf(one)).map(({ attributes }) => attributes.name);
          expect(names).toEqual(['Essay']);
        }
      },
    );
    expect(appends).toBe(4);
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

  it('is undone by itself to the end, and not where the undo was undone since', async () => {
    await anew();
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
    const context = { actor: { id: admin.id, role: 'admin' }, correlationId: 'test', written: new Written() };
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
