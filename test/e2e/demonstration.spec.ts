import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import supertest from 'supertest';
import type { AboutResource } from '../../contract/about';
import type { ResponseOf } from '../../contract/calls';
import type { CollegeImportResource } from '../../contract/college-imports';
import type { CollegeResource } from '../../contract/colleges';
import type { DashboardCollege } from '../../contract/dashboard';
import { RECENT_EXAMS } from '../../contract/exams';
import { FEWEST_IN_AVERAGE } from '../../contract/graded-tests';
import type { Tokens, TokenUser } from '../../contract/identity';
import type { MatchResults } from '../../contract/survey';
import type { AuditResource } from '../../contract/admin';
import type { ProfileResource } from '../../contract/profile';
import { as } from '../../src/demo/acting';
import { DemoCatalogue } from '../../src/demo/catalogue';
import { DEMO_COLLEGES } from '../../src/demo/content';
import { DEMO_PASSWORD } from '../../src/demo/people';
import { collegeImport } from '../../src/modules/colleges/imports/unit-id.decider';
import { CollegeImports } from '../../src/modules/colleges/imports/college-imports';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import { dateInNewYork, plusDays } from '../../src/platform/new-york';
import { SqliteEventStore } from '../../src/platform/event-store/sqlite-event-store';
import { TestApp } from '../support/app';
import { createDemoData } from '../support/demo-data';
import { eventually } from '../support/eventually';
import { launchServer, ServerProcess } from '../support/server-process';
import { sampled } from '../support/test-level';

const FIRST_START_MS = 40_000;

let dataDir: string;
let server: ServerProcess;
let admin: Person;

const newFolder = () => mkdtemp(join(tmpdir(), 'demonstration-'));

beforeAll(async () => {
  dataDir = await createDemoData();
  server = await ServerProcess.start(dataDir, { DEMO: 'on' });
  admin = await signIn('admin@demo.test');
});

