import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projections } from '../../src/catalog';
import { ERASING } from '../../src/kernel/erasure';
import { collectionOf } from '../../src/kernel/projection';
import { DOCUMENT_STORE, type DocumentStore } from '../../src/platform/document-store/document-store';
import { History } from '../../src/platform/history/history';
import { Jobs } from '../../src/platform/jobs/jobs';
import { REMOVE_OLD_MAILS } from '../../src/platform/mail/kept-mails';
import { PersonalKeys } from '../../src/platform/personal-data/personal-keys';
import { Projector } from '../../src/platform/projector/projector';
import { verify } from '../../src/platform/projector/rebuild';
import { PASSWORD, TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { eventsAbout } from '../support/samples';

const MARK = 'Unmistakable-7731';
const PERSON = {
  first_name: 'Quetzalina',
  last_name: 'Unmistakable',
  email: 'quetzalina@unmistakable.test',
  phone_number: '9876501234',
};
const TRACES = [...Object.values(PERSON), MARK, '987654321'];
/** Enough of them make SQLite move what it has written to other pages. */
const MESSAGES = 400;

let app: TestApp;
let admin: User;
let counselor: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  counselor = await app.user('counselor', 'Daniel');
});

afterAll(() => app.dispose());

/**
 * Names of the files that hold any of it in plain text. Read by another process: whoever opens and closes a database
 * file beside SQLite in one process drops the locks that SQLite holds on it.
 */
async function filesWithTraces(): Promise<string[]> {
  const patterns = TRACES.flatMap((trace) => ['-e', trace]);
  const options = ['--recursive', '--files-with-matches', '--ignore-case', '--text', '--fixed-strings'];
  const grep = spawn('grep', [...options, ...patterns, '.'], { cwd: app.dataDir });
  const output: string[] = [];
  grep.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  await once(grep, 'close');
  return output.join('').split('\n').filter(Boolean);
}

async function registered(): Promise<User> {
  const student = { ...PERSON, password: PASSWORD, counselor_id: counselor.id };
  const { body } = await app.call('post', '/auth/student/register').send(student).expect(200);
  const { token } = body as { token: string };
  const { body: profile } = await app.call('get', '/users/profile', { token }).expect(200);
  return { id: (profile as { data: { id: string } }).data.id, email: PERSON.email, token };
}

async function taskFor(name: string, ...students: User[]): Promise<string> {
  const task = { name, type: 'custom', description: `${name}.`, importance: `${name}!`, notes: `${name}?` };
  const { body } = await app.call('post', '/v2/tasks', counselor).send(task).expect(201);
  const { id } = body as { id: string };
  const user_ids = students.map((student) => student.id);
  await app.call('post', `/v2/tasks/custom/${id}/students`, counselor).send({ user_ids }).expect(200);
  return id;
}

/** As the student would: an answer that was kept, a mail or a key of a job would show it too. */
async function keepRecordOf(student: User): Promise<void> {
  const text = `${MARK} text`;
  const honor = { title: text, description: text, type: 'Local', dateReceived: '2026-05-02' };
  const { body } = await app.call('post', '/users/honors', student).send(honor).expect(201);
  const { id } = (body as { data: { id: string } }).data;
  await app.call('delete', `/users/honors/${id}`, student).expect(204);
  const orderedFavorites = { favorite1: text, favorite2: text };
  await app.call('post', '/users/about', student).send({ notes: text, orderedFavorites }).expect(200);
  await app.call('post', '/v2/tasks/reminders', student).send({ name: text, notes: text }).expect(201);
  await app.call('patch', '/users/profile', student).send({ gender: text }).expect(200);
}

/** All that can be recorded, and more messages than fit on a page. */
async function recordEverythingAbout({ id }: User): Promise<void> {
  const recorded = eventsAbout(id, randomUUID(), MARK).filter(({ type }) => type !== ERASING);
  const messages = Array.from({ length: MESSAGES }, (_, index) => ({
    type: 'MessageSent',
    data: {
      messageId: randomUUID(),
      conversationId: [id, counselor.id].sort().join('.'),
      ...(index % 2
        ? { senderId: id, recipientId: counselor.id }
        : { senderId: counselor.id, recipientId: id }),
      content: `${MARK} ${'and so on '.repeat(index % 70)}`,
      sentAt: '2026-09-01T12:00:00.000Z',
    },
  }));
  const metadata = { actor: { id: counselor.id, role: 'counselor' }, correlationId: randomUUID() };
  const about = randomUUID();
  for (const [index, { type, data }] of [...recorded, ...messages].entries()) {
    await app.app
      .get(History)
      .append(`sample-${index}-${about}`, 'any', [{ id: randomUUID(), type, data }], metadata);
  }
  await app.settled();
}

/** Fills all views anew. */
async function readHistoryAgain(): Promise<void> {
  const { dataDir } = app;
  await app.stop();
  for (const file of await readdir(dataDir))
    if (file.startsWith('views.db')) await rm(join(dataDir, file), { recursive: true });
  app = await TestApp.start(dataDir);
  await app.settled();
}

const keyOf = (id: string) => app.app.get(PersonalKeys).forOpening(id);

const erase = async ({ id }: User): Promise<void> => {
  await app.call('delete', `/admin/user/${id}`, admin).expect(204);
  await eventually(
    () => keyOf(id),
    (key) => key === null,
  );
  await app.settled();
};

