import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROLES, type Role } from '../../contract/roles';
import { TestApp, type User } from '../support/app';
import { routesOf, type Route } from '../support/fuzz/routes';

/** The table lists every call with its roles, so that a review sees each change of access. */
const TABLE = join(__dirname, '..', 'access.txt');

type Openness = 'public' | readonly string[];

const calls = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): [call: string, open: Openness] => {
    const [call, roles] = line.split(/ {2,}/) as [string, string];
    return [call, roles === 'public' ? roles : roles.split(', ')];
  });

function declared(): string {
  const routes = routesOf(app);
  const width = Math.max(...routes.map(({ call }) => call.length)) + 2;
  const rolesIn = ({ roles }: Route) =>
    roles === 'public' ? roles : ROLES.filter((role) => roles.includes(role)).join(', ');
  const byPath = (route: Route) => `${route.path} ${route.method}`;
  return routes
    .toSorted((one, other) => (byPath(one) < byPath(other) ? -1 : 1))
    .map((route) => `${route.call.padEnd(width)}${rolesIn(route)}\n`)
    .join('');
}

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
const users = {} as Record<Role, User>;
let otherStudent: User;

beforeAll(async () => {
  app = await TestApp.start();
  for (const role of ROLES) users[role] = await app.user(role, `the-${role.replace('_', '-')}`);
  otherStudent = await app.user('student', 'other-student');
});

afterAll(() => app.dispose());

async function ask(call: string, user: User | undefined, parameters: Record<string, string> = {}) {
  const [method, path] = call.split(' ') as [string, string];
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? UNKNOWN);
  const headers = new Headers(user && { token: user.token });
  const hasBody = method !== 'GET' && method !== 'DELETE';
  if (hasBody) headers.set('content-type', 'application/json');
  const response = await fetch(`${app.url}${address}`, { method, headers, body: hasBody ? '{}' : undefined });
  const text = await response.text();
  const code = text.startsWith('{') ? (JSON.parse(text) as { code?: string }).code : undefined;
  return { status: response.status, code };
}

it('every call is declared as in test/access.txt (UPDATE_ACCESS=1 writes)', () => {
  if (process.env.UPDATE_ACCESS) writeFileSync(TABLE, declared());
  expect(declared()).toBe(readFileSync(TABLE, 'utf8'));
});

describe.each(calls)('%s', (call, open) => {
  it(open === 'public' ? 'is open to everybody' : 'is closed without a token', async () => {
    const { status, code } = await ask(call, undefined);
    if (open === 'public') expect([status, code]).not.toEqual([401, 'token-missing']);
    else expect([status, code]).toEqual([401, 'token-missing']);
  });

  if (open !== 'public') {
    it.each(ROLES)('is open to %s exactly as declared', async (role) => {
      const { status, code } = await ask(call, users[role]);
      if (open.includes(role)) expect([status, code]).not.toEqual([403, 'forbidden']);
      else expect([status, code]).toEqual([403, 'forbidden']);
      expect(status).not.toBe(401);
      expect(status).toBeLessThan(500);
    });
  }

  if (call.includes('{studentId}')) {
    it('is closed to staff and parents without access; answers 404 if unknown', async () => {
      for (const role of (['parent', 'counselor', 'account_admin'] as const).filter((role) =>
        open.includes(role),
      )) {
        expect((await ask(call, users[role], { studentId: otherStudent.id })).status).toBe(403);
        expect((await ask(call, users[role], { studentId: UNKNOWN })).status).toBe(404);
      }
    });

    it('is closed to another student', async () => {
      expect((await ask(call, users.student, { studentId: otherStudent.id })).status).toBe(403);
    });
  }
});

it('an unknown address is answered with a problem, signed in or not', async () => {
  expect(await ask('GET /api/nothing-here', undefined)).toEqual({ status: 404, code: 'not-found' });
});

it('a studentid header that disagrees with the address is refused', async () => {
  const { body } = await app
    .call('get', `/v2/tasks/${otherStudent.id}`, users.admin)
    .set('studentid', users.student.id)
    .expect(422);
  expect(body.code).toBe('student-mismatch');
});
