import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { RetentionDays, RetentionResource } from '../../contract/retention';
import { departures } from '../../projections/identity/departures';
import { memberships } from '../../projections/identity/memberships';
import { account } from '../../src/modules/identity/accounts/account.decider';
import { departure } from '../../src/modules/identity/accounts/departure.decider';
import { RETAIN, NOTIFY_SCHOOL } from '../../src/modules/identity/retention/retention.reactions';
import { departureEvents } from '../../src/modules/identity/accounts/departures.events';
import { retentionEvents } from '../../src/modules/identity/retention/retention.events';
import { Views } from '../../src/platform/document-store/views';
import { streamOf } from '../../src/platform/dispatch/dispatcher';
import { History } from '../../src/platform/history/history';
import { SYSTEM } from '../../src/platform/http/request-context';
import { Jobs } from '../../src/platform/jobs/jobs';
import { SqliteJobQueue } from '../../src/platform/jobs/sqlite-job-queue';
import { dateInNewYork, plusDays } from '../../src/platform/new-york';
import { VAULT, type Vault } from '../../src/platform/vault/vault';
import { PASSWORD, TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import {
  documentsWith,
  filesWithTraces,
  createEveryKind,
  createRecordOf,
  keyOf,
  recordEverythingAbout,
  registered,
  TRACES,
  PERSONAL_DATA,
  storedDataOf,
} from '../support/everything-about';
import { LiveClient } from '../support/live';
import { mailsTo } from '../support/mails';
import { killedAfter } from '../support/server-process';

let app: TestApp;
let admin: User;
let own: User;
let other: User;
let counselor: User;
let school: string;
let leftOn: string;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  own = await app.user('account_admin', 'Olga');
  other = await app.user('account_admin', 'Otto');
  counselor = await app.user('counselor', 'Carl');
  school = await entityNamed('Northgate');
  await admit(own);
  await admit(counselor);
});

afterAll(() => app.dispose());

async function entityNamed(name: string): Promise<string> {
  const { body } = await app.call('post', '/admin/entity', admin).send({ name }).expect(201);
  return (body as { id: string }).id;
}

const admit = ({ email }: User, entity = school) =>
  app.call('post', `/admin/entity/${entity}/user`, admin).send({ email });

const leave = ({ id }: User) => app.call('delete', `/admin/entity/${school}/user/${id}`, own).expect(204);

async function former(name: string): Promise<User> {
  const student = await app.user('student', name);
  await admit(student).expect(200);
  await leave(student);
  await noteDay(student);
  return student;
}

async function noteDay({ id }: User): Promise<void> {
  const { leftAt } = (await app.app.get(Views).get(departures, id))!;
  leftOn = dateInNewYork(0, Date.parse(leftAt!));
}

const path = () => `/admin/entity/${school}/retention`;

async function plan(days?: number): Promise<RetentionResource['attributes']> {
  const query = days === undefined ? '' : `?days=${days}`;
  const { body } = await app.call('get', `${path()}${query}`, own).expect(200);
  return (body as { data: RetentionResource }).data.attributes;
}

const planOf = async ({ id }: User, days?: number) =>
  (await plan(days)).students.find((student) => student.id === id);

const set = (days: RetentionDays | null) => app.call('put', path(), own).send({ days }).expect(204);

const noon = (days: number) => `${plusDays(leftOn, days)}T17:00:00.000Z`;

/** Without this, the job would wait a day after a jump of the clock. */
const believeAnyDay = () => app.app.get<Vault>(VAULT).remove('clock', 'retention');

async function run(days: number): Promise<void> {
  await believeAnyDay();
  await app.app.get(Jobs).run(RETAIN, { now: noon(days) }, 20_000);
  await app.settled();
}

const isErased = async ({ id }: User) => (await keyOf(app, id)) === null;
const exists = async (student: User) =>
  (await app.call('get', `/admin/all?q=${student.email}`, admin).expect(200)).text.includes(student.id);

async function untilErased(...students: User[]): Promise<void> {
  await eventually(
    () => Promise.all(students.map(isErased)),
    (erased) => erased.every(Boolean),
  );
}

