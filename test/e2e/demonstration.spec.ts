import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import type { AboutResource } from '../../contract/about';
import type { CollegeImportResource } from '../../contract/college-imports';
import type { CollegeResource } from '../../contract/colleges';
import type { MatchResults } from '../../contract/survey';
import type { AuditResource } from '../../contract/admin';
import type { ProfileResource } from '../../contract/profile';
import { as } from '../../src/demo/acting';
import { DemoCatalogue } from '../../src/demo/catalogue';
import { DEMO_COLLEGES } from '../../src/demo/content';
import { DEMO_PASSWORD } from '../../src/demo/people';
import { collegeImport } from '../../src/modules/colleges/college-import.decider';
import { CollegeImports } from '../../src/modules/colleges/college-imports';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import { SqliteEventStore } from '../../src/platform/event-store/sqlite-event-store';
import { TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { launchServer, ServerProcess } from '../support/server-process';

jest.setTimeout(120_000);

const FIRST_START_MS = 60_000;

let dataDir: string;
let server: ServerProcess;
let token: string;

const newFolder = () => mkdtemp(join(tmpdir(), 'demonstration-'));

beforeAll(async () => {
  dataDir = await newFolder();
  server = await ServerProcess.start(dataDir, { DEMO: 'on' });
  const admin = { email: 'admin@demo.test', password: DEMO_PASSWORD };
  const { body } = await supertest(server.url).post('/api/auth/login').send(admin).expect(200);
  ({ token } = body as { token: string });
});

afterAll(async () => {
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

async function get<Data>(path: string): Promise<Data> {
  const { body } = await supertest(server.url).get(`/api${path}`).set('token', token).expect(200);
  return (body as { data: Data }).data;
}

/** How many events of each type the history holds, but for notifications, which jobs raise a while later. */
async function written(folder: string): Promise<ReadonlyMap<string, number>> {
  const store = new SqliteEventStore(join(folder, 'events.db'));
  const counts = new Map<string, number>();
  for await (const { events } of store.readAll({ after: 0n })) {
    for (const { type } of events) {
      if (!type.startsWith('Notification')) counts.set(type, (counts.get(type) ?? 0) + 1);
    }
  }
  await store.close();
  return counts;
}

it('has its colleges by an import, which the admin finds like any other', async () => {
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

it('has taken the survey for a student, who sees what a free account does', async () => {
  const student = { email: 'student@demo.test', password: DEMO_PASSWORD };
  const { body } = await supertest(server.url).post('/api/auth/login').send(student).expect(200);
  const survey = await supertest(server.url)
    .get('/api/colleges/college-survey')
    .set('token', (body as { token: string }).token)
    .expect(200);
  const { data, meta } = survey.body as MatchResults;
  expect(data.map(({ attributes }) => attributes.list)).toEqual(['top', 'top', 'other', 'other']);
  expect(meta).toMatchObject({ counts: { top: 10, other: 10 }, limited: true, newer: false });
});

it('has students who have said much, little or nothing of themselves', async () => {
  const profileOf = async (email: string) => {
    const body = { email, password: DEMO_PASSWORD };
    const { body: tokens } = await supertest(server.url).post('/api/auth/login').send(body).expect(200);
    const read = async <Data>(path: string) =>
      (
        (await supertest(server.url)
          .get(`/api${path}`)
          .set('token', (tokens as { token: string }).token)
          .expect(200)) as { body: { data: Data } }
      ).body.data;
    const [{ attributes: profile }, { attributes: about }] = await Promise.all([
      read<ProfileResource>('/users/profile'),
      read<AboutResource>('/users/about'),
    ]);
    return { ...profile, ...about };
  };
  expect(await profileOf('student@demo.test')).toMatchObject({
    ...{ pronoun: 'She/her', city: 'Yonkers', grade: '12th', grade_told: true, gpa: 3.82, classSize: 235 },
    highSchoolName: 'Northgate High School',
    notes: expect.stringContaining('First in my family'),
  });
  expect(await profileOf('mateo.villanueva@demo.test')).toMatchObject({ grade: '9th', gpa: null, notes: '' });
  expect(await profileOf('peter.szymanski@demo.test')).toMatchObject({ pronoun: null, grade_told: false });
});

it('goes on at the next start where the first one was killed, and does nothing twice', async () => {
  const folder = await newFolder();
  const killed = launchServer(folder, { DEMO: 'on' });
  const exited = once(killed, 'exit');
  await eventually(
    () => written(folder),
    (counts) => counts.has('CollegeImportFinished'),
    FIRST_START_MS,
  );
  killed.kill('SIGKILL');
  await exited;
  const restarted = await ServerProcess.start(folder, { DEMO: 'on' });
  await restarted.end('SIGTERM');
  expect(await written(folder)).toEqual(await written(dataDir));
  await rm(folder, { recursive: true, force: true });
});

describe('the import of its colleges', () => {
  let app: TestApp;

  beforeEach(async () => {
    app = await TestApp.start();
  });

  afterEach(() => app.dispose());

  it.each(['was broken off', 'failed'])('starts again if it %s', async (ended) => {
    const { id } = await app.user('admin', 'Ada');
    const admin = { id, role: 'admin' } as const;
    const [imports, dispatcher] = [app.app.get(CollegeImports), app.app.get(Dispatcher)];
    const importId = await as(admin, async () => {
      const importId = await imports.check('colleges.csv', createReadStream(DEMO_COLLEGES));
      await dispatcher.dispatch(collegeImport, importId, 'Start', { publish: true });
      if (ended === 'failed')
        await dispatcher.dispatch(collegeImport, importId, 'Fail', { reason: 'Full disk.' });
      return importId;
    });

    await app.app.get(DemoCatalogue).fill(admin);

    const [{ id: only, attributes }] = (await app.app.get(CollegeImports).list()) as [CollegeImportResource];
    expect(only).toBe(importId);
    expect(attributes).toMatchObject({ state: 'done', added: 127, unchanged: 0 });
  });
});