afterAll(async () => {
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

interface Person {
  readonly id: string;
  readonly token: string;
}

async function signIn(email: string): Promise<Person> {
  const credentials = { email, password: DEMO_PASSWORD };
  const { body } = await supertest(server.url).post('/api/auth/login').send(credentials).expect(200);
  const { token } = body as Tokens;
  const payload = Buffer.from(token.split('.')[1]!, 'base64url').toString();
  return { token, id: (JSON.parse(payload) as { user: TokenUser }).user.id };
}

async function ask<Body>({ token }: Person, path: string): Promise<Body> {
  const { body } = await supertest(server.url).get(`/api${path}`).set('token', token).expect(200);
  return body as Body;
}

const get = async <Data>(path: string, person = admin) => (await ask<{ data: Data }>(person, path)).data;

/** Counts the events of each type, without notifications, which jobs raise later. */
async function filesIn(folder: string): Promise<ReadonlyMap<string, number>> {
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

it('the demonstration gets its colleges by an import visible to the admin', async () => {
  const [{ attributes }, ...others] = (await get<CollegeImportResource[]>('/colleges/imports')) as [
    CollegeImportResource,
    ...CollegeImportResource[],
  ];
  expect(others).toEqual([]);
  expect(attributes).toMatchObject({
    fileName: 'colleges.csv',
    encoding: 'UTF-8',
    state: 'done',
    rows: 1947,
    added: 1947,
    changed: 0,
    unchanged: 0,
    faults: [],
  });
  const finished = await get<AuditResource[]>('/admin/audit?type=ImportFinished');
  const [entry] = finished.toReversed();
  expect(entry!.relationships.actor.data).toMatchObject({ attributes: { name: 'Ada Whitfield' } });
});

it('the demonstration adds descriptions, deadlines and colleges in review', async () => {
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

it('the demonstration has a survey with the results of a free account', async () => {
  const student = await signIn('student@demo.test');
  const { data, meta } = await ask<MatchResults>(student, '/colleges/college-survey');
  expect(data.map(({ attributes }) => attributes.list)).toEqual(['top', 'top', 'other', 'other']);
  expect(meta).toMatchObject({ counts: { top: 10, other: 10 }, limited: true, newer: false });
});

it('the demonstration has full, partial and empty student profiles', async () => {
  const profileOf = async (email: string) => {
    const person = await signIn(email);
    const [{ attributes: profile }, { attributes: about }] = await Promise.all([
      get<ProfileResource>('/users/profile', person),
      get<AboutResource>('/users/about', person),
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

describe('the demonstration for a student', () => {
  let student: Person;

  beforeAll(async () => {
    student = await signIn('student@demo.test');
  });

  it('has practice tests with rising scores, the last one of these days', async () => {
    const exams = await get<ResponseOf<'GET /exams/student/{studentId}'>['data']>(
      `/exams/student/${student.id}`,
      student,
    );
    const totals = exams.map(({ attributes }) =>
      attributes.testType === 'SAT' ? attributes.totalScore! : attributes.compositeScore!,
    );
    const ofType = (type: string) => totals.filter((_, index) => exams[index]!.attributes.testType === type);
    for (const [type, count] of [
      ['SAT', 3],
      ['ACT', 2],
    ] as const) {
      expect(ofType(type)).toHaveLength(count);
      expect(ofType(type)).toEqual(ofType(type).toSorted((one, other) => other - one));
    }
    expect(exams[0]!.attributes.dateTaken >= dateInNewYork(-RECENT_EXAMS.days)).toBe(true);
  });

  it('has a dashboard in one small response', async () => {
    const { text } = await supertest(server.url)
      .get('/api/dashboard')
      .set('token', student.token)
      .expect(200);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(10 * 1024);
    const { data } = JSON.parse(text) as ResponseOf<'GET /dashboard'>;
    expect(data.tasks.next).toHaveLength(3);
    const coming = data.weeks.flatMap(({ items }) => items);
    expect(coming.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['task', 'session']));
    // From January to September no deadline is near.
    const [{ id, deadline }] = data.colleges.next as [DashboardCollege];
    const isNear = deadline !== null && deadline.date < plusDays(data.weeks.at(-1)!.from, 7);
    expect(coming.some((item) => item.kind === 'deadline' && item.id === id)).toBe(isNear);
    expect(data.colleges.matches).toHaveLength(3);
    expect(data.exams.length).toBeGreaterThan(0);
  });

  it('has past, booked and requested sessions and what paid for them', async () => {
    const sessions = await get<ResponseOf<'GET /sessions/requests/user/{userId}'>['data']>(
      `/sessions/requests/user/${student.id}`,
      student,
    );
    expect(sessions.map(({ attributes: { state, paid } }) => ({ state, paid }))).toEqual(
      expect.arrayContaining([
        { state: 'booked', paid: true },
        { state: 'proposed', paid: false },
      ]),
    );
    const booked = sessions.find(({ attributes }) => attributes.state === 'booked')!;
    expect(booked.attributes.notes).toContain('quadratics');
    expect(booked.relationships.counselor.data).toMatchObject({ attributes: { lastName: 'Reyes' } });

    const over = sessions.find(({ attributes }) => attributes.state === 'done')!;
    expect(over.attributes).toMatchObject({ paid: true, minutesPresent: { student: 28, counselor: 30 } });
    expect(over.attributes.counselorNotes).toContain('repaired radio');

    const credits = () =>
      get<ResponseOf<'GET /users/{studentId}/credits'>['data']>(`/users/${student.id}/credits`, student);
    const creditStates = async () =>
      (await credits()).map(({ attributes: { minutes, state } }) => `${minutes} ${state}`);
    const spent = ['30 held', '60 free', '30 spent'];
    expect(await eventually(creditStates, (states) => states.join() === spent.join())).toEqual(spent);
  });
});

it('the demonstration has a class with averages, hours and a session', async () => {
  const counselor = await signIn('counselor@demo.test');
  const { meta } = await ask<ResponseOf<'GET /exams/graded/averages'>>(
    counselor,
    '/exams/graded/averages?formId=sat-may-2021',
  );
  expect(meta.hidden).toBe(false);
  expect(meta.students).toBeGreaterThan(FEWEST_IN_AVERAGE);

  const hours = await get<ResponseOf<'GET /sessions/hours'>['data']>('/sessions/hours', counselor);
  expect(hours).toMatchObject({ timeZone: 'America/New_York', exceptions: [{ hours: [] }] });
  const free = await get<ResponseOf<'GET /sessions'>['data']>('/sessions', counselor);
  const days = new Set(free.map(({ attributes }) => new Date(attributes.startsAt).getUTCDay()));
  expect(days.has(0)).toBe(true);
  expect(free.some(({ attributes }) => attributes.startsAt.startsWith(hours.exceptions[0]!.date))).toBe(
    false,
  );

  const sessions = await get<ResponseOf<'GET /sessions/requests/user/{userId}'>['data']>(
    `/sessions/requests/user/${counselor.id}`,
    counselor,
  );
  expect(sessions.map(({ attributes }) => attributes.state)).toEqual(['done', 'booked']);
});

it('the demonstration has open requests and payments for the admin', async () => {
  const waiting = await get<ResponseOf<'GET /sessions/requests'>['data']>(
    '/sessions/requests?hasCounselor=false',
  );
  const names = waiting.map(({ relationships }) => relationships.student.data!.attributes.lastName);
  expect(names.sort()).toEqual(['Caldwell', 'Novak', 'Torres']);
  const payments = await get<ResponseOf<'GET /admin/payments'>['data']>('/admin/payments');
  expect(
    payments.map(({ attributes: { product, state, lastName } }) => [product, state, lastName]).sort(),
  ).toEqual([
    ['advising', 'paid', 'Raman'],
    ['session-30', 'paid', 'Torres'],
  ]);
});

const KILLED_AFTER = [
  ['its colleges were imported', 'ImportFinished'],
  ['something was bought', 'PaymentConfirmed'],
] as const;

describe.each(sampled(KILLED_AFTER, 2, ([what]) => what))('a first start killed after %s', (_, type) => {
  let folder: string;

  beforeAll(async () => {
    folder = await newFolder();
    const killed = launchServer(folder, { DEMO: 'on' });
    const exited = once(killed, 'exit');
    await eventually(
      () => filesIn(folder),
      (counts) => counts.has(type),
      FIRST_START_MS,
    );
    killed.kill('SIGKILL');
    await exited;
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('resumes at the next start and does nothing twice', async () => {
    const restarted = await ServerProcess.start(folder, { DEMO: 'on' });
    // Jobs record the consequences of bookings and purchases later.
    const same = await filesIn(dataDir);
    await eventually(
      () => filesIn(folder),
      (counts) => isDeepStrictEqual(counts, same),
    );
    await restarted.end('SIGTERM');
    expect(await filesIn(folder)).toEqual(same);
  });
});

describe('the demonstration’s import of colleges', () => {
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
      const importId = await imports.check('colleges.csv', createReadStream(DEMO_COLLEGES), {});
      await dispatcher.dispatch(collegeImport, importId, 'Start', { publish: true });
      if (ended === 'failed')
        await dispatcher.dispatch(collegeImport, importId, 'Fail', { reason: 'unexpected' });
      return importId;
    });

    await app.app.get(DemoCatalogue).fill(admin);

    const [{ id: only, attributes }] = (await app.app.get(CollegeImports).list()) as [CollegeImportResource];
    expect(only).toBe(importId);
    expect(attributes).toMatchObject({ state: 'done', added: 1947, unchanged: 0 });
  });
});
