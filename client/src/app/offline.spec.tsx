import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MessagesApi } from '../domain/messages/messages.api';
import { StudentsApi } from '../domain/students/students.api';
import { TasksApi } from '../domain/tasks/tasks.api';
import { clearToken, writeToken } from '../shared/api/token';
import { sessionRead } from '../shared/api/session';
import { probe } from '../shared/offline/connection';
import { ConnectionBar } from '../shared/offline/ConnectionBar';
import { clearResponseCache } from '../shared/offline/responseCache';
import { deleteQueuedMutations, queuedMutations } from '../shared/offline/mutationQueue';
import { runAction } from '../shared/ui/undo';
import { Toaster } from '../shared/ui/Toaster';
import { Databases } from '../test/databases';
import { findServer as find, loseServer as loseServerOf, unreachable } from '../test/connection';
import { done, pathOf, problem, serve, tokenFor, type Failure, type Responses } from '../test/server';
import { listed, pageOf } from '../test/students';
import { taskNamed } from '../test/tasks';
import { sendWaiting, workOffline } from './offline';
import { createStore } from './store';

const WRITE = 'PATCH /v2/tasks/student/{assignmentId}';
const AT = '2026-11-20T17:00:00.000Z';
const tasks = (completedDate: string | null): Responses => ({
  'GET /v2/tasks/all': () => ({ data: [taskNamed('Essay', { completedDate }), taskNamed('Visit')] }),
});

const wouldWarn = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const isWrite = (request: Request) => request.method === 'PATCH';
const keysOf = (requests: readonly Request[]) =>
  requests.filter(isWrite).map((request) => request.headers.get('idempotency-key'));
const doneOf = async (requests: readonly Request[]) =>
  requests.filter(isWrite).map((request) => decodeURIComponent(pathOf(request)).replace(/.* of /, ''));

function start(userId = 'user-1') {
  writeToken(tokenFor({ id: userId }));
  const store = createStore();
  store.dispatch(sessionRead);
  const complete = (name: string) => {
    const completion = { id: `assignment of ${name}`, studentId: 'user-1', completedDate: AT };
    return store.dispatch(TasksApi.endpoints.completeTask.initiate(completion));
  };
  const shown = () =>
    TasksApi.endpoints.myTasks
      .select()(store.getState())
      .data?.map(({ attributes }) => attributes.completedDate);
  const load = () => store.dispatch(TasksApi.endpoints.myTasks.initiate(undefined, { forceRefetch: true }));
  return { store, complete, shown, load };
}

const loseServer = () => loseServerOf(['GET /v2/tasks/all', WRITE]);

const databases = new Databases();

