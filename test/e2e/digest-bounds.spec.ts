import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notifications } from '../../projections/notifications/notifications';
import { Digests } from '../../src/modules/notifications/digests';
import { notification } from '../../src/modules/notifications/notification.decider';
import { Views } from '../../src/platform/document-store/views';
import { DOCUMENT_STORE, type DocumentStore } from '../../src/platform/document-store/document-store';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import { WrittenPositions } from '../../src/platform/history/written-positions';
import { runInContext, SYSTEM } from '../../src/platform/http/request-context';
import { TestApp } from '../support/app';

const PEOPLE = 45;
const EACH = 3;

let app: TestApp;

beforeAll(async () => (app = await TestApp.start()));
afterAll(() => app.dispose());

function watchFinds(): () => number {
  const store = app.app.get<DocumentStore>(DOCUMENT_STORE);
  const find = store.find.bind(store);
  let most = 0;
  store.find = async (collection, query) => {
    const found = await find(collection, query);
    if (collection.startsWith('notifications')) most = Math.max(most, found.length);
    return found as never;
  };
  return () => most;
}

const asSystem = <T>(work: () => Promise<T>) =>
  runInContext({ actor: SYSTEM, correlationId: 'digests', written: new WrittenPositions() }, work);

async function raise(userId: string, count: number): Promise<void> {
  const dispatcher = app.app.get(Dispatcher);
  for (let nth = 0; nth < count; nth++) {
    const notificationId = `${userId}-${nth}`;
    await asSystem(() =>
      dispatcher.dispatch(notification, notificationId, 'Raise', {
        notificationId,
        userId,
        kind: 'task-assigned',
        about: { type: 'tasks', id: notificationId },
        details: { count: 2 },
        channels: ['in-app', 'mail'],
      }),
    );
  }
}

it('digests are read in small batches of people', async () => {
  for (let person = 0; person < PEOPLE; person++)
    await raise(await app.account('student', `Student-${person}`), EACH);
  await app.settled();
  const most = watchFinds();
  await asSystem(() => app.app.get(Digests).send('2031-06-02T22:00:00.000Z'));
  expect(most()).toBeGreaterThan(EACH);
  expect(most()).toBeLessThanOrEqual(20 * EACH);
});

it('the digest of one person is read in pages', async () => {
  const maya = await app.account('student', 'Maya');
  await raise(maya, 450);
  await app.settled();
  const most = watchFinds();
  await asSystem(() => app.app.get(Digests).send('2031-06-03T22:00:00.000Z'));
  expect(most()).toBeLessThanOrEqual(200);
  await app.settled();
  expect(await app.app.get(Views).count(notifications, { userId: maya, toMail: true })).toBe(0);
  const folder = join(app.dataDir, 'mail');
  const mails = await Promise.all(
    (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')),
  );
  const mail = mails.find((text) => text.includes('Subject: 450 new notifications'));
  expect(mail).toContain('And 430 more');
});
