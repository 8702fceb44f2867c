import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResponseOf } from '../../contract/calls';
import { projections } from '../../src/catalog';
import { DOCUMENT_STORE, type DocumentStore } from '../../src/platform/document-store/document-store';
import { History } from '../../src/platform/history/history';
import { Jobs } from '../../src/platform/jobs/jobs';
import { REMOVE_OLD_MAILS } from '../../src/platform/mail/stored-mails';
import { Mailer } from '../../src/platform/mail/mailer';
import { Projector } from '../../src/platform/projector/projector';
import { verify } from '../../src/platform/projector/rebuild';
import { PASSWORD, TestApp, type User } from '../support/app';
import { bookSession } from '../support/booked-session';
import { eventually } from '../support/eventually';
import { mailsTo } from '../support/mails';
import {
  ADDRESS,
  documentsWith,
  filesWithTraces,
  createEveryKind,
  createRecordOf,
  keyOf,
  MARK,
  recordEverythingAbout,
  registered,
  TRACES,
  PERSONAL_DATA,
  storedDataOf,
} from '../support/everything-about';

let app: TestApp;
let admin: User;
let counselor: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  counselor = await app.user('counselor', 'Daniel');
});

afterAll(() => app.dispose());

async function taskFor(name: string, ...students: User[]): Promise<string> {
  const task = { name, type: 'custom', description: `${name}.`, importance: `${name}!`, notes: `${name}?` };
  const { body } = await app.call('post', '/v2/tasks', counselor).send(task).expect(201);
  const { id } = body as { id: string };
  const user_ids = students.map((student) => student.id);
  await app.call('post', `/v2/tasks/custom/${id}/students`, counselor).send({ user_ids }).expect(200);
  return id;
}

async function readHistoryAgain(): Promise<void> {
  const { dataDir } = app;
  await app.stop();
  for (const file of await readdir(dataDir))
    if (file.startsWith('views.db')) await rm(join(dataDir, file), { recursive: true });
  app = await TestApp.start(dataDir);
  await app.settled();
}

const erase = async ({ id }: User): Promise<void> => {
  await app.call('delete', `/admin/user/${id}`, admin).expect(204);
  await eventually(
    () => keyOf(app, id),
    (key) => key === null,
  );
  await app.settled();
};

async function differences(): Promise<unknown[]> {
  const documents = app.app.get<DocumentStore>(DOCUMENT_STORE);
  const found: unknown[] = [];
  const maxHeld = 200;
  for (const projection of projections) {
    const verified = await verify(projection, app.app.get(History), documents, () => undefined, maxHeld);
    found.push(...verified.differences.map((difference) => ({ ...difference, in: projection.name })));
  }
  return found;
}

it('the erasure leaves nothing of a person in any file', async () => {
  const student = await registered(app, counselor);
  const taskId = await taskFor(`${MARK} essay`, student);
  await app.call('post', '/auth/reset-password').send({ email: ADDRESS }).expect(200);
  await createRecordOf(app, student);
  await recordEverythingAbout(app, student, counselor);
  expect((await app.app.get(Projector).status()).filter(({ parked }) => parked)).toEqual([]);
  await createEveryKind(app, student);
  expect(await storedDataOf(app, student)).toEqual(PERSONAL_DATA);
  const before = await eventually(
    () => filesWithTraces(app),
    (files) => files.some((file) => file.startsWith('./mail/')),
  );
  expect(before.filter((file) => !file.startsWith('./mail/') && !file.startsWith('./views.db'))).toEqual([]);
  expect(before.some((file) => file.startsWith('./views.db'))).toBe(true);

  await erase(student);
  await app.call('get', '/users/profile', student).expect(401);
  await app.call('post', '/auth/login').send({ email: ADDRESS, password: PASSWORD }).expect(401);
  expect(await filesWithTraces(app)).toEqual([]);
  expect(await documentsWith(app, student.id)).toEqual([]);
  expect((await storedDataOf(app, student)).secrets).toEqual([]);
  expect(await keyOf(app, taskId)).toBeNull();
  const { body: tasks } = await app.call('get', '/v2/tasks/all', counselor).expect(200);
  expect(JSON.stringify(tasks)).not.toContain(taskId);

  const { body: audit } = await app.call('get', `/admin/audit?subject=${student.id}`, admin).expect(200);
  const text = JSON.stringify(audit);
  expect(text).toContain('[erased]');
  for (const trace of TRACES) expect(text).not.toContain(trace);
  await eventually(differences, (found) => found.length === 0);
});

it('the erasure outlasts late events and a restart', async () => {
  const student = await app.user('student', 'Late');
  await recordEverythingAbout(app, student, counselor);
  await erase(student);
  const { dataDir } = app;
  await app.stop();
  app = await TestApp.start(dataDir);
  await recordEverythingAbout(app, student, counselor);
  expect(await documentsWith(app, student.id)).toEqual([]);
  // A late event may lack data about others until the view is rebuilt.
  const more = (await differences()).filter((difference) => !/"missing"/.test(JSON.stringify(difference)));
  expect(more).toEqual([]);
});

