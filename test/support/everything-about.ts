import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { taskDefinitions } from '../../projections/tasks/task-definitions';
import { catalog, projections } from '../../src/catalog';
import { collectionOf, replay, type AnyProjection } from '../../src/kernel/projection';
import { recorded } from '../../src/kernel/testing';
import { DOCUMENT_STORE, type DocumentStore } from '../../src/platform/document-store/document-store';
import { mapInBatches } from '../../src/platform/dispatch/dispatcher';
import { Views } from '../../src/platform/document-store/views';
import { History } from '../../src/platform/history/history';
import { PersonalKeys } from '../../src/platform/personal-data/personal-keys';
import { PERSONAL_KINDS, VAULT, type Vault } from '../../src/platform/vault/vault';
import { PASSWORD, type TestApp, type User } from './app';
import { eventsAbout, eventsOfNobody } from './samples';

export const MARK = 'Unmistakable-7731';
const PERSON = {
  first_name: 'Quetzalina',
  last_name: 'Unmistakable',
  email: 'quetzalina@unmistakable.test',
  phone_number: '9876501234',
};
export const ADDRESS = PERSON.email;
export const TRACES = [...Object.values(PERSON), MARK, '987654321'];
type Sampled = ReturnType<typeof eventsAbout>[number];
/** Enough messages for SQLite to move data to other pages. */
const MESSAGES = 400;

export async function registered(app: TestApp, counselor: User): Promise<User> {
  const student = { ...PERSON, password: PASSWORD, counselor_id: counselor.id };
  const { body } = await app.call('post', '/auth/student/register').send(student).expect(200);
  const { token } = body as { token: string };
  const { body: profile } = await app.call('get', '/users/profile', { token }).expect(200);
  return { id: (profile as { data: { id: string } }).data.id, email: PERSON.email, token };
}

/** Makes the record by calls, so that stored responses, mails and job keys contain it too. */
export async function createRecordOf(app: TestApp, student: User): Promise<void> {
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

export async function recordEverythingAbout(
  app: TestApp,
  { id }: User,
  counselor: User,
  except: readonly string[] = [],
): Promise<void> {
  const left = [...catalog.erasing(), ...except];
  const sampled = eventsAbout(id, randomUUID(), MARK).filter(({ type }) => !left.includes(type));
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
  const about = randomUUID();
  for (const [index, event] of sampled.entries())
    await record(app, `sample-${index}-${about}`, event, counselor);
  await Promise.all(
    messages.map((event, index) => record(app, `message-${index}-${about}`, event, counselor)),
  );
  await app.settled();
}

const record = ({ app }: TestApp, stream: string, { type, data }: Sampled, by: User) =>
  app.get(History).append(stream, 'any', [{ id: randomUUID(), type, data }], {
    actor: { id: by.id, role: 'counselor' },
    correlationId: stream,
  });

/** Another process reads the files, since opening a database file in this one would drop the locks of SQLite. */
export async function filesWithTraces({ dataDir }: TestApp): Promise<string[]> {
  const patterns = TRACES.flatMap((trace) => ['-e', trace]);
  const options = ['--recursive', '--files-with-matches', '--ignore-case', '--text', '--fixed-strings'];
  const grep = spawn('grep', [...options, ...patterns, '.'], { cwd: dataDir });
  const output: string[] = [];
  grep.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  await once(grep, 'close');
  return output.join('').split('\n').filter(Boolean);
}

export const keyOf = ({ app }: TestApp, id: string) => app.get(PersonalKeys).forOpening(id);

/** Records events again for views that a deletion has emptied, and stores a secret of each kind. */
export async function createEveryKind(
  app: TestApp,
  student: User,
  expected: typeof PERSONAL_DATA = PERSONAL_DATA,
): Promise<void> {
  const { id } = student;
  const events = [...eventsAbout(id, randomUUID(), MARK), ...eventsOfNobody()].filter(
    ({ type }) => !catalog.erasing().includes(type),
  );
  const { views } = await storedDataOf(app, student);
  const begin = expected.views
    .filter((name) => !views.includes(name))
    .flatMap((name) => events.find((event) => makesDocumentAbout(projectionOf(name), event, id)) ?? []);
  for (const event of begin) await record(app, `sample-${randomUUID()}`, event, student);
  const vault = app.app.get<Vault>(VAULT);
  for (const kind of expected.secrets)
    if ((await vault.owned(kind, id)).length === 0)
      await vault.put(kind, `${kind}-of-${id}`, {}, { owner: id });
  await app.settled();
}

const projectionOf = (name: string) => projections.find((one) => one.name === name)!;

function makesDocumentAbout(projection: AnyProjection, { type, data }: Sampled, id: string): boolean {
  const actor = { id, role: 'student' } as const;
  const history = recorded<Record<string, object>>({ type, data, actor });
  return JSON.stringify([...replay(projection, history).values()]).includes(id);
}

export const PERSONAL_DATA = {
  views: projections.filter(({ erasure }) => Object.keys(erasure).length > 0).map(({ name }) => name),
  secrets: [...PERSONAL_KINDS],
};

export async function storedDataOf({ app }: TestApp, { id }: User): Promise<typeof PERSONAL_DATA> {
  const documents = app.get<DocumentStore>(DOCUMENT_STORE);
  const vault = app.get<Vault>(VAULT);
  const tasks = await app.get(Views).find(taskDefinitions, { where: { authorId: id } });
  const ids = [id, ...tasks.map((task) => task.id)];
  const views = await mapInBatches(PERSONAL_DATA.views, async (name) => {
    const docs = JSON.stringify(await documents.find(collectionOf(projectionOf(name))));
    return ids.some((one) => docs.includes(one)) ? [name] : [];
  });
  const secrets = await mapInBatches(PERSONAL_KINDS, async (kind) =>
    (await vault.owned(kind, id)).length > 0 ? [kind] : [],
  );
  return { views: views.flat(), secrets: secrets.flat() };
}

export async function documentsWith({ app }: TestApp, id: string): Promise<string[]> {
  const documents = app.get<DocumentStore>(DOCUMENT_STORE);
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
