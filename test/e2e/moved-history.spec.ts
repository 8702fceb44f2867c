import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadinessReport } from '../../contract/operations';
import { REMIND } from '../../src/modules/notifications/notifications.module';
import { TestApp, type User } from '../support/app';
import { EventLog } from '../support/eventstoredb/event-log';
import { EventStoreDbServer } from '../support/eventstoredb/eventstoredb-server';
import { School } from '../support/school';
import type { Settings } from '../support/settings';
import { historyOver, projectionsOver } from '../support/tools';

const HIGH = 5_000_000;

let folder: string;
const servers: EventStoreDbServer[] = [];

/** Starts a server whose positions begin at `start`, as after many foreign events. */
async function serverFrom(start: number): Promise<EventStoreDbServer> {
  const server = await EventStoreDbServer.start(new EventLog(start));
  servers.push(server);
  return server;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moved-'));
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
  await rm(folder, { recursive: true });
});

const start = (env: Settings) => TestApp.start(join(folder, 'data'), env);

const kinds = async (school: School, student: User) =>
  (await school.page(student)).data.map(({ attributes: { kind } }) => kind);

describe.each([
  ['higher', 0, HIGH],
  ['lower', HIGH, 0],
])('a history moved to a server whose positions are %s', (_, here, there) => {
  it('is shown, handled and replayed with the same vault, jobs and views', async () => {
    const [old, other] = [await serverFrom(here), await serverFrom(there)];
    const [before, after] = [old.url(), other.url()].map((url) => ({ EVENT_STORE_URL: url }));
    const first = await start(before!);
    const ofFirst = await School.open(first);
    const { student } = await ofFirst.studentWithTask({ due_date: '2031-03-15' });
    await ofFirst.hourly(REMIND, '2031-03-08T12:00:00.000Z');
    await first.stop();

    const [data, file] = [join(folder, 'data'), join(folder, 'history.jsonl')];
    expect(await historyOver(before!, data, 'export', file)).toMatchObject({ code: 0 });
    expect(await historyOver(after!, data, 'import', file)).toMatchObject({ code: 0 });
    await old.kill();

    const second = await start(after!);
    try {
      const school = new School(second, ofFirst.counselor);
      await second.settled();
      const report = (await (await fetch(`${second.url}/readyz`)).json()) as ReadinessReport;
      expect(report).toMatchObject({ ready: true, problems: [] });
      expect(await historyOver(after!, data, 'verify', file)).toMatchObject({ code: 0 });

      await school.hourly(REMIND, '2031-03-08T13:00:00.000Z');
      expect(await kinds(school, student)).toEqual(['task-due-7-days', 'task-assigned']);
      await school.assign(await school.createTask({ name: 'Another' }), [student]);
      await school.waitForUnseen(student, 3);
      await school.hourly(REMIND, '2031-03-14T12:00:00.000Z');
      expect(await kinds(school, student)).toEqual([
        'task-due-1-day',
        'task-assigned',
        'task-due-7-days',
        'task-assigned',
      ]);
      expect(await projectionsOver(after!, data, 'verify')).toMatchObject({ code: 0 });
    } finally {
      await second.stop();
    }
  });
});

it('a history is moved from a server to a file', async () => {
  const server = await serverFrom(HIGH);
  const env = { EVENT_STORE_URL: server.url() };
  const first = await start(env);
  const { counselor } = await School.open(first);
  await first.stop();
  const [data, file] = [join(folder, 'data'), join(folder, 'history.jsonl')];
  expect(await historyOver(env, data, 'export', file)).toMatchObject({ code: 0 });
  expect(await historyOver({}, data, 'import', file)).toMatchObject({ code: 0 });

  const second = await start({});
  try {
    await second.settled();
    expect(await new School(second, counselor).createTask({})).toEqual(expect.any(String));
    expect(await projectionsOver({}, data, 'verify')).toMatchObject({ code: 0 });
  } finally {
    await second.stop();
  }
});
