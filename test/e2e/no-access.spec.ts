import { ROLES, type Role } from '../../contract/roles';
import { PASSWORD, TestApp, type User } from '../support/app';
import { seedSchool, idFor, type SeededSchool } from '../support/fuzz/seeded-school';
import { headersOf, rolesOf, routesOf, type Route } from '../support/fuzz/routes';
import { sampleOf } from '../support/fuzz/samples';

let app: TestApp;
let seeded: SeededSchool;
let routes: readonly Route[];

beforeAll(async () => {
  app = await TestApp.start();
  routes = routesOf(app).filter(({ roles }) => roles !== 'public');
  seeded = await seedSchool(app);
});

afterAll(() => app.dispose());

async function ask(route: Route, { token }: Pick<User, 'token'>) {
  const { method, path, body, parameters } = route;
  const named = (name: string) => encodeURIComponent(idFor(seeded, path, name)!);
  const place = parameters.reduce((at, name) => at.replace(`{${name}}`, named(name)), path);
  const asked = Object.entries(sampleOf(route.query, seeded)).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(asked as [string, string][]).toString();
  const response = await fetch(`${app.url}${place}?${query}`, {
    method,
    headers: {
      ...headersOf(route, seeded.users.student),
      token,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && method !== 'GET' && { body: JSON.stringify(sampleOf(body, seeded)) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    code: text.startsWith('{') && (JSON.parse(text) as { code?: string }).code,
  };
}

it('every call is closed to a token whose session has ended', async () => {
  const ended = {} as Record<Role, string>;
  for (const role of ROLES) {
    const { email } = seeded.users[role];
    const { body } = await app.call('post', '/auth/login').send({ email, password: PASSWORD }).expect(200);
    const { token, refreshToken } = body as Record<'token' | 'refreshToken', string>;
    await app.call('get', '/users/profile', { token }).expect(200);
    await app.call('post', '/auth/logout').set('refresh-token', refreshToken).expect(204);
    ended[role] = token;
  }
  expect(routes.length).toBeGreaterThan(100);
  const open: unknown[] = [];
  for (const route of routes) {
    const { status, code } = await ask(route, { token: ended[rolesOf(route)[0]!] });
    if (status !== 401 || code !== 'token-expired') open.push([route.call, status, code]);
  }
  expect(open).toEqual([]);
});

it('every call about a student is closed to a counselor without access', async () => {
  const { admin, counselor, student } = seeded.users;
  await app.call('delete', `/users/${student.id}/counselors/${counselor.id}`, admin).expect(204);
  await app.settled();
  const names = ({ path, body, studentInHeader }: Route) =>
    studentInHeader ||
    path.includes('{studentId}') ||
    JSON.stringify(sampleOf(body, seeded)).includes(student.id);
  const about = routes.filter((route) => rolesOf(route).includes('counselor') && names(route));
  expect(about.map(({ call }) => call)).toEqual(
    expect.arrayContaining([
      'POST /api/v2/tasks/custom/{taskId}/batches',
      'POST /api/messages/students',
      'POST /api/messages',
    ]),
  );
  const open: unknown[] = [];
  for (const route of about) {
    const { status, code } = await ask(route, counselor);
    if (status !== 403) open.push([route.call, status, code]);
  }
  expect(open).toEqual([]);
});

it('everything of a school is closed to another school’s account admin', async () => {
  const stranger = await app.user('account_admin', 'Otto');
  const { admin } = seeded.users;
  const school = await app.call('post', '/admin/entity', admin).send({ name: 'Elsewhere' }).expect(201);
  const { id } = school.body as { id: string };
  await app.call('post', `/admin/entity/${id}/user`, admin).send({ email: stranger.email }).expect(200);
  const ofAnId = routes.filter(
    (route) => rolesOf(route).includes('account_admin') && route.parameters.length > 0,
  );
  const open: unknown[] = [];
  for (const route of ofAnId) {
    const { status } = await ask(route, stranger);
    if (status !== 403 && status !== 404) open.push(route.call);
  }
  // These resources belong to no one.
  expect(open).toEqual(['GET /api/colleges/{ceeb}', 'GET /api/threads/{id}']);
});

it('everything of a student is closed to another student', async () => {
  const stranger = await app.user('student', 'Stranger');
  const ofAnId = routes.filter((route) => rolesOf(route).includes('student') && route.parameters.length > 0);
  const open: unknown[] = [];
  for (const route of ofAnId) {
    const { status } = await ask(route, stranger);
    if (status !== 403 && status !== 404) open.push(route.call);
  }
  expect(open).toEqual([
    'GET /api/colleges/{ceeb}',
    'GET /api/guides/{guide}/download',
    'GET /api/threads/{id}',
  ]);
});
