import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import type { TaskAssignmentResource } from '../../contract/tasks';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { MongodbServer } from '../support/mongodb-server/mongodb-server';
import { projectionsOver } from '../support/tools';

const STUDENTS = 12;

/** Failed jobs wait longer after each attempt. */
const LIMIT_MS = 120_000;

it(
  'all is served after MongoDB was down during an offer to all students',
  async () => {
    const server = await MongodbServer.start();
    const env = { READ_STORE_URL: server.url('views'), VAULT_URL: server.url('vault'), LOG_LEVEL: 'fatal' };
    const dataDir = await mkdtemp(join(tmpdir(), 'quadrangle-outage-'));
    const app = await TestApp.start(dataDir, env);
    const readiness = async () => {
      const { status, body } = await supertest(app.url).get('/readyz');
      return { status, text: JSON.stringify(body) };
    };
    try {
      const admin = await app.user('admin', 'Ada');
      const students: User[] = [];
      for (let number = 0; number < STUDENTS; number++)
        students.push(await app.user('student', `S${number}`));
      expect(await readiness()).toMatchObject({ status: 200 });
      const ids: string[] = [];
      for (const name of ['Essay', 'Transcript']) {
        const task = { name, type: 'standard' };
        const { body } = await app.call('post', '/v2/tasks', admin).send(task).expect(201);
        ids.push((body as { id: string }).id);
      }

      const tasksOf = async (student: User) => {
        const { status, body } = await app.call('get', `/v2/tasks/${student.id}`, admin);
        return status === 200 ? (body as { data: TaskAssignmentResource[] }).data.length : -1;
      };
      // Browsers also repeat a call without a response.
      const offer = async (id: string) => {
        const path = `/v2/tasks/custom/${id}/students`;
        return (await app.call('post', path, admin).send({ user_ids: [], apply_to_all: true })).status;
      };
      const offers = ids.map((id) =>
        eventually(
          () => offer(id),
          (status) => status === 200,
          120_000,
        ),
      );
      await eventually(
        () => tasksOf(students[0]!),
        (count) => count > 0,
        30_000,
      );
      await server.stop();
      const away = await eventually(readiness, ({ status }) => status === 503, 60_000);
      expect(away.text).toMatch(
        /"document store","message":"(MongoDB doesn’t answer at the address in READ_STORE_URL|No answer within)/,
      );
      expect(away.text).not.toContain('127.0.0.1');
      await server.start();
      await Promise.all(offers);

      const all = () => Promise.all(students.map(tasksOf));
      expect(await eventually(all, (counts) => counts.every((count) => count === 2), 60_000)).toHaveLength(
        STUDENTS,
      );
      await eventually(readiness, ({ status }) => status === 200, 20_000);
      const { body: parked } = await app.call('get', '/admin/jobs', admin).expect(200);
      expect(parked).toEqual({ data: [] });
      const { body } = await app.call('get', '/admin/projections', admin).expect(200);
      const { data } = body as { data: { failing: unknown }[] };
      expect(data.map(({ failing }) => failing)).toEqual(data.map(() => null));
      await app.settled();
      expect(await projectionsOver(env, dataDir, 'verify')).toMatchObject({ code: 0 });
    } finally {
      await app.stop();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  LIMIT_MS,
);