/** Where the id remains in fields for which no projection gives a reason. */
async function documentsThatMention(id: string): Promise<string[]> {
  const documents = app.app.get<DocumentStore>(DOCUMENT_STORE);
  const found = projections.map(async (projection) => {
    const explained = Object.keys(projection.erasure);
    const docs = await documents.find(collectionOf(projection));
    return docs
      .map((doc) => Object.fromEntries(Object.entries(doc).filter(([field]) => !explained.includes(field))))
      .map((doc) => JSON.stringify(doc))
      .filter((text) => text.includes(id));
  });
  return (await Promise.all(found)).flat();
}

async function differences(): Promise<unknown[]> {
  const documents = app.app.get<DocumentStore>(DOCUMENT_STORE);
  const found: unknown[] = [];
  for (const projection of projections) {
    const verified = await verify(projection, app.app.get(History), documents, () => undefined);
    found.push(...verified.differences.map((difference) => ({ ...difference, in: projection.name })));
  }
  return found;
}

it('leaves nothing of a person in any file once the account is deleted, and only [erased] in the history', async () => {
  const student = await registered();
  const taskId = await taskFor(`${MARK} essay`, student);
  await app.call('post', '/auth/reset-password').send({ email: PERSON.email }).expect(200);
  await keepRecordOf(student);
  await recordEverythingAbout(student);
  expect((await app.app.get(Projector).status()).filter(({ parked }) => parked)).toEqual([]);
  const before = await eventually(filesWithTraces, (files) =>
    files.some((file) => file.startsWith('./mail/')),
  );
  expect(before.filter((file) => !file.startsWith('./mail/') && !file.startsWith('./views.db'))).toEqual([]);
  expect(before.some((file) => file.startsWith('./views.db'))).toBe(true);

  await erase(student);
  await app.call('get', '/users/profile', student).expect(401);
  await app.call('post', '/auth/login').send({ email: PERSON.email, password: PASSWORD }).expect(401);
  expect(await filesWithTraces()).toEqual([]);
  expect(await documentsThatMention(student.id)).toEqual([]);
  expect(await keyOf(taskId)).toBeNull();
  const { body: tasks } = await app.call('get', '/v2/tasks/all', counselor).expect(200);
  expect(JSON.stringify(tasks)).not.toContain(taskId);

  const { body: audit } = await app.call('get', `/admin/audit?subject=${student.id}`, admin).expect(200);
  const text = JSON.stringify(audit);
  expect(text).toContain('[erased]');
  for (const trace of TRACES) expect(text).not.toContain(trace);
  await eventually(differences, (found) => found.length === 0);
});

it('keeps the person out also where something comes late, after a restart', async () => {
  const student = await app.user('student', 'Late');
  await recordEverythingAbout(student);
  await erase(student);
  const { dataDir } = app;
  await app.stop();
  app = await TestApp.start(dataDir);
  await recordEverythingAbout(student);
  expect(await documentsThatMention(student.id)).toEqual([]);
  // What a late event about the person says of others may be missing until the view is rebuilt.
  const more = (await differences()).filter((difference) => !/"missing"/.test(JSON.stringify(difference)));
  expect(more).toEqual([]);
});

it('frees the address for somebody new, and leaves nothing of anybody where the history is read again', async () => {
  const student = await registered();
  await erase(student);
  await readHistoryAgain();
  expect(await filesWithTraces()).toEqual([]);
  expect(await documentsThatMention(student.id)).toEqual([]);
});

it('leaves others what was written for them too, and counts those alone who are left', async () => {
  const [leaving, staying] = [await app.user('student', 'Lea'), await app.user('student', 'Sten')];
  for (const student of [leaving, staying]) await app.grantAccess(counselor, student);
  const shared = await taskFor('For both', leaving, staying);
  await erase(leaving);
  const { body } = await app.call('get', '/v2/tasks/all', counselor).expect(200);
  const task = (body as { data: { id: string; attributes: object }[] }).data.find(({ id }) => id === shared);
  expect(task?.attributes).toMatchObject({ name: 'For both', assignedCount: 1 });
});

it('goes on by itself where the process ended in the middle', async () => {
  const student = await app.user('student', 'Unfinished');
  const { dataDir } = app;
  await app.stop();
  app = await TestApp.start(dataDir, { ROLE: 'api' });
  await app.call('delete', `/admin/user/${student.id}`, admin).expect(204);
  expect(await keyOf(student.id)).not.toBeNull();
  await app.stop();
  app = await TestApp.start(dataDir);
  await eventually(
    () => keyOf(student.id),
    (key) => key === null,
  );
});

it('keeps mails for two weeks', async () => {
  const mails = () => readdir(join(app.dataDir, 'mail'));
  const removeOld = (days: number) => {
    const now = new Date(Date.now() + days * 86_400_000).toISOString();
    return app.app.get(Jobs).run(REMOVE_OLD_MAILS, { now }, 20_000);
  };
  const { email } = await app.user('student', 'Mailed');
  await app.call('post', '/auth/reset-password').send({ email }).expect(200);
  await eventually(mails, ({ length }) => length > 0);
  await removeOld(13);
  expect((await mails()).length).toBeGreaterThan(0);
  await removeOld(15);
  expect(await mails()).toEqual([]);
});

it('lets no other user of the machine read what it writes', async () => {
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
