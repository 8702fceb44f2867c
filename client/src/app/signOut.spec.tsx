import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readToken, writeToken } from '../shared/api/token';
import { isOffline, probe } from '../shared/offline/connection';
import { renderApp } from '../test/renderApp';
import { done, pathOf, serve, tokenFor } from '../test/server';
import { workOffline } from './offline';
import { finishSignOut } from './signOut';

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

async function logOutOffline() {
  const { store } = renderApp({ role: 'student', at: '/tasks' });
  await screen.findAllByRole('button', { name: 'Log Out' });
  serve({ 'POST /auth/logout': unreachable, 'GET /healthz': unreachable });
  await userEvent.setup({ delay: null }).click(screen.getAllByRole('button', { name: 'Log Out' })[0]!);
  await waitFor(() => expect(readToken()).toBeUndefined());
  return store;
}

afterEach(async () => {
  serve({});
  act(probe);
  await waitFor(() => expect(isOffline()).toBe(false));
});

it('an offline sign-out ends the session once when back online', async () => {
  serve({ 'GET /v2/tasks/all': () => ({ data: [] }) });
  const store = await logOutOffline();
  const requests = serve({ 'POST /auth/logout': done });
  await finishSignOut(store);
  await finishSignOut(store);
  expect(requests.map(pathOf)).toEqual(['/auth/logout']);
});

it.each(['starts', 'is back online'])('an app that %s ends a session signed out offline', async (when) => {
  serve({ 'GET /v2/tasks/all': () => ({ data: [] }) });
  const store = await logOutOffline();
  if (when === 'is back online') workOffline(store);
  await waitFor(() => expect(isOffline()).toBe(true));
  const requests = serve({ 'POST /auth/logout': done });
  if (when === 'starts') workOffline(store);
  else act(probe);
  await waitFor(() => expect(requests.map(pathOf)).toContain('/auth/logout'));
});

it('an offline sign-out does not end the next user’s session', async () => {
  serve({ 'GET /v2/tasks/all': () => ({ data: [] }) });
  const store = await logOutOffline();
  const requests = serve({ 'POST /auth/logout': done });
  writeToken(tokenFor({ id: 'user-2' }));
  await finishSignOut(store);
  expect(requests).toEqual([]);
});
