import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { TestApp, type User } from '../test/support/app';
import { eventually } from '../test/support/eventually';
import { EventStoreDbCluster } from '../test/support/eventstoredb/eventstoredb-cluster';
import { MongodbServer } from '../test/support/mongodb-server/mongodb-server';
import { startOwnRedis, type RedisServer } from '../test/support/own-redis';
import { projectionsOver, ServerProcess } from '../test/support/server-process';

// Takes one server away in the middle of offers to all students, with two instances of each part running. Fails where
// a student is left out, an instance does not come back by itself, or a view differs from the history.
const STUDENTS = 200;
const OFFERS = 3;
const PATIENCE_MS = 180_000;

interface Installation {
  readonly cluster: EventStoreDbCluster;
  readonly documents: MongodbServer;
  readonly vault: MongodbServer;
  readonly redis: RedisServer;
}

interface Outage {
  readonly name: string;
  readonly seconds: number;
  readonly leave: (installation: Installation) => Promise<unknown>;
  readonly come: (installation: Installation) => Promise<unknown>;
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
  const [cluster, documents, vault, redis] = await Promise.all([
    EventStoreDbCluster.start(),
    MongodbServer.start(),
    MongodbServer.start(),
    startOwnRedis(),
  ]);
  const installation = { cluster, documents, vault, redis };
  const dataDir = await mkdtemp(join(tmpdir(), 'outages-'));
  const env = {
    EVENT_STORE_URL: cluster.url(),
    READ_STORE_URL: documents.url('views'),
    VAULT_URL: vault.url('vault'),
    REDIS_URL: redis.url,
    LOG_LEVEL: 'silent',
  };
  const { admin, students } = await seeded(dataDir, env);
  const instances = await Promise.all(
    ['api', 'api', 'projector', 'projector', 'worker', 'worker'].map((role) =>
      ServerProcess.start(dataDir, { ...env, ROLE: role }),
    ),
  );
  for (const outage of outages) {
    const started = Date.now();
    await during(outage, installation, instances, admin, students);
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    console.log(
      `${outage.name}: every student served ${OFFERS} offers, ready and verified after ${seconds} s`,
    );
  }
  await Promise.all(instances.map((instance) => instance.end('SIGTERM')));
  await Promise.all([cluster.stop(), documents.stop(), vault.stop(), redis.stop()]);
  await rm(dataDir, { recursive: true, force: true });

  async function during(
    { name, seconds, leave, come }: Outage,
    servers: Installation,
    [first]: readonly ServerProcess[],
    staff: User,
    everybody: readonly string[],
  ): Promise<void> {
    const offering = Array.from({ length: OFFERS }, async (_, index) => {
      await delay(index * (seconds + 1) * 400);
      return offer(first!.url, staff, `Offer ${index + 1}: ${name}`);
    });
    await delay(300);
    await leave(servers);
    await delay(seconds * 1000);
    await come(servers);
    const taskIds = await Promise.all(offering);
    for (const studentId of everybody) {
      await eventually(
        () => tasksOf(first!.url, staff, studentId),
        (had) => taskIds.every((taskId) => had.includes(taskId)),
        PATIENCE_MS,
      );
    }
    await Promise.all(instances.map(({ url }) => isReady(url)));
    const verified = await projectionsOver(env, dataDir, 'verify');
    if (verified.code !== 0) throw new Error(`${name}: views differ.\n${verified.output}`);
  }
}

async function seeded(dataDir: string, env: Readonly<Record<string, string>>) {
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
    async () => (await fetch(`${url}/readyz`)).status,
    (status) => status === 200,
    PATIENCE_MS,
  );

/** As a browser does: the same request under its key again until it is answered. */
async function repeated(url: string, user: User, method: string, path: string, body?: object) {
  const key = crypto.randomUUID();
  const headers = { token: user.token, 'idempotency-key': key, 'content-type': 'application/json' };
  for (const until = Date.now() + PATIENCE_MS; ; await delay(1000)) {
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
