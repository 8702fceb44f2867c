import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PASSWORD, TestApp, type User } from '../support/app';
import { seedSchool, type SeededSchool } from '../support/fuzz/seeded-school';
import { headersOf, routesOf } from '../support/fuzz/routes';
import { sampleOf } from '../support/fuzz/samples';

const OTHER_PASSWORD = 'quite another one';
const REUSED = [422, 'idempotency-key-reused'];

let app: TestApp;
let seeded: SeededSchool;
let users: SeededSchool['users'];

beforeAll(async () => {
  app = await TestApp.start();
  seeded = await seedSchool(app);
  ({ users } = seeded);
});

afterAll(() => app.dispose());

interface Call {
  readonly method: string;
  readonly path: string;
  readonly user: User | undefined;
  readonly key: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

async function send({
  method,
  path,
  user,
  key,
  body,
  headers: others,
}: Call): Promise<[status: number, code?: string]> {
  const headers = new Headers({ ...others, 'idempotency-key': key, ...(user && { token: user.token }) });
  if (body !== undefined) headers.set('content-type', 'application/json');
  const response = await fetch(`${app.url}${path}`, { method, headers, body: JSON.stringify(body) });
  const text = await response.text();
  const code = text.startsWith('{') ? (JSON.parse(text) as { code?: string }).code : undefined;
  return [response.status, code];
}

async function whoMay(call: Omit<Call, 'user'>): Promise<User | undefined> {
  for (const user of [undefined, ...Object.values(users)]) {
    const [, code] = await send({ ...call, user, key: randomUUID() });
    if (code !== 'token-missing' && code !== 'forbidden') return user;
  }
  throw new Error(`Nobody may use ${call.method} ${call.path}.`);
}

it('an idempotency key belongs to one request of any writing call', async () => {
  const found = routesOf(app).filter(({ method, readsOnly }) => method !== 'GET' && !readsOnly);
  expect(found.length).toBeGreaterThan(30);
  const accepted: unknown[] = [];
  for (const route of found) {
    const { method, path, body: form, query } = route;
    const place = path
      .replace('{studentId}', users.student.id)
      .replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
    const asked = Object.entries(sampleOf(query, seeded)).filter(([, value]) => value !== undefined);
    const address = `${place}?${new URLSearchParams(asked as [string, string][]).toString()}`;
    const hasBody = method !== 'DELETE';
    const body = sampleOf(form, seeded);
    const headers = headersOf(route, users.student);
    const call = { method, path: address, key: randomUUID(), headers, ...(hasBody && { body }) };
    const user = await whoMay(call);
    const first = await send({ ...call, user });
    const again = await send({ ...call, user, headers: { ...headers, 'accept-language': 'es' } });
    const others = [
      await send({ ...call, user, path: `${address}&other` }),
      ...(hasBody ? [await send({ ...call, user, body: { ...body, other: true } })] : []),
      await send({ ...call, user, method: 'DELETE', path: '/api/users/bookmark/other' }),
    ];
    if (again[1] === REUSED[1] || again[0] >= 500)
      accepted.push([method, path, 'refused to be repeated', first, again]);
    for (const other of user ? others : others.slice(0, -1)) {
      const isForbidden = other[1] === 'forbidden';
      if (!isForbidden && other.join() !== REUSED.join()) accepted.push([method, path, ...other]);
    }
  }
  expect(accepted).toEqual([]);
});

it('an idempotency key may be reused after a validation error', async () => {
  const call = { method: 'POST', path: '/api/v2/tasks', user: users.admin, key: randomUUID() };
  const task = (name: string) => ({ ...call, body: { name, type: 'standard' } });
  expect(await send(task(''))).toEqual([422, 'invalid-parameters']);
  expect(await send(task('Named after all'))).toEqual([201, undefined]);
  expect(await send(task(''))).toEqual(REUSED);
  expect(await send(task('Named otherwise'))).toEqual(REUSED);
});

it('an idempotency key belongs to its sender; another may use the same', async () => {
  const key = randomUUID();
  const message = { method: 'POST', path: '/api/messages', key };
  const to = (user: User, content: string) => ({ content, sentTo: user.id });
  expect(
    await send({ ...message, user: users.counselor, body: to(users.student, 'From the counselor') }),
  ).toEqual([201, undefined]);
  expect(
    await send({ ...message, user: users.student, body: to(users.counselor, 'From the student') }),
  ).toEqual([201, undefined]);
});

const upload = (key: string, csv: string) =>
  app
    .call('post', '/colleges/imports', users.admin)
    .set('Idempotency-Key', key)
    .attach('file', Buffer.from(csv), 'colleges.csv');

it('an idempotency key belongs to one uploaded file', async () => {
  const csv = 'unitid,name,city,state,control\n100001,Amherst,Amherst,MA,public\n';
  const key = randomUUID();
  const first = await upload(key, csv).expect(201);
  const again = await upload(key, csv).expect(201);
  expect(again.body.data.id).toBe(first.body.data.id);
  const { body } = await upload(key, csv.replace('Amherst,', 'Williams,')).expect(422);
  expect(body.code).toBe('idempotency-key-reused');
});

it('a repeated request with a lost response creates no second task', async () => {
  const body = { name: 'Once', type: 'standard' };
  const create = () =>
    app.call('post', '/v2/tasks', users.admin).set('Idempotency-Key', 'task-1').send(body).expect(201);
  const [first, again] = [await create(), await create()];
  expect(again.body).toEqual(first.body);
});

describe.each(['while the key is kept', 'after the views, and the key with them, were lost'])(
  'a different request under a used key is not acknowledged, %s',
  (when) => {
    let own: TestApp;
    let admin: User;
    let counselor: User;
    let student: User;
    const forget = when.startsWith('after');

    beforeAll(async () => {
      own = await TestApp.start();
      admin = await own.user('admin', 'Ada');
      counselor = await own.user('counselor', 'Daniel');
      student = await own.user('student', 'Maya');
      await own.grantAccess(counselor, student);
    });

    afterAll(() => own.dispose());

    const loseViews = async () => {
      if (!forget) return;
      await own.stop();
      for (const ending of ['', '-wal', '-shm']) {
        await rm(join(own.dataDir, `views.db${ending}`), { force: true });
      }
      own = await TestApp.start(own.dataDir);
      await own.settled();
    };

    const person = (email: string, password: string) => ({
      first_name: 'Eve',
      last_name: 'Torres',
      email,
      phone_number: '6465551000',
      password,
    });

    const registrations = [
      [
        'a student by a link',
        '/auth/student/register',
        () => undefined,
        () => ({ counselor_id: counselor.id }),
      ],
      ['an account by staff', '/auth/register', () => admin, () => ({ role: 'counselor' })],
      ['an admin', '/admin/create', () => admin, () => ({})],
    ] as const;

    it.each(registrations)('for registering %s with another password', async (_, path, by, more) => {
      const email = `${randomUUID()}@example.test`;
      const key = randomUUID();
      const register = (password: string, changed: object = {}) =>
        own
          .call('post', path, by())
          .set('Idempotency-Key', key)
          .send({ ...person(email, password), ...more(), ...changed });
      const { status } = await register(PASSWORD);
      expect([200, 204]).toContain(status);
      const refused = forget ? [401, 'user-exists'] : REUSED;
      for (const attempt of [
        () => register(OTHER_PASSWORD),
        () => register(PASSWORD, { first_name: 'Eva' }),
      ]) {
        await loseViews();
        const answer = await attempt();
        expect([answer.status, answer.body.code]).toEqual(refused);
      }
      await loseViews();
      await register(PASSWORD).expect(status);
      await own.call('post', '/auth/login').send({ email, password: OTHER_PASSWORD }).expect(401);
      await own.signIn(email);
    });

    it('for registering again after the account was deleted', async () => {
      const email = 'gone@example.test';
      const register = () =>
        own
          .call('post', '/auth/register', admin)
          .set('Idempotency-Key', 'gone')
          .send({ ...person(email, PASSWORD), role: 'counselor' });
      const { body } = await register().expect(200);
      await own.settled();
      await own.call('delete', `/admin/user/${body.id}`, admin).expect(204);
      await loseViews();
      const refused = async () => (await register()).body.code as string;
      expect(await refused()).toBe('user-exists');
      await own.call('post', '/auth/login').send({ email, password: PASSWORD }).expect(401);
    });

    it('for a message to another person or of another text', async () => {
      const key = randomUUID();
      const message = (content: string, to: User, clientId?: string) =>
        own
          .call('post', '/messages', counselor)
          .set('Idempotency-Key', clientId ? randomUUID() : key)
          .send({ content, sentTo: to.id, clientId });
      const first = await message('Hello', student).expect(201);
      await loseViews();
      expect((await message('Hello', student).expect(201)).body.id).toBe(first.body.id);
      await message('Something else', student).expect(422);
      await message('Hello', admin).expect(({ status }) => expect([403, 422]).toContain(status));

      const clientId = randomUUID();
      await message('Named', student, clientId).expect(201);
      await message('Named', student, clientId).expect(201);
      expect((await message('Named otherwise', student, clientId).expect(422)).body.code).toBe(
        'message-id-reused',
      );
    });

    it('for an entity of another name', async () => {
      const key = randomUUID();
      const create = (name: string) =>
        own.call('post', '/admin/entity', admin).set('Idempotency-Key', key).send({ name });
      const first = await create('Northgate').expect(201);
      await loseViews();
      expect((await create('Northgate').expect(201)).body).toEqual(first.body);
      const other = await create('Southgate');
      if (forget) expect(other.body.id).not.toBe(first.body.id);
      else expect(other.status).toBe(422);
    });
  },
);

it('an idempotency record reveals nothing of its request', async () => {
  const key = 'a-key-that-is-looked-for';
  const body = { email: 'looked-for@example.test', password: 'a password that is looked for' };
  await app.call('post', '/auth/login').set('Idempotency-Key', key).send(body).expect(401);
  const files = ['views.db', 'views.db-wal'].map((name) => readFile(join(app.dataDir, name), 'latin1'));
  const stored = (await Promise.all(files)).join('');
  expect(stored).toContain('body:');
  expect(stored).not.toContain('looked for');
  expect(stored).not.toContain('looked-for');
});
