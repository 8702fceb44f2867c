import { Digests } from '../../src/modules/notifications/digests';
import { notification } from '../../src/modules/notifications/notification.decider';
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

it('digests are read for few people at once, however many wait', async () => {
  const asSystem = <T>(work: () => Promise<T>) =>
    runInContext({ actor: SYSTEM, correlationId: 'digests', written: new WrittenPositions() }, work);
  const dispatcher = app.app.get(Dispatcher);
  for (let person = 0; person < PEOPLE; person++) {
    const userId = await app.account('student', `Student-${person}`);
    for (let nth = 0; nth < EACH; nth++) {
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
  await app.settled();
  const most = watchFinds();
  await asSystem(() => app.app.get(Digests).send('2031-06-02T22:00:00.000Z'));
  expect(most()).toBeGreaterThan(EACH);
  expect(most()).toBeLessThanOrEqual(20 * EACH);
});