it('the erasure frees the address and survives a rebuild', async () => {
  const student = await registered(app, counselor);
  await erase(student);
  await readHistoryAgain();
  expect(await filesWithTraces(app)).toEqual([]);
  expect(await documentsWith(app, student.id)).toEqual([]);
});

it('the erasure leaves what was also written for others, and fixes counts', async () => {
  const [leaving, staying] = [await app.user('student', 'Lea'), await app.user('student', 'Sten')];
  for (const student of [leaving, staying]) await app.grantAccess(counselor, student);
  const shared = await taskFor('For both', leaving, staying);
  await erase(leaving);
  const { body } = await app.call('get', '/v2/tasks/all', counselor).expect(200);
  const task = (body as { data: { id: string; attributes: object }[] }).data.find(({ id }) => id === shared);
  expect(task?.attributes).toMatchObject({ name: 'For both', assignedCount: 1 });
});

it('the erasure resumes automatically after the process ended midway', async () => {
  const student = await app.user('student', 'Unfinished');
  const { dataDir } = app;
  await app.stop();
  app = await TestApp.start(dataDir, { ROLE: 'api' });
  await app.call('delete', `/admin/user/${student.id}`, admin).expect(204);
  expect(await keyOf(app, student.id)).not.toBeNull();
  await app.stop();
  app = await TestApp.start(dataDir);
  await eventually(
    () => keyOf(app, student.id),
    (key) => key === null,
  );
});

it('the erasure previews what it ends for other people', async () => {
  const [leaver, student] = [await app.user('counselor', 'Leaver'), await app.user('student', 'Left')];
  const endsWith = async (user: User) => {
    const { body } = await app.call('get', `/admin/user/${user.id}/erasure`, admin).expect(200);
    return (body as ResponseOf<'GET /admin/user/{id}/erasure'>).data.attributes;
  };
  expect(await endsWith(leaver)).toEqual({ people: 0, sessions: 0, conversations: 0 });
  await app.grantAccess(leaver, student);
  await bookSession(app.app, { studentId: student.id, counselorId: leaver.id });
  await app.call('post', '/messages', student).send({ sentTo: leaver.id, content: 'Hello' }).expect(201);
  expect(await endsWith(leaver)).toEqual({ people: 1, sessions: 1, conversations: 1 });
  expect(await endsWith(student)).toEqual({ people: 1, sessions: 1, conversations: 1 });
  await app.call('get', '/admin/user/nobody/erasure', admin).expect(404);
});

it('the erasure removes the mails to others that name the person', async () => {
  const student = await app.user('student', 'Astrid');
  await app.call('patch', '/users/profile', student).send({ first_name: 'Ástríður' }).expect(200);
  const mailer = app.app.get(Mailer);
  const about = async (name: string, subject: string) =>
    mailer.send({
      of: counselor.id,
      to: counselor.email,
      language: 'en',
      subject,
      text: `${'Your sessions of this week and what was written of them. '.repeat(3)}With ${name}: at noon.`,
    });
  await about('Ástríður Example', 'Gone');
  await about('Kept Example', 'Left');
  await erase(student);
  const subjects = (await mailsTo(counselor.email, app.dataDir)).map(
    (mail) => /^Subject: (.*)$/m.exec(mail)![1],
  );
  expect(subjects).toContain('Left');
  expect(subjects).not.toContain('Gone');
});

it('mails are stored for two weeks', async () => {
  const mails = () => readdir(join(app.dataDir, 'mail'));
  const removeOld = (days: number) => {
    const now = new Date(Date.now() + days * 86_400_000).toISOString();
    return app.app.get(Jobs).run(REMOVE_OLD_MAILS, { now }, 20_000);
  };
  const { email } = await app.user('student', 'Sent');
  await app.call('post', '/auth/reset-password').send({ email }).expect(200);
  await eventually(mails, ({ length }) => length > 0);
  await removeOld(13);
  expect((await mails()).length).toBeGreaterThan(0);
  await removeOld(15);
  expect(await mails()).toEqual([]);
});

it('no other user of the machine can read the data folder', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'quadrangle-'));
  const other = await TestApp.start(join(parent, 'data'));
  const { email } = await other.user('student', 'Private');
  await other.call('post', '/auth/reset-password').send({ email }).expect(200);
  const paths = await eventually(
    async () => (await readdir(other.dataDir, { recursive: true })).map((name) => join(other.dataDir, name)),
    (found) => found.some((path) => path.endsWith('.eml')),
  );
  const modes = [other.dataDir, ...paths].map(
    async (path) => [path, (await stat(path)).mode & 0o077] as const,
  );
  expect((await Promise.all(modes)).filter(([, forOthers]) => forOthers !== 0)).toEqual([]);
  await other.dispose();
  await rm(parent, { recursive: true });
});
