import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerEvent } from '../../contract/realtime';
import { PASSWORD, TestApp, type User } from '../support/app';
import type { ContactResource } from '../../contract/messaging';
import { eventually } from '../support/eventually';
import { givenUrl } from '../support/given-servers';
import { LiveClient } from '../support/live';
import type { RedisServer } from '../support/own-redis';
import { describeOnRedis, startRedis } from '../support/redis-server';
import { storePlaces } from '../support/server-places';
import { ServerProcess } from '../support/server-process';
import { inDays } from '../support/sessions';
import { sampled } from '../support/test-level';
import { projectionsOver } from '../support/tools';

interface Stores {
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const inOneFolder = async (): Promise<Stores> => ({ env: {}, stop: () => Promise.resolve() });

const STORES = [
  ['over the stores of one folder', inOneFolder],
  ['over EventStoreDB and MongoDB', storePlaces],
] as const;
const ONE_IN = givenUrl('EVENT_STORE_URL') ? 1 : 2;

describeOnRedis.each(sampled(STORES, ONE_IN, ([name]) => name))('several instances %s', (_, startStores) => {
  let redis: RedisServer;
  let stores: Stores;
  let dataDir: string;
  let env: Readonly<Record<string, string>>;
  let admin: User;
  let counselor: User;
  let student: User;
  let leaver: User;
  const running = new Map<string, ServerProcess>();

  beforeAll(async () => {
    redis = await startRedis();
    stores = await startStores();
    dataDir = await mkdtemp(join(tmpdir(), 'quadrangle-instances-'));
    env = { ...stores.env, REDIS_URL: redis.url, WAIT_SCALE: '0.3' };
    const seeding = await TestApp.start(dataDir, env);
    admin = await seeding.user('admin', 'Ada');
    counselor = await seeding.user('counselor', 'Daniel');
    student = await seeding.user('student', 'Maya');
    leaver = await seeding.user('student', 'Julian');
    await seeding.grantAccess(counselor, student);
    await seeding.stop();
  });

  // Four processes start slowly on a busy machine, so they have a hook with its own time limit.
  beforeAll(async () => {
    await Promise.all([
      start('projector', 'projector'),
      start('a', 'api'),
      start('b', 'api'),
      start('worker', 'worker'),
    ]);
  });

  // Each is stopped, even if another failed to start.
  afterAll(() => Promise.all([...running.values()].map((process) => process.end('SIGTERM'))));
  afterAll(() => redis.stop());
  afterAll(async () => {
    await stores.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = async (name: string, role: string) => {
    running.set(name, await ServerProcess.start(dataDir, { ...env, ROLE: role }));
  };
  const kill = async (name: string) => {
    await running.get(name)!.end('SIGKILL');
    running.delete(name);
  };
  const urlOf = (name: string) => running.get(name)!.url;

  const call = (instance: string, method: string, path: string, user: User | null, body?: object) =>
    fetch(`${urlOf(instance)}/api${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(user && { token: user.token }) },
      ...(body && { body: JSON.stringify(body) }),
    });

  async function createTask(instance: string, user: User, name: string): Promise<string> {
    const type = user === admin ? 'standard' : 'custom';
    const response = await call(instance, 'POST', '/v2/tasks', user, { name, type });
    expect(response.status).toBe(201);
    return ((await response.json()) as { id: string }).id;
  }

  async function isOnline(): Promise<boolean> {
    const response = await call('b', 'GET', '/messages/contacts', counselor);
    const { data } = (await response.json()) as { data: ContactResource[] };
    return data.find(({ id }) => id === student.id)!.attributes.online;
  }

  async function give(instance: string, taskId: string): Promise<void> {
    const path = `/v2/tasks/custom/${taskId}/students`;
    expect((await call(instance, 'POST', path, counselor, { user_ids: [student.id] })).status).toBe(200);
  }

  async function taskNames(instance: string): Promise<string[]> {
    const response = await call(instance, 'GET', '/v2/tasks/all', admin);
    const { data } = (await response.json()) as { data: { attributes: { name: string } }[] };
    return data.map(({ attributes }) => attributes.name);
  }

  const added = (taskId: string) => (event: ServerEvent) =>
    event.name === 'assignment.added' && event.data.taskId === taskId;

  it('run on one what was uploaded to another', async () => {
    const form = new FormData();
    const csv = 'unitid,name,city,state,control\n770001,Everywhere College,Town,VT,public';
    form.set('file', new Blob([csv]), 'colleges.csv');
    const headers = { token: admin.token };
    const uploaded = await fetch(`${urlOf('a')}/api/colleges/imports`, {
      method: 'POST',
      headers,
      body: form,
    });
    expect(uploaded.status).toBe(201);
    const { id } = ((await uploaded.json()) as { data: { id: string } }).data;
    expect((await call('b', 'POST', `/colleges/imports/${id}/run`, admin, { publish: true })).status).toBe(
      202,
    );
    await eventually(
      async () => (await call('a', 'GET', '/colleges/U770001', admin)).status,
      (status) => status === 200,
    );
  });

  it('read on one what was written on another', async () => {
    for (const [here, there] of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      await createTask(here, admin, `Written on ${here}`);
      expect(await taskNames(there)).toContain(`Written on ${here}`);
    }
  });

  it('decide one after the other what depends on views', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'a', 'b', 'a', 'b'].map((instance, turn) => {
        const wish = { timeRequested: inDays(30), lengthInMinutes: 60, notes: `Tab ${turn}` };
        return call(instance, 'POST', '/sessions/request', student, wish);
      }),
    );
    const refused = answers.filter(({ ok }) => !ok);
    const codes = refused.map(async (answer) => ((await answer.json()) as { code: string }).code);
    expect(await Promise.all(codes)).toEqual(Array(5).fill('other-session-then'));
  });

  it('notify every connection once, wherever the change happened', async () => {
    const clients = await Promise.all(
      ['a', 'b'].map((instance) => LiveClient.connect(urlOf(instance), student.token)),
    );
    try {
      const [first, last] = [
        await createTask('a', counselor, 'Heard of'),
        await createTask('b', counselor, 'Heard of last'),
      ];
      await give('a', first);
      await give('b', last);
      for (const client of clients) {
        await client.next(added(last));
        expect(client.events.filter(added(first))).toHaveLength(1);
      }
    } finally {
      clients.forEach((client) => client.close());
    }
  });

  it('send a briefly lost connection what it missed', async () => {
    const [client, witness] = await Promise.all([
      LiveClient.connect(urlOf('b'), student.token),
      LiveClient.connect(urlOf('a'), counselor.token),
    ]);
    try {
      const [before, meanwhile] = [
        await createTask('a', counselor, 'Before'),
        await createTask('a', counselor, 'Meanwhile'),
      ];
      await give('a', before);
      await client.next(added(before));
      const lost = client.ended();
      client.socket.io.engine.close();
      await lost;
      await eventually(isOnline, (online) => !online);
      await give('a', meanwhile);
      await witness.next(added(meanwhile));
      client.socket.connect();
      await client.next(added(meanwhile));
      expect(client.socket.recovered).toBe(true);
    } finally {
      client.close();
      witness.close();
    }
  });

  it('end the connections of an account that was deleted on another', async () => {
    const client = await LiveClient.connect(urlOf('b'), leaver.token);
    const ended = client.ended();
    expect((await call('a', 'DELETE', `/admin/user/${leaver.id}`, admin)).status).toBe(204);
    expect(await ended).toBe('io server disconnect');
  });

  it('end connections and tokens of a session that ended on another', async () => {
    const credentials = { email: student.email, password: PASSWORD };
    const signedIn = await call('a', 'POST', '/auth/login', null, credentials);
    const { token } = (await signedIn.json()) as { token: string };
    const [ending, staying] = [
      await LiveClient.connect(urlOf('b'), token),
      await LiveClient.connect(urlOf('b'), student.token),
    ];
    const ended = ending.ended();
    const session = { ...student, token };
    expect((await call('a', 'POST', '/auth/logout', session)).status).toBe(204);
    expect((await call('b', 'GET', '/users/profile', session)).status).toBe(401);
    expect(await ended).toBe('io server disconnect');
    expect((await call('b', 'GET', '/users/profile', student)).status).toBe(200);
    expect(staying.socket.connected).toBe(true);
    staying.close();
  });

  it('run each job once, on the worker', async () => {
    const mails = async () => {
      const folder = join(dataDir, 'mail');
      const files = await readdir(folder).catch(() => []);
      const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
      return texts.filter((text) => text.includes('reset-password'));
    };
    for (const [instance, count] of [
      ['a', 1],
      ['b', 2],
    ] as const) {
      const body = { email: counselor.email };
      expect((await call(instance, 'POST', '/auth/reset-password', null, body)).status).toBe(200);
      expect(await eventually(mails, ({ length }) => length >= count, 20_000)).toHaveLength(count);
    }
  });

  it('serve the API only in the API role', async () => {
    for (const instance of ['projector', 'worker']) {
      const statuses = ['/healthz', '/readyz', '/metrics', '/', '/api/config', '/api/v2/tasks/all'].map(
        async (path) => (await fetch(`${urlOf(instance)}${path}`)).status,
      );
      expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 404, 404]);
      await expect(LiveClient.connect(urlOf(instance), student.token)).rejects.toThrow();
    }
  });

  it('lose and duplicate nothing when another projector takes over', async () => {
    await start('second projector', 'projector');
    const written: string[] = [];
    let killed = false;
    const write = async (instance: string, caller: number) => {
      for (let number = 0, after = 0; after < 10; number++) {
        const name = `Streamed ${caller}-${number}`;
        await createTask(instance, admin, name);
        written.push(name);
        if (killed) after++;
      }
    };
    const writing = Promise.all(['a', 'b', 'a', 'b'].map(write));
    await eventually(
      () => Promise.resolve(written.length),
      (length) => length > 40,
      60_000,
    );
    await kill('projector');
    killed = true;
    await writing;
    const names = await eventually(
      () => taskNames('b'),
      (all) => written.every((name) => all.includes(name)),
      30_000,
    );
    expect(names.filter((name) => name.startsWith('Streamed')).sort()).toEqual([...written].sort());
    expect(await projectionsOver(env, dataDir, 'verify')).toMatchObject({ code: 0 });
  });

  it('still push changes after one of them is killed', async () => {
    await start('c', 'api');
    const client = await LiveClient.connect(urlOf('c'), student.token);
    try {
      for (const instance of ['a', 'b']) {
        const taskId = await createTask(instance, counselor, `Last of ${instance}`);
        await give(instance, taskId);
        await kill(instance);
        await client.next(added(taskId), 20_000);
      }
    } finally {
      client.close();
    }
  });
});

it('two processes without Redis each notify their own connections', async () => {
  const seeding = await TestApp.start();
  const { dataDir } = seeding;
  const counselor = await seeding.user('counselor', 'Daniel');
  const student = await seeding.user('student', 'Maya');
  await seeding.grantAccess(counselor, student);
  await seeding.stop();
  const servers = await Promise.all([ServerProcess.start(dataDir), ServerProcess.start(dataDir)]);
  const clients = await Promise.all(servers.map(({ url }) => LiveClient.connect(url, student.token)));
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', token: counselor.token };
    const response = await fetch(`${servers[0].url}/api/v2/tasks${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await response.json()) as { id: string };
  };
  const { id } = await post('', { name: 'Heard of', type: 'custom' });
  await post(`/custom/${id}/students`, { user_ids: [student.id] });
  await Promise.all(clients.map((client) => client.next((event) => event.name === 'assignment.added')));
  clients.forEach((client) => client.close());
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await rm(dataDir, { recursive: true, force: true });
});
