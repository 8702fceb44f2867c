import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Problem } from '../../contract/http';
import type { RecordViewResource } from '../../contract/record-views';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { routesOf, type Route } from '../support/fuzz/routes';
import { ownServer } from '../support/given-servers';
import type { RedisServer } from '../support/own-redis';
import { describeOnRedis, startRedis } from '../support/redis-server';
import { storePlaces } from '../support/server-places';

/** By default the MongoDB driver searches ten seconds for a server. */
const impatient = (url: string) => `${url}${url.includes('?') ? '&' : '?'}serverSelectionTimeoutMS=3000`;

describeOnRedis('the application during an outage', () => {
  let stores: Awaited<ReturnType<typeof storePlaces>>;
  let redis: RedisServer;
  let dataDir: string;
  let app: TestApp;
  let admin: User;
  let student: User;

  beforeAll(async () => {
    redis = await startRedis();
    stores = await storePlaces();
    dataDir = await mkdtemp(join(tmpdir(), 'quadrangle-outages-'));
    const env = {
      EVENT_STORE_URL: stores.events.url,
      READ_STORE_URL: impatient(stores.documents.url),
      VAULT_URL: impatient(stores.vault.url),
      REDIS_URL: redis.url,
      WAIT_SCALE: '0.3',
      LOG_LEVEL: 'silent',
    };
    app = await TestApp.start(dataDir, env);
    admin = await app.user('admin', 'Ada');
    student = await app.user('student', 'Maya');
  });

  // Each is stopped, even if another failed to start.
  afterAll(() => app.stop());
  afterAll(() => redis.stop());
  afterAll(async () => {
    await stores.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const createTask = (name: string) => app.call('post', '/v2/tasks', admin).send({ name, type: 'standard' });
  const list = () => app.call('get', '/v2/tasks/all', admin);
  const offerToAll = (id: string) =>
    app.call('post', `/v2/tasks/custom/${id}/students`, admin).send({ apply_to_all: true, user_ids: [] });
  const readiness = async () => {
    const response = await fetch(`${app.url}/readyz`);
    const { problems } = (await response.json()) as { problems: { check: string }[] };
    return { status: response.status, checks: problems.map(({ check }) => check) };
  };
  const missing = (check: string) =>
    eventually(readiness, ({ status, checks }) => status === 503 && checks.includes(check), 60_000);
  const ready = () => eventually(readiness, ({ status }) => status === 200, 60_000);

  const outages = [
    {
      name: 'event store',
      variable: 'EVENT_STORE_URL',
      leave: () => stores.events.own!.kill(),
      come: () => stores.events.own!.start(),
      call: createTask,
    },
    {
      name: 'document store',
      variable: 'READ_STORE_URL',
      leave: () => stores.documents.own!.stop(),
      come: () => stores.documents.own!.start(),
      call: list,
    },
    {
      name: 'vault',
      variable: 'VAULT_URL',
      leave: () => stores.vault.own!.stop(),
      come: () => stores.vault.own!.start(),
      call: () => signIn(),
    },
  ] as const;
  const signIn = () =>
    app.call('post', '/auth/login').send({ email: student.email, password: 'correct horse battery' });

  for (const outage of outages) {
    const own = ownServer(outage.variable);
    own.it(`${outage.name}: answers 503 with a sentence, then recovers${own.why}`, async () => {
      await outage.leave();
      const { status, body } = await outage.call('Written down');
      expect([status, (body as Problem).message]).toEqual([
        503,
        `We can’t reach the ${outage.name} right now. Try again in a minute.`,
      ]);
      await missing(outage.name);
      await outage.come();
      await ready();
      expect((await createTask('Written after')).status).toBe(201);
    });
  }

  const ownRedis = ownServer('REDIS_URL');

  ownRedis.it(`job queue: answers 503, loses no job, then recovers${ownRedis.why}`, async () => {
    const { body } = await createTask('For everybody').expect(201);
    const { id } = body as { id: string };
    await redis.stop();
    const { status, body: problem } = await offerToAll(id);
    expect([status, (problem as Problem).message]).toEqual([
      503,
      'We can’t reach the job queue right now. Try again in a minute.',
    ]);
    await missing('job queue');
    await redis.start();
    await ready();
    await eventually(
      async () => {
        const response = await app.call('get', `/v2/tasks/${student.id}`, admin);
        return JSON.stringify(response.body);
      },
      (tasks) => tasks.includes(id),
      30_000,
    );
  });

  ownRedis.it(`job queue: shows no record whose view cannot be logged${ownRedis.why}`, async () => {
    const shown = routesOf(app).filter(({ shows, roles }) => shows && !shows.by && roles.includes('admin'));
    const look = ({ path }: Route) => {
      const query = path.endsWith('/history') ? '?part=notes' : '';
      return app.call('get', `${path.replace('/api', '').replace('{studentId}', student.id)}${query}`, admin);
    };
    const noted = async () => {
      const { body } = await app.call('get', '/users/record-views', student);
      return (body as { data: RecordViewResource[] }).data.map(({ attributes }) => attributes.what);
    };
    expect(shown.length).toBeGreaterThan(3);
    await redis.stop();
    for (const { status, body } of await Promise.all(shown.map(look)))
      expect([status, (body as Problem).message]).toEqual([
        503,
        'We can’t reach the job queue right now. Try again in a minute.',
      ]);
    await redis.start();
    await ready();
    for (const { status } of await Promise.all(shown.map(look))) expect(status).toBe(200);
    const parts = shown.map(({ shows }) => shows!.what).sort();
    await eventually(noted, (looks) => looks.sort().join() === parts.join(), 60_000);
  });

  ownRedis.it(`stops while Redis is offline, and its process ends${ownRedis.why}`, async () => {
    const support = join(__dirname, '..', 'support');
    const closing = fork(join(support, 'closed-over-redis.ts'), {
      execArgv: ['--require', join(support, 'typescript.cjs')],
    });
    const exit = once(closing, 'exit');
    try {
      expect(await Promise.race([once(closing, 'message'), exit])).toEqual(['closed', undefined]);
      expect(await Promise.race([exit, delay(15_000, 'runs on', { ref: false })])).toEqual([0, null]);
    } finally {
      closing.kill('SIGKILL');
    }
  });
});