afterEach(async () => {
  await find({});
  databases.reset();
  writeToken(tokenFor({}));
  await Promise.all([deleteQueuedMutations(), clearResponseCache()]);
  clearToken();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

it('offline pages show the user’s own data but no other person’s record', async () => {
  Object.assign(globalThis, { indexedDB: databases });
  const everyStudent = ({ store }: ReturnType<typeof start>) =>
    store.dispatch(StudentsApi.endpoints.students.initiate({ currentPage: 1, pageSize: 10 }));
  serve({ ...tasks(null), 'GET /users/students': () => pageOf(listed('s1', 'Maya', 'Torres')) });
  const online = start();
  await online.load();
  expect((await everyStudent(online)).data).toBeDefined();
  await waitFor(() => expect(databases.valuesIn('last-seen')).toHaveLength(1));

  await loseServer();
  const offline = start();
  await offline.load();
  expect(offline.shown()).toEqual([null, null]);
  expect((await everyStudent(offline)).data).toBeUndefined();
});

it('queued mutations show as done and are sent in order once online', async () => {
  serve(tasks(null));
  const { store, complete, shown, load } = start();
  workOffline(store);
  await load();
  await loseServer();
  await complete('Visit');
  await complete('Essay');
  expect(shown()).toEqual([AT, AT]);
  expect(queuedMutations()).toHaveLength(2);

  const requests = await find({ ...tasks(AT), [WRITE]: done });
  await waitFor(() => expect(queuedMutations()).toEqual([]));
  expect(await doneOf(requests)).toEqual(['Visit', 'Essay']);
});

it('a queued mutation is reported as saved on the device', async () => {
  Object.assign(globalThis, { indexedDB: databases });
  const { store, complete } = start();
  render(
    <Provider store={store}>
      <Toaster />
    </Provider>,
  );
  await loseServer();
  await act(() => runAction(complete('Essay'), 'It is done.'));
  expect(await screen.findByText('Saved on this device')).toBeTruthy();
  expect(screen.queryByText('It is done.')).toBeNull();
});

it('the bar stays until everything that waited is sent', async () => {
  const { store, complete } = start();
  workOffline(store);
  render(
    <Provider store={store}>
      <ConnectionBar />
    </Provider>,
  );
  await loseServer();
  await act(() => complete('Visit'));
  await act(() => complete('Essay'));
  let respond = () => {};
  const second = new Promise<void>((resolve) => (respond = resolve));
  const responses = [done, () => second];
  await find({ ...tasks(AT), [WRITE]: () => responses.shift()!() });
  expect(await screen.findByText('1 change waiting to sync.')).toBeTruthy();
  respond();
  await waitFor(() => expect(screen.queryByText(/waiting to sync/)).toBeNull());
});

it('a mutation that only memory has is not reported as saved', async () => {
  const { store, complete } = start();
  render(
    <Provider store={store}>
      <Toaster />
    </Provider>,
  );
  await loseServer();
  await act(() => runAction(complete('Essay'), 'It is done.'));
  expect(await screen.findByText('Not sent yet. Keep this page open.')).toBeTruthy();
});

it('a mutation without a response is repeated under its key', async () => {
  const lost = serve({ [WRITE]: unreachable });
  const { store, complete } = start();
  await complete('Essay');
  const requests = serve({ [WRITE]: done });
  await sendWaiting(store);
  expect(keysOf(requests)).toHaveLength(1);
  expect(keysOf(requests)).toEqual(keysOf(lost).slice(0, 1));
});

it.each([429, 502, 503, 504, 507])('a queued mutation stays queued after a response %i', async (status) => {
  serve({ [WRITE]: unreachable });
  const { store, complete } = start();
  await complete('Essay');
  serve({ [WRITE]: () => problem(status, 'away', 'Try again later.') });
  await sendWaiting(store);
  expect(queuedMutations()).toHaveLength(1);
  expect(queuedMutations()[0]).not.toHaveProperty('refused');
});

it('a mutation with an unknown outcome is repeated under its key', async () => {
  const unsure = serve({ [WRITE]: () => problem(503, 'may-be-stored', 'This may have been stored.') });
  const { store, complete } = start();
  await complete('Essay');
  expect(queuedMutations()).toHaveLength(1);
  const requests = serve({ [WRITE]: done });
  await sendWaiting(store);
  expect(queuedMutations()).toEqual([]);
  expect(keysOf(requests)).toEqual(keysOf(unsure).slice(0, 1));
});

it('a change keeps its key if the outcome of a failure is unknown', async () => {
  const refused = serve({ [WRITE]: () => problem(503, 'unavailable.vault', 'Away.') });
  const { complete } = start();
  expect(await complete('Essay')).toMatchObject({ error: { status: 503 } });
  expect(queuedMutations()).toEqual([]);
  const requests = serve({ [WRITE]: done });
  await complete('Essay');
  await complete('Essay');
  const [again, another] = keysOf(requests);
  expect(again).toBe(keysOf(refused)[0]);
  expect(another).not.toBe(again);
});

it('a change that was refused for good gets another key', async () => {
  const refused = serve({ [WRITE]: () => problem(409, 'changed', 'It has changed.') });
  const { complete } = start();
  await complete('Essay');
  const requests = serve({ [WRITE]: done });
  await complete('Essay');
  expect(keysOf(requests)).not.toEqual(keysOf(refused));
});

it('a queued mutation shows on top of later responses', async () => {
  serve({ ...tasks(null), [WRITE]: unreachable });
  const { complete, shown, load } = start();
  await load();
  await complete('Essay');
  await load();
  expect(shown()).toEqual([AT, null]);
});

it('a rejected mutation is reported and reverted', async () => {
  render(<Toaster />);
  serve({ ...tasks(null), [WRITE]: unreachable });
  const { store, complete, shown, load } = start();
  workOffline(store);
  await load();
  await complete('Essay');
  expect(shown()).toEqual([AT, null]);
  serve({ ...tasks(null), [WRITE]: () => problem(404, 'no-task', 'This task is no more.') });
  await act(async () => {
    await sendWaiting(store);
  });
  expect(
    await screen.findByText(/couldn’t be saved. Your change was undone: This task is no more\./),
  ).toBeTruthy();
  await waitFor(() => expect(shown()).toEqual([null, null]));
  expect(queuedMutations()).toEqual([]);
});

it('a queued mutation is sent only for the user who made it', async () => {
  serve({ [WRITE]: unreachable });
  const { complete } = start('user-1');
  await complete('Essay');
  const requests = serve({ [WRITE]: done });
  await sendWaiting(start('user-2').store);
  expect(queuedMutations()).toEqual([]);
  expect(requests.filter(isWrite)).toEqual([]);
  await sendWaiting(start('user-1').store);
  expect(await doneOf(requests)).toEqual(['Essay']);
});

it('a queued mutation outlives its token and the session', async () => {
  serve({ [WRITE]: unreachable });
  const { store, complete } = start();
  await complete('Essay');
  const ended = serve({
    [WRITE]: () => problem(401, 'token-expired', 'expired'),
    'POST /auth/refresh': () => problem(401, 'refresh-failed', 'Unable to refresh tokens.'),
  });
  await sendWaiting(store);
  const again = start();
  expect(queuedMutations()).toHaveLength(1);
  const requests = serve({
    [WRITE]: ({ request }) =>
      request.headers.get('token') === tokenFor({}, 2) ? undefined : problem(401, 'token-expired', 'expired'),
    'POST /auth/refresh': () => ({ token: tokenFor({}, 2), refreshToken: 'x' }),
  });
  await sendWaiting(again.store);
  expect(queuedMutations()).toEqual([]);
  expect(new Set([...keysOf(ended), ...keysOf(requests)]).size).toBe(1);
});

/** Answers only once the client gives up. */
const hang = ({ request: { signal } }: { readonly request: Request }) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

it('a mutation whose request hangs is queued once the client is offline', async () => {
  const hanging = serve({ 'GET /healthz': unreachable, [WRITE]: hang });
  const { store, complete } = start();
  const completed = complete('Essay');
  await waitFor(() => expect(keysOf(hanging)).toHaveLength(1));
  probe();
  expect(await completed).toMatchObject({ data: null });
  expect(queuedMutations()).toMatchObject([{ state: 'unconfirmed' }]);

  const requests = await find({ [WRITE]: done });
  await sendWaiting(store);
  expect(keysOf(requests)).toEqual(keysOf(hanging));
});

it('a refusal that arrives after the sign-out stores nothing again', async () => {
  Object.assign(globalThis, { indexedDB: databases });
  let refuse: (answer: Failure) => void = () => undefined;
  const asked = serve({ 'POST /messages': () => new Promise<Failure>((resolve) => (refuse = resolve)) });
  const { store } = start();
  const message = { content: 'Private', sentTo: 'c1', clientId: 'm1' };
  const sent = store.dispatch(MessagesApi.endpoints.sendMessage.initiate(message));
  await waitFor(() => expect(asked).toHaveLength(1));
  await deleteQueuedMutations();
  refuse(problem(403, 'forbidden', 'This conversation is closed.'));
  await sent;
  expect([queuedMutations(), databases.valuesIn('outbox')]).toEqual([[], []]);
});

it('stored responses make room for a mutation on a full device', async () => {
  Object.assign(globalThis, { indexedDB: databases });
  jest.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
  serve(tasks(null));
  const { complete, load } = start();
  await load();
  await waitFor(() => expect(databases.valuesIn('last-seen')).toHaveLength(1));
  await loseServer();
  databases.reset({ maxEntries: 1 });
  await complete('Essay');
  expect(databases.valuesIn('outbox')).toMatchObject([{ change: { kind: 'completion' } }]);
  expect(wouldWarn()).toBe(false);
});

it('leaving asks first while only memory has a mutation', async () => {
  Object.assign(globalThis, { indexedDB: databases });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await loseServer();
  databases.reset({ isForbidden: true });
  await start().complete('Essay');
  expect(wouldWarn()).toBe(true);
  await find({});
  await deleteQueuedMutations();
  expect(wouldWarn()).toBe(false);
});
