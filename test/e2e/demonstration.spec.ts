import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import type { CollegeImportResource, CollegeResource } from '../../contract/colleges';
import type { AuditResource } from '../../contract/resources';
import { DEMO_PASSWORD } from '../../src/demo/people';
import { SqliteEventStore } from '../../src/platform/event-store/sqlite-event-store';
import { eventually } from '../support/eventually';
import { launchServer, ServerProcess } from '../support/server-process';

jest.setTimeout(120_000);

const FIRST_START_MS = 60_000;

const folders: string[] = [];
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'demonstration-'));
  folders.push(folder);
  return folder;
};

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** How many events of each type the history holds. */
async function written(store: SqliteEventStore): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for await (const { events } of store.readAll({ after: 0n })) {
    for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return counts;
}

let whole: ReadonlyMap<string, number>;

describe('the demonstration', () => {
  let dataDir: string;
  let server: ServerProcess;
  let token: string;

  const get = async <Data>(path: string): Promise<Data> => {
    const { body } = await supertest(server.url).get(`/api${path}`).set('token', token).expect(200);
    return (body as { data: Data }).data;
  };

  beforeAll(async () => {
    dataDir = await newFolder();
    server = await ServerProcess.start(dataDir, { DEMO: 'on' });
    const admin = { email: 'admin@demo.test', password: DEMO_PASSWORD };
    const { body } = await supertest(server.url).post('/api/auth/login').send(admin).expect(200);
    ({ token } = body as { token: string });
  });

  afterAll(async () => {
    await server.end('SIGTERM');
    const store = new SqliteEventStore(join(dataDir, 'events.db'));
    whole = await written(store);
    await store.close();
  });

  it('has its colleges by an import, which the admin finds as any other', async () => {
    const [{ attributes }, ...others] = (await get<CollegeImportResource[]>('/colleges/imports')) as [
      CollegeImportResource,
      ...CollegeImportResource[],
    ];
    expect(others).toEqual([]);
    expect(attributes).toMatchObject({
      fileName: 'colleges.csv',
      encoding: 'UTF-8',
      state: 'done',
      rows: 127,
      added: 127,
      changed: 0,
      unchanged: 0,
      faults: [],
    });
    const [entry] = await get<AuditResource[]>('/admin/audit?type=CollegeImportFinished');
    expect(entry!.relationships.actor.data).toMatchObject({ attributes: { name: 'Ada Whitfield' } });
  });

  it('completes them by descriptions, deadlines and what waits for review', async () => {
    const { attributes: harvard } = await get<CollegeResource>('/colleges/3434');
    expect(harvard).toMatchObject({
      name: 'Harvard University',
      about: expect.stringContaining('library system'),
      urbanCenter1: 'Boston',
      airport: 'BOS',
      aliases: ['Harvard', 'Harvard College'],
      eaDeadline: expect.stringMatching(/^\d{4}-11-01$/),
      ed1Deadline: null,
      regDeadline: expect.stringMatching(/^\d{4}-01-01$/),
      status: 'published',
    });
    const { attributes: berklee } = await get<CollegeResource>('/colleges/3107');
    expect(berklee).toMatchObject({ status: 'review' });
  });
});

it('goes on at the next start where the first one was killed, and does nothing twice', async () => {
  const dataDir = await newFolder();
  const store = new SqliteEventStore(join(dataDir, 'events.db'));
  const killed = launchServer(dataDir, { DEMO: 'on' });
  const exited = once(killed, 'exit');
  await eventually(
    () => written(store),
    (counts) => counts.has('CollegeImportFinished'),
    FIRST_START_MS,
  );
  killed.kill('SIGKILL');
  await exited;
  const server = await ServerProcess.start(dataDir, { DEMO: 'on' });
  await server.end('SIGTERM');
  expect(await written(store)).toEqual(whole);
  await store.close();
});