describe('the retention period of records', () => {
  it('is off until it is set, and can be previewed without a trace', async () => {
    const student = await former('Tried');
    expect(await planOf(student)).toMatchObject({ state: 'kept', overOn: null, eraseOn: null, told: false });
    expect(await plan(90)).toMatchObject({ counts: { 'within-90': 1, over: 0 }, days: null });
    const over = plusDays(leftOn, 90);
    expect(await planOf(student, 90)).toMatchObject({ overOn: over, eraseOn: over });
    expect(await plan()).toMatchObject({ days: null, platformDays: null });
    await run(4_000);
    expect(await planOf(student)).toMatchObject({ state: 'kept', told: false });
  });

  it('is the school’s own, or else the platform’s', async () => {
    await app.call('put', '/admin/retention', admin).send({ days: 365 }).expect(204);
    expect(await plan()).toMatchObject({ days: null, platformDays: 365, counts: { later: 1, kept: 0 } });
    await set(90);
    expect(await plan()).toMatchObject({ days: 90, platformDays: 365, counts: { 'within-90': 1 } });
    const { body } = await app.call('get', '/admin/retention', admin).expect(200);
    expect((body as { data: RetentionResource }).data.attributes).toMatchObject({
      counts: { 'within-90': 1 },
    });
    await set(null);
    await app.call('put', '/admin/retention', admin).send({ days: null }).expect(204);
  });

  it('is one of a few, and set by users who manage the school', async () => {
    await app.call('put', path(), own).send({ days: 1 }).expect(422);
    await app.call('get', `${path()}?days=1`, own).expect(422);
    for (const method of ['get', 'put'] as const)
      await app.call(method, path(), other).send({ days: 90 }).expect(403);
    await app.call('put', '/admin/retention', own).send({ days: 90 }).expect(403);
    await app.call('get', `/admin/entity/${randomUUID()}/retention`, admin).expect(404);
  });
});

describe('a former student', () => {
  beforeAll(() => set(90));

  it('is not erased on a clock that jumped, unless a day follows it there', async () => {
    const student = await former('Jumped');
    await run(60);
    const later = (days: number) => app.app.get(Jobs).run(RETAIN, { now: noon(days) }, 20_000);
    await later(400);
    await later(400);
    await later(61);
    expect(await isErased(student)).toBe(false);
    expect(await planOf(student)).toMatchObject({ told: true, eraseOn: plusDays(leftOn, 90) });
    await later(400);
    await later(401);
    await untilErased(student);
  });

  it('is notified thirty days before, and erased on that day only', async () => {
    const student = await former('Told');
    await run(59);
    expect((await planOf(student))?.told).toBe(false);
    await run(60);
    expect(await planOf(student)).toMatchObject({ told: true, eraseOn: plusDays(leftOn, 90) });
    const [mail] = await eventually(
      () => mailsTo(student.email, app.dataDir),
      (mails) => mails.length > 0,
    );
    expect(mail).toContain('Northgate');
    const { announced } = (await app.app.get(Views).get(departures, student.id))!;
    const day = dateInNewYork(0, Date.parse(announced!.on));
    await app.app.get(Jobs).run(NOTIFY_SCHOOL, { entityId: school, day }, 20_000);
    const [toSchool] = await eventually(
      () => mailsTo(own.email, app.dataDir),
      (mails) => mails.length > 0,
    );
    expect(toSchool).toContain(`/account-admin/school/retention?entity=${school}`);
    expect(toSchool).not.toContain('Told');
    await run(89);
    expect(await exists(student)).toBe(true);
    await run(90);
    await untilErased(student);
    expect(await exists(student)).toBe(false);
    const { text } = await app.call('get', `/admin/audit?subject=${student.id}`, admin).expect(200);
    expect(text).toContain('because its retention period was over');
  });

  it('who signs in starts the period again', async () => {
    const student = await former('Returning');
    await run(60);
    expect((await planOf(student))?.told).toBe(true);
    await app.signIn(student.email);
    expect((await planOf(student))?.told).toBe(false);
    await run(90);
    expect(await exists(student)).toBe(true);
  });

  it('who is back at a school stays, whatever was announced', async () => {
    const student = await former('Back');
    await run(60);
    await admit(student).expect(200);
    expect(await planOf(student)).toBeUndefined();
    await run(200);
    expect(await exists(student)).toBe(true);
  });

  it('stays during a hold, which only the last school can set', async () => {
    const student = await former('Held');
    const hold = `/admin/entity/${school}/former/${student.id}/hold`;
    await run(60);
    await app.call('put', hold, other).send({ reason: 'A lawsuit' }).expect(403);
    await app.call('put', hold, own).send({ reason: '' }).expect(422);
    await app.call('put', hold, own).send({ reason: 'A lawsuit' }).expect(204);
    expect(await planOf(student)).toMatchObject({
      state: 'held',
      hold: { reason: 'A lawsuit' },
      told: false,
    });
    await run(400);
    expect(await exists(student)).toBe(true);
    await app.call('delete', hold, own).expect(204);
    expect(await planOf(student)).toMatchObject({ state: 'within-90', hold: null });
    const elsewhere = await entityNamed('Southgate');
    await app
      .call('put', `/admin/entity/${elsewhere}/former/${student.id}/hold`, admin)
      .send({ reason: 'A lawsuit' })
      .expect(404);
  });

  it('stays if the period is extended after the announcement', async () => {
    const student = await former('Longer');
    await run(60);
    await set(365);
    await run(90);
    expect(await planOf(student)).toMatchObject({ state: 'later', told: false });
    expect(await exists(student)).toBe(true);
    await set(90);
  });

  it('is never a member of the staff', async () => {
    const leaver = await app.user('counselor', 'Leaver');
    await admit(leaver).expect(200);
    await leave(leaver);
    await run(60);
    await run(400);
    expect(await exists(leaver)).toBe(true);
    expect(await planOf(leaver)).toBeUndefined();
  });
});

