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

it('signing in loads the profile for every role', async () => {
  expect(await callsOf('counselor')).toEqual(['GET /users/profile']);
});

it('signing in loads both kinds of tasks for a student', async () => {
  expect(await callsOf('student')).toEqual([
    'GET /users/profile',
    'GET /v2/tasks/all?type=college',
    'GET /v2/tasks/all?type=standard',
  ]);
});

it('signing in updates the access of an exam admin', async () => {
  expect(await callsOf('exam_admin')).toEqual(['GET /users/profile', 'POST /users/access/sync']);
});

it('signing in only logs a failed request', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  serve({ 'GET /users/profile': () => problem(500, 'server-error', 'server error') });
  await expect(afterSignIn(createStore(), 'counselor')).resolves.toBeUndefined();
  expect(logged.mock.calls).toEqual([['After signing in:', 'server error']]);
  logged.mockRestore();
});
