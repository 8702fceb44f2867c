import { pathOf, problem, serve, writesIn } from './server';

const ask = async (path: string, init?: RequestInit): Promise<unknown> =>
  (await fetch(`http://localhost/api${path}`, init)).json();

it('a full path takes precedence over one with parameters', async () => {
  const requests = serve({
    'GET /v2/tasks/{studentId}': ({ path }) => problem(404, 'student-not-found', path.studentId),
    'GET /v2/tasks/all': () => ({ data: [] }),
  });
  expect(await ask('/v2/tasks/all')).toEqual({ data: [] });
  expect(await ask('/v2/tasks/a%20b')).toMatchObject({ message: 'a b' });
  expect(await ask('/messages/unread')).toEqual({ data: { count: 0 } });
  expect(requests.map(pathOf)).toEqual(['/v2/tasks/all', '/v2/tasks/a%20b']);
});

it('writing requests are recorded', async () => {
  const requests = serve({ 'POST /admin/entity': ({ body }) => ({ id: body.name }) });
  const init = { method: 'POST', body: '{"name":"N"}', headers: { 'content-type': 'application/json' } };
  expect(await ask('/admin/entity', init)).toEqual({ id: 'N' });
  expect(await writesIn(requests)).toEqual([{ call: 'POST /admin/entity', body: { name: 'N' } }]);
});

it('a call without a handler throws', async () => {
  serve({});
  await expect(ask('/users/about')).rejects.toThrow('Nothing answers GET /users/about');
});

it('responses must match the contract', () => {
  // @ts-expect-error: no count
  serve({ 'GET /messages/unread': () => ({ data: {} }) });
  // @ts-expect-error: a failure is a problem
  serve({ 'GET /messages/unread': () => new Response(null, { status: 500 }) });
  // @ts-expect-error: an answer where there is none
  serve({ 'PATCH /notifications/seen': () => ({ data: [] }) });
  // @ts-expect-error: no such call
  serve({ 'GET /messages/read': () => ({ data: { count: 0 } }) });
});