it('each student is erased once, even if the server is killed', async () => {
  await run(60);
  await run(90);
  const students = [await former('First'), await former('Second'), await former('Third')];
  await run(60);
  await believeAnyDay();
  const { dataDir } = app;
  await app.stop();
  const queue = new SqliteJobQueue(join(dataDir, 'jobs.db'));
  await queue.add(RETAIN, { data: { now: noon(90) }, actor: SYSTEM });
  await queue.close();
  await killedAfter(dataDir, 'AccountErased');

  app = await TestApp.start(dataDir);
  expect(await Promise.all(students.map(isErased))).toEqual([false, false, false]);
  await run(90);
  await untilErased(...students);
  const history = app.app.get(History);
  const once = ['AccountErased', 'RetentionEnded'];
  for (const { id } of students) {
    const streams = [streamOf(account, id), streamOf(departure, id)];
    const events = (await Promise.all(streams.map((stream) => history.read(stream)))).flat();
    expect(events.map(({ type }) => type).filter((type) => once.includes(type))).toEqual(once);
  }
});

it('an erasure by retention leaves no data of any kind', async () => {
  const student = await registered(app, counselor);
  const parent = await app.user('parent', 'Pat');
  await app.linkParent(parent, student);
  await createRecordOf(app, student);
  const except = [...Object.keys(retentionEvents), ...Object.keys(departureEvents), 'AccountRoleChanged'];
  await recordEverythingAbout(app, student, counselor, except);
  await admit(student).expect(200);
  await leave(student);
  await noteDay(student);
  await run(60);
  await eventually(
    () => mailsTo(student.email, app.dataDir),
    (mails) => mails.some((mail) => mail.includes('account will be deleted')),
  );
  expect(await filesWithTraces(app)).not.toEqual([]);
  const remaining = {
    ...PERSONAL_DATA,
    views: PERSONAL_DATA.views.filter((name) => name !== memberships.name),
  };
  await createEveryKind(app, student, remaining);
  expect(await storedDataOf(app, student)).toEqual(remaining);
  const children = async () => (await app.call('get', '/children', parent).expect(200)).text;
  expect(await children()).toContain(student.id);
  const browser = await LiveClient.connect(app.url, student.token);
  const ended = browser.ended();

  await run(90);
  await untilErased(student);
  await ended;
  await app.settled();
  expect(await filesWithTraces(app)).toEqual([]);
  expect(await documentsWith(app, student.id)).toEqual([]);
  expect((await storedDataOf(app, student)).secrets).toEqual([]);
  expect(await children()).not.toContain(student.id);
  await app.call('get', '/users/profile', student).expect(401);
  await app.call('post', '/auth/login').send({ email: student.email, password: PASSWORD }).expect(401);
  const { text } = await app.call('get', `/admin/audit?subject=${student.id}`, admin).expect(200);
  for (const trace of TRACES) expect(text).not.toContain(trace);
});
