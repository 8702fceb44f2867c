import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest, { type Response } from 'supertest';
import { projections } from '../../src/catalog';
import { collectionOf, type AnyProjection } from '../../src/kernel/projection';
import { SqliteDocumentStore } from '../../src/platform/document-store/sqlite-document-store';
import { RETAIN } from '../../src/modules/identity/retention/retention.reactions';
import { Jobs } from '../../src/platform/jobs/jobs';
import { Projector } from '../../src/platform/projector/projector';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { LiveClient } from '../support/live';
import { inDays } from '../support/sessions';
import { sampled } from '../support/test-level';

const BACKGROUND = ['audit', 'audit-actions', 'staff-activity'];
/** This timeout is shorter than any wait for a view. */
const AT_ONCE_MS = 1_500;

let dataDir: string;
let admin: User;
let counselor: User;
let student: User;

interface Call {
  readonly status: number;
  readonly reads: readonly string[];
  readonly send: (app: TestApp) => Promise<Response>;
}

let count = 0;

const CALLS: Readonly<Record<string, Call>> = {
  'writes a task': {
    status: 201,
    reads: ['people'],
    send: (app) => app.call('post', '/v2/tasks', admin).send({ name: `Essay ${++count}`, type: 'standard' }),
  },
  'answers 404 to an unknown id': {
    status: 404,
    reads: ['people', 'task-definitions'],
    send: (app) =>
      app.call('post', '/v2/tasks/custom/nothing/students', admin).send({ user_ids: [], apply_to_all: true }),
  },
  'refuses a file for an unknown school, whose text can be read once': {
    status: 404,
    reads: ['people'],
    send: (app) =>
      app
        .call('post', `/roster-imports?entity_id=${randomUUID()}`, admin)
        .attach(
          'file',
          Buffer.from('first_name,last_name,email,role\nMaya,Example,m@example.test,student'),
          'r.csv',
        ),
  },
  'requests a session': {
    status: 201,
    reads: ['people', 'session-requests'],
    send: (app) =>
      app
        .call('post', '/sessions/request', student)
        .send({ timeRequested: inDays(2 + ++count), lengthInMinutes: 60, notes: 'My essay' }),
  },
  'undoes an action': {
    status: 204,
    reads: ['people', 'access', 'memberships', 'parents', 'audit-actions'],
    send: async (app) => {
      const task = { name: `Essay ${++count}`, type: 'standard' };
      const { headers } = await app.call('post', '/v2/tasks', admin).send(task);
      return app.call('post', '/undo', admin).send({ request: headers['x-request-id'] as string });
    },
  },
  'reads tasks': {
    status: 200,
    reads: ['people', 'task-assignments', 'task-definitions', 'colleges'],
    send: (app) => app.call('get', '/v2/tasks/all', student),
  },
};

/** Another process holds the lease of the empty view and does nothing. */
async function whileFilling<Result>(
  { name, version }: AnyProjection,
  work: (app: TestApp, release: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const views = new SqliteDocumentStore(join(dataDir, 'views.db'));
  const collection = collectionOf({ name, version });
  await views.drop(collection);
  await views.leaseDuties([collection], 'another process', 600_000);
  const app = await TestApp.start(dataDir, { LOG_LEVEL: 'silent' });
  app.app.get(Projector).catchUpMs = 500;
  const release = () => views.releaseDuties([collection], 'another process');
  try {
    return await work(app, release);
  } finally {
    await release();
    await app.settled();
    await app.stop();
    await views.close();
  }
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quadrangle-'));
  const app = await TestApp.start(dataDir);
  admin = await app.user('admin', 'Ada');
  counselor = await app.user('counselor', 'Cole');
  student = await app.user('student', 'Maya');
  await app.grantAccess(counselor, student);
  await app.stop();
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

const others = projections.filter(({ name }) => !BACKGROUND.includes(name));
const chosen = [
  ...projections.filter(({ name }) => BACKGROUND.includes(name)),
  ...sampled(others, 12, ({ name }) => name),
];

describe.each(chosen.map((projection) => [projection.name, projection] as const))(
  'while %s is being filled',
  (name, projection) => {
    it('the server is ready and refuses only the calls that read it', async () => {
      await whileFilling(projection, async (app) => {
        const { body: readiness } = await supertest(app.url).get('/readyz').expect(200);
        const filling = (readiness as { projections: { name: string; filling: number | null }[] }).projections
          .filter((one) => one.filling !== null)
          .map((one) => one.name);
        expect(filling).toEqual([name]);
        const { text } = await supertest(app.url).get('/metrics').expect(200);
        expect(text).toContain(`projection_filled_ratio{projection="${name}"} 0`);
        for (const [call, { status, reads, send }] of Object.entries(CALLS)) {
          const begun = Date.now();
          const answer = await send(app);
          const isNeeded = reads.includes(name);
          expect([call, answer.status]).toEqual([call, isNeeded ? 503 : status]);
          if (isNeeded) expect(answer.body).toMatchObject({ code: 'unavailable', progress: 0 });
          else {
            expect([call, answer.headers['x-stale']]).toEqual([call, undefined]);
            expect(Date.now() - begun).toBeLessThan(AT_ONCE_MS);
          }
        }
      });
    });
  },
);

it.each(['audit', 'task-assignments'])('messages are pushed while %s is being filled', async (name) => {
  await whileFilling(
    projections.find((one) => one.name === name)!,
    async (app) => {
      const page = await LiveClient.connect(app.url, counselor.token);
      // The push waits only for the view of assignments, which knows the affected students.
      const { body } = await app.call('post', '/v2/tasks', admin).send({ name: 'Essay', type: 'custom' });
      await app.call('delete', `/v2/tasks/${(body as { id: string }).id}`, admin).expect(204);
      const content = `Is there time today? ${name}`;
      await app.call('post', '/messages', student).send({ sentTo: counselor.id, content }).expect(201);
      await page.next(({ name: eventName }) => eventName === 'message.sent', AT_ONCE_MS);
      page.close();
    },
  );
});

it.each([
  ['sessions-pass', 'session-requests'],
  [RETAIN, 'departures'],
])('a job %s waits without failing while %s is being filled', async (job, name) => {
  await whileFilling(
    projections.find((one) => one.name === name)!,
    async (app, release) => {
      const jobs = app.app.get(Jobs);
      const id = await jobs.add(job, {}, { attempts: 1 });
      const statusOnce = (state: string) =>
        eventually(
          () => jobs.status(id),
          (status) => status?.state === state,
        );
      expect(await statusOnce('delayed')).not.toHaveProperty('error');
      await release();
      expect(await statusOnce('completed')).not.toHaveProperty('error');
    },
  );
});
