import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { projections } from '../../src/catalog';
import { ERASING } from '../../src/kernel/erasure';
import { collectionOf } from '../../src/kernel/projection';
import { DOCUMENT_STORE, type DocumentStore } from '../../src/platform/document-store/document-store';
import { History } from '../../src/platform/history/history';
import { PersonalKeys } from '../../src/platform/personal-data/personal-keys';
import { PASSWORD, type TestApp, type User } from './app';
import { eventsAbout } from './samples';

export const MARK = 'Unmistakable-7731';
const PERSON = {
  first_name: 'Quetzalina',
  last_name: 'Unmistakable',
  email: 'quetzalina@unmistakable.test',
  phone_number: '9876501234',
};
export const ADDRESS = PERSON.email;
/** Whatever is left of the person holds one of them. */
export const TRACES = [...Object.values(PERSON), MARK, '987654321'];
/** Enough of them make SQLite move what it has written to other pages. */
const MESSAGES = 400;

export async function registered(app: TestApp, counselor: User): Promise<User> {
  const student = { ...PERSON, password: PASSWORD, counselor_id: counselor.id };
  const { body } = await app.call('post', '/auth/student/register').send(student).expect(200);
  const { token } = body as { token: string };
  const { body: profile } = await app.call('get', '/users/profile', { token }).expect(200);
  return { id: (profile as { data: { id: string } }).data.id, email: PERSON.email, token };
}

/** As the student would: an answer that was kept, a mail or a key of a job would show it too. */
export async function keepRecordOf(app: TestApp, student: User): Promise<void> {
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
export async function recordEverythingAbout(
  app: TestApp,
  { id }: User,
  counselor: User,
  except: readonly string[] = [],
): Promise<void> {
  const left = [ERASING, ...except];
  const recorded = eventsAbout(id, randomUUID(), MARK).filter(({ type }) => !left.includes(type));
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

/**
 * Names of the files that hold any of it in plain text. Read by another process: whoever opens and closes a database
 * file beside SQLite in one process drops the locks that SQLite holds on it.
 */
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

/** Where the id remains in fields for which no projection gives a reason. */
export async function documentsThatMention({ app }: TestApp, id: string): Promise<string[]> {
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
