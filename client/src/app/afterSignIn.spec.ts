import type { Role } from 'contract/roles';
import { MYSELF } from '../test/people';
import { problem, serve } from '../test/server';
import { afterSignIn } from './afterSignIn';
import { createStore } from './store';

const callsOf = async (role: Role) => {
  const requests = serve({
    'GET /users/profile': () => ({ data: MYSELF }),
    'GET /v2/tasks/all': () => ({ data: [] }),
    'POST /users/access/sync': () => ({ message: 'Synced.', count: 0, syncedAt: '2026-11-20T17:00:00.000Z' }),
  });
  await afterSignIn(createStore(), role);
  return requests.map(({ method, url }) => `${method} ${url.slice(url.indexOf('/api') + 4)}`).sort();
};

it('fetches the profile of everybody', async () => {
  expect(await callsOf('counselor')).toEqual(['GET /users/profile']);
});

it('fetches both kinds of tasks of a student', async () => {
  expect(await callsOf('student')).toEqual([
    'GET /users/profile',
    'GET /v2/tasks/all?type=college',
    'GET /v2/tasks/all?type=standard',
  ]);
});

it('brings an exam admin’s access up to date', async () => {
  expect(await callsOf('exam_admin')).toEqual(['GET /users/profile', 'POST /users/access/sync']);
});

it('only logs what failed', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  serve({ 'GET /users/profile': () => problem(500, 'server-error', 'server error') });
  await expect(afterSignIn(createStore(), 'counselor')).resolves.toBeUndefined();
  expect(logged.mock.calls).toEqual([['After signing in:', 'server error']]);
  logged.mockRestore();
});
