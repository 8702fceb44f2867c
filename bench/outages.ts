import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { TestApp, type User } from '../test/support/app';
import { eventually } from '../test/support/eventually';
import { EventStoreDbCluster } from '../test/support/eventstoredb/eventstoredb-cluster';
import { MongodbServer } from '../test/support/mongodb-server/mongodb-server';
import { startOwnRedis, type RedisServer } from '../test/support/own-redis';
import { ServerProcess } from '../test/support/server-process';
import { projectionsOver } from '../test/support/tools';

// Stops a server while tasks are offered to all. Fails if a student gets none, or an instance or view stays behind.
const STUDENTS = 200;
const OFFERS = 3;
const TIMEOUT_MS = 180_000;

interface Servers {
  readonly cluster: EventStoreDbCluster;
  readonly documents: MongodbServer;
  readonly vault: MongodbServer;
  readonly redis: RedisServer;
}

interface School {
  readonly admin: User;
  readonly students: readonly string[];
}

interface Outage {
  readonly name: string;
  readonly seconds: number;
  readonly leave: (servers: Servers) => Promise<unknown>;
  readonly come: (servers: Servers) => Promise<unknown>;
}

const everyMember = async (cluster: EventStoreDbCluster, what: 'leave' | 'join') => {
  for (const index of cluster.members.keys()) await cluster[what](index);
  if (what === 'join') cluster.elect(0);
};

const mongodb = (seconds: number): Outage => ({
  name: `MongoDB (views) away for ${seconds} s`,
  seconds,
  leave: ({ documents }) => documents.stop(),
  come: ({ documents }) => documents.start(),
});

const outages: readonly Outage[] = [
  mongodb(6),
  mongodb(45),
  {
    name: 'MongoDB (vault) away for 6 s',
    seconds: 6,
    leave: ({ vault }) => vault.stop(),
    come: ({ vault }) => vault.start(),
  },
  {
    name: 'Redis away for 15 s',
    seconds: 15,
    leave: ({ redis }) => redis.stop(),
    come: ({ redis }) => redis.start(),
  },
  {
    name: 'all event stores away for 40 s',
    seconds: 40,
    leave: ({ cluster }) => everyMember(cluster, 'leave'),
    come: ({ cluster }) => everyMember(cluster, 'join'),
  },
  {
    name: 'the leading one of three event stores leaves, another leads after 5 s',
    seconds: 5,
    leave: ({ cluster }) => cluster.leave(0),
    come: async ({ cluster }) => cluster.elect(1),
  },
];

void main();

async function main(): Promise<void> {
  const [which = ''] = process.argv.slice(2);
  const [cluster, documents, vault, redis] = await Promise.all([
    EventStoreDbCluster.start(),
    MongodbServer.start(),
    MongodbServer.start(),
    startOwnRedis(),
  ]);
  const servers = { cluster, documents, vault, redis };
  const dataDir = await mkdtemp(join(tmpdir(), 'outages-'));
  const env = {
    EVENT_STORE_URL: cluster.url(),
    READ_STORE_URL: documents.url('views'),
    VAULT_URL: vault.url('vault'),
    REDIS_URL: redis.url,
    LOG_LEVEL: 'silent',
  };
  const instances: ServerProcess[] = [];
  try {
    const school = await seeded(dataDir, env);
    for (const role of ['api', 'api', 'projector', 'projector', 'worker', 'worker']) {
      instances.push(await ServerProcess.start(dataDir, { ...env, ROLE: role }));
    }
    for (const outage of outages.filter(({ name }) => name.includes(which))) {
      const times = await during(outage, servers, instances, school);
      const verified = await projectionsOver(env, dataDir, 'verify');
      if (verified.code !== 0) throw new Error(`${outage.name}: views differ.\n${verified.output}`);
      console.log(`${outage.name}: ${times}, verified`);
    }
  } finally {
    await Promise.all(instances.map((instance) => instance.end('SIGTERM')));
    await Promise.all([cluster.stop(), documents.stop(), vault.stop(), redis.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function during(
  { name, seconds, leave, come }: Outage,
  servers: Servers,
  instances: readonly ServerProcess[],
  { admin, students }: School,
): Promise<string> {
  const { url } = instances[0]!;
  const offering = Array.from({ length: OFFERS }, async (_, index) => {
    await delay(index * (seconds + 1) * 400);
    return offer(url, admin, `Offer ${index + 1}: ${name}`);
  });
  await delay(300);
  await leave(servers);
  await delay(seconds * 1000);
  await come(servers);
  const back = Date.now();
  const passed = () => `${((Date.now() - back) / 1000).toFixed(1)} s`;
  const served = async () => {
    const taskIds = await Promise.all(offering);
    for (const studentId of students) {
      await eventually(
        () => tasksOf(url, admin, studentId),
        (had) => taskIds.every((taskId) => had.includes(taskId)),
        TIMEOUT_MS,
      );
    }
  };
  const ready = () => Promise.all(instances.map((instance) => isReady(instance.url)));
  const [allServed, allReady] = await Promise.all([served, ready].map((done) => done().then(passed)));
  return `all ${students.length} students had ${OFFERS} offers after ${allServed}, all instances were ready after ${allReady}`;
}

async function seeded(dataDir: string, env: Readonly<Record<string, string>>): Promise<School> {
  const app = await TestApp.start(dataDir, env);
  const admin = await app.user('admin', 'Ada');
  const students: string[] = [];
  for (let index = 0; index < STUDENTS; index++) {
    const letters = [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    students.push(await app.account('student', `Student-${letters}`));
  }
  await app.settled();
  await app.stop();
  return { admin, students };
}

const isReady = (url: string) =>
  eventually(
    async () => (await (await fetch(`${url}/readyz`)).json()) as { ready: boolean; problems: object[] },
    ({ ready }) => ready,
    TIMEOUT_MS,
  );

/** Like a browser, repeats the request with the same key until it gets a response. */
async function repeated(url: string, user: User, method: string, path: string, body?: object) {
  const key = crypto.randomUUID();
  const headers = { token: user.token, 'idempotency-key': key, 'content-type': 'application/json' };
  for (const until = Date.now() + TIMEOUT_MS; ; await delay(1000)) {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return (await response.json()) as { id: string };
    if (response.status < 500 || Date.now() > until) {
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    }
  }
}

async function offer(url: string, admin: User, name: string): Promise<string> {
  const { id } = await repeated(url, admin, 'POST', '/v2/tasks', {
    name: name.slice(0, 50),
    type: 'standard',
  });
  await repeated(url, admin, 'POST', `/v2/tasks/custom/${id}/students`, { user_ids: [], apply_to_all: true });
  return id;
}

async function tasksOf(url: string, admin: User, studentId: string): Promise<string[]> {
  const response = await fetch(`${url}/api/v2/tasks/${studentId}`, { headers: { token: admin.token } });
  if (!response.ok) return [];
  const { data } = (await response.json()) as { data: { attributes: { taskId: string } }[] };
  return data.map(({ attributes }) => attributes.taskId);
}
