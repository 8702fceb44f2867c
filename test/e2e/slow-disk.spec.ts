import { setTimeout as delay } from 'node:timers/promises';
import { DOCUMENT_STORE } from '../../src/platform/document-store/document-store';
import { EVENT_STORE } from '../../src/platform/event-store/event-store';
import { JOB_QUEUE } from '../../src/platform/jobs/job-queue';
import { VAULT } from '../../src/platform/vault/vault';
import { PASSWORD, TestApp, type User } from '../support/app';
import { inDays } from '../support/sessions';

const SLOW_MS = 300;
const WRITERS = 8;
const EACH = 5;

const WRITES = [
  [EVENT_STORE, ['append']],
  [DOCUMENT_STORE, ['write', 'lease', 'releaseLease']],
  [VAULT, ['put', 'remove', 'removeOwned']],
  [JOB_QUEUE, ['add']],
] as const;

type Method = (...args: unknown[]) => Promise<unknown>;

function slowDown({ app }: TestApp): void {
  for (const [token, methods] of WRITES) {
    const store = app.get<Record<string, Method>>(token);
    for (const method of methods) {
      const write = store[method]!.bind(store);
      store[method] = (...args) => delay(SLOW_MS).then(() => write(...args));
    }
  }
}

describe('on a disk whose writes take 300 ms', () => {
  let app: TestApp;
  let admin: User;
  let student: User;

  beforeAll(async () => {
    app = await TestApp.start(undefined, { WAIT_SCALE: '1' });
    admin = await app.user('admin', 'Ada');
    student = await app.user('student', 'Maya');
    slowDown(app);
  });
  afterAll(() => app.dispose());

  const createTask = async (name: string) => {
    const { body, status } = await app.call('post', '/v2/tasks', admin).send({ name, type: 'standard' });
    return { name, status, id: (body as { id?: string }).id };
  };

  const taskNames = async () => {
    const { body } = await app.call('get', '/v2/tasks/all', admin).expect(200);
    const { data } = body as { data: { attributes: { name: string } }[] };
    return data.map(({ attributes }) => attributes.name);
  };

  it('every write is acknowledged and none is lost', async () => {
    const writer = async (nth: number) => {
      const written = [];
      for (let task = 0; task < EACH; task++) written.push(await createTask(`Essay ${nth}-${task}`));
      return written;
    };
    const written = (await Promise.all([...Array(WRITERS).keys()].map(writer))).flat();
    expect(new Set(written.map(({ status }) => status))).toEqual(new Set([201]));
    await app.settled();
    expect((await taskNames()).toSorted()).toEqual(written.map(({ name }) => name).toSorted());
  });

  it('a repeated write with the same key is made once', async () => {
    const send = () =>
      app
        .call('post', '/v2/tasks', admin)
        .set('idempotency-key', 'slow-disk')
        .send({ name: 'Once', type: 'standard' });
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    await app.settled();
    expect((await taskNames()).filter((name) => name === 'Once')).toHaveLength(1);
  });

  it('sign-in, session requests, messages and erasures succeed', async () => {
    const { email } = student;
    await app.call('post', '/auth/login').send({ email, password: PASSWORD }).expect(200);
    const asked = [2, 3].map((day) =>
      app.call('post', '/sessions/request', student).send({
        timeRequested: inDays(day),
        lengthInMinutes: 60,
        notes: 'My essay',
      }),
    );
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([201, 201]);
    const message = { content: 'Hello', sentTo: student.id };
    await app.call('post', '/messages', admin).send(message).expect(201);
    await app.call('delete', `/admin/user/${student.id}`, admin).expect(204);
  });
});
