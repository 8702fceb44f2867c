import 'reflect-metadata';
import { RequestMethod, type Type } from '@nestjs/common';
import { INTERCEPTORS_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { Response } from 'supertest';
import { hash, PasswordsAtOnce } from '../../src/platform/auth/password-concurrency';
import { mapInBatches } from '../../src/platform/dispatch/dispatcher';
import {
  type Limit,
  LIMITS,
  ROUTE_ACCESS,
  type RouteAccess,
  STUDENT_HEADER,
} from '../../src/platform/http/route.decorators';
import { requestOf } from '../../contract/calls';
import { PASSWORD, TestApp, type User } from '../support/app';
import { expectWait, times } from '../support/limits';
import { sampled } from '../support/test-level';

interface Route {
  readonly method: string;
  readonly path: string;
  readonly takesPassword: boolean;
  readonly bounded: boolean;
  readonly limits: readonly Limit[];
  readonly roles: RouteAccess['roles'];
}

function routesOf({ app }: TestApp): Route[] {
  const scanner = new MetadataScanner();
  return new DiscoveryService(app.get(ModulesContainer)).getControllers().flatMap(({ metatype }) => {
    const controller = metatype as Type;
    const prototype = controller.prototype as Record<string, object>;
    return scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name]!;
      const path = Reflect.getMetadata(PATH_METADATA, handler) as string | undefined;
      if (path === undefined) return [];
      const interceptors = (Reflect.getMetadata(INTERCEPTORS_METADATA, handler) ?? []) as unknown[];
      const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
      const whole = `/${Reflect.getMetadata(PATH_METADATA, controller) as string}/${path}`.replace(
        /\/+/g,
        '/',
      );
      const endpoint = `${method} ${whole.replace(/(?<=.)\/$/, '').replaceAll(/:(\w+)/g, '{$1}')}`;
      return {
        method,
        path: whole,
        takesPassword: Object.keys(requestOf(endpoint).body ?? {}).some((field) => /pass/i.test(field)),
        bounded: interceptors.includes(PasswordsAtOnce),
        limits: (Reflect.getMetadata(LIMITS, handler) ?? []) as Limit[],
        roles: accessOf(handler, controller).roles,
      };
    });
  });
}

const accessOf = (...of: readonly object[]) =>
  of.map((target) => Reflect.getMetadata(ROUTE_ACCESS, target) as RouteAccess | undefined).find(Boolean)!;

interface Operation {
  readonly requestBody?: { readonly content: object };
  readonly responses: object;
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

const FROM_NETWORK = 'Too many attempts from your network.';
const FOR_ACCOUNT = 'Too many attempts for this account.';
const BY_USER = 'You’ve done this too often.';

const WRONG = 'not the password';

const TEN_PEOPLE = { PEOPLE_PER_IP: '10', TRUST_PROXY: '1' };

const signIn = (app: TestApp, email: string, password = WRONG, address = '') =>
  app.call('post', '/auth/login').set('x-forwarded-for', address).send({ email, password });

const deviceOf = ({ headers }: Response) =>
  (headers['set-cookie'] as unknown as string[])
    .find((cookie) => cookie.startsWith('device='))!
    .split(';')[0]!;

async function inOrder<Result>(items: readonly number[], work: (item: number) => Promise<Result>) {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

const running: TestApp[] = [];
const start = async (env: Readonly<Record<string, string>>, dataDir?: string) => {
  const app = await TestApp.start(dataDir, env);
  running.push(app);
  return app;
};
afterAll(async () => {
  for (const app of running) await app.dispose();
});

const shared = new Map<string, Promise<TestApp>>();

/** Starts another application. Only the last application of a process accepts its access tokens. */
const startWith = (env: Readonly<Record<string, string>>): Promise<TestApp> => {
  const key = JSON.stringify(env);
  const app = shared.get(key) ?? start(env);
  shared.set(key, app);
  return app;
};

describe('every route under /auth or that takes a password', () => {
  it('declares its limits and how many hash at once', async () => {
    const routes = routesOf(await startWith({}));
    expect(routes.length).toBeGreaterThan(80);
    const limited = routes.filter(({ path, takesPassword }) => takesPassword || path.startsWith('/auth/'));
    expect(limited.length).toBeGreaterThan(8);
    expect(limited.filter(({ limits }) => limits.length === 0).map(nameOf)).toEqual([]);
    const takePassword = limited.filter(({ takesPassword }) => takesPassword).map(nameOf);
    expect(takePassword).toContain('PATCH /auth/update-pass');
    expect(limited.filter(({ bounded }) => bounded).map(nameOf)).toEqual(takePassword);
  });

  it('declares how often a student may extend his or her own streams', async () => {
    const own = routesOf(await startWith({})).filter(
      ({ method, roles }) => method !== 'GET' && roles !== 'public' && roles.includes('student'),
    );
    expect(own.length).toBeGreaterThan(15);
    // These routes write at most one event per existing thing.
    const unlimited = own.filter(({ limits }) => limits.length === 0).map(nameOf);
    expect(unlimited.sort()).toEqual([
      'DELETE /users/calendar-feed',
      'DELETE /users/profile/email',
      'DELETE /v2/tasks/:taskId',
      'PATCH /messages/sendee/:id/seen',
      'PATCH /notifications/:id',
      'PATCH /notifications/seen',
      'POST /exams/calculations',
    ]);
  });

  it('declares how often staff, parents and recommenders may write', async () => {
    const ofStaff = routesOf(await startWith({})).filter(
      ({ method, path, roles }) =>
        method !== 'GET' && !path.startsWith('/auth/') && roles !== 'public' && !roles.includes('student'),
    );
    const limited = ofStaff.filter(({ limits }) => limits.length > 0).map(nameOf);
    expect(limited).toEqual(
      expect.arrayContaining([
        'DELETE /children/:childId',
        'DELETE /messages/templates/:id',
        'DELETE /sessions/:slotId',
        'DELETE /sessions/hours/:date',
        'DELETE /users/:studentId/letter-rights',
        'DELETE /users/:studentId/notes/:noteId',
        'DELETE /users/students/filters/:id',
        'DELETE /users/students/groups/:id',
        'PATCH /messages/templates/:id',
        'PATCH /users/:studentId/notes/:noteId',
        'PATCH /users/students/filters/:id',
        'PATCH /users/students/groups/:id',
        'POST /letters/:id/file',
        'POST /messages/families',
        'POST /messages/students',
        'POST /messages/templates/',
        'POST /sessions/',
        'POST /sessions/offered',
        'POST /transcripts/reopened',
        'POST /transcripts/sent',
        'POST /users/:studentId/exports/',
        'POST /users/:studentId/notes/',
        'POST /users/students/applications/submitted',
        'POST /users/students/filters/',
        'POST /users/students/groups/',
        'POST /users/students/groups/members',
        'PUT /children/:childId/accepted',
        'PUT /letters/:id/sent',
        'PUT /sessions/hours/',
        'PUT /sessions/hours/:date',
        'PUT /sessions/request/:id/declined',
        'PUT /sessions/request/:id/notes',
        'PUT /sessions/request/:id/proposal',
      ]),
    );
  });
});

it('every call that takes a file declares how often a user may send one', async () => {
  const { body } = await (await startWith({})).call('get', '/docs-json').expect(200);
  const { paths } = body as { paths: Record<string, Record<string, Operation>> };
  const withFile = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { requestBody }]) => requestBody && 'multipart/form-data' in requestBody.content)
      .map(([method, { responses }]) => ({ call: `${method} ${path}`, isLimited: '429' in responses })),
  );
  expect(withFile.length).toBeGreaterThan(4);
  expect(withFile.filter(({ isLimited }) => !isLimited)).toEqual([]);
});

describe('every route with a limit', () => {
  const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
  let app: TestApp;
  let users: Readonly<Record<'admin' | 'student' | 'counselor' | 'parent' | 'recommender', User>>;
  let limited: readonly Route[];

  beforeAll(async () => {
    const before = await TestApp.start();
    users = {
      admin: await before.user('admin', 'Ada'),
      student: await before.user('student', 'Maya'),
      counselor: await before.user('counselor', 'Daniel'),
      parent: await before.user('parent', 'Elena'),
      recommender: await before.user('recommender', 'Teresa'),
    };
    await before.stop();
    // The new application has not counted the earlier sign-ins.
    app = await start({ PEOPLE_PER_IP: '1' }, before.dataDir);
    limited = routesOf(app).filter(({ limits }) => limits.length > 0);
    expect(METHODS).toEqual(expect.arrayContaining(limited.map(({ method }) => method)));
  });

  it.each(METHODS)('refuses the first %s over the limit, whatever else it contains', async (method) => {
    const routes = limited.filter((route) => route.method === method);
    for (const { path, limits, roles } of sampled(routes, 16, nameOf)) {
      const role = (['admin', 'student', 'counselor', 'parent', 'recommender'] as const).find((one) =>
        roles.includes(one),
      );
      const user = users[role ?? 'admin'];
      // All calls fail and name different accounts, so that only the limits per address and user apply.
      const { most, per } = limits
        .filter(({ per }) => per.name === 'address' || per.name === 'user')
        .reduce((narrow, limit) => (limit.most < narrow.most ? limit : narrow));
      const address = path.replace(':studentId', users.student.id);
      const call = (index: number) =>
        app
          .call(method.toLowerCase() as 'post', address, per.name === 'user' ? user : undefined)
          .set(STUDENT_HEADER, users.student.id)
          .send({
            email: `somebody-${index}@example.test`,
            password: WRONG,
            user: `u${index}`,
            id: index,
            code: '123456',
          });
      // A call in progress counts as failed until it succeeds, so these calls are sent one by one.
      const allowed =
        per.name === 'user' ? await mapInBatches(times(most), call) : await inOrder(times(most), call);
      expect(allowed.filter(({ status }) => status === 429)).toEqual([]);
      expectWait(await call(most), per.name === 'user' ? BY_USER : FROM_NETWORK);
    }
  });
});

describe('guessing passwords', () => {
  it('is limited for one account, however its address is written', async () => {
    const app = await startWith({});
    for (const index of times(10)) {
      const email = index % 2 ? 'Guessed@Example.test' : 'guessed@example.test';
      await signIn(app, email).expect(401);
    }
    expectWait(await signIn(app, 'GUESSED@example.test'), FOR_ACCOUNT);
    await signIn(app, 'another@example.test').expect(401);
  });

  it('does not lock the owner out elsewhere for more than minutes', async () => {
    const app = await startWith({ TRUST_PROXY: '1' });
    const { email } = await app.user('student', 'Maya');
    for (const _ of times(11)) await signIn(app, email, WRONG, '198.51.100.1');
    expectWait(await signIn(app, email, PASSWORD, '198.51.100.1'), FOR_ACCOUNT);
    await signIn(app, email, PASSWORD, '203.0.113.9').expect(200);

    for (const index of times(60)) await signIn(app, email, WRONG, `198.51.100.${10 + (index % 10)}`);
    const refused = await signIn(app, email, PASSWORD, '203.0.113.8');
    expectWait(refused, FOR_ACCOUNT);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(5 * 60);
  });

  it('is limited for one address over all accounts', async () => {
    const app = await startWith(TEN_PEOPLE);
    const guess = (index: number) => signIn(app, `victim-${index}@example.test`, WRONG, '198.51.100.1');
    for (const index of times(10)) await guess(index).expect(401);
    expectWait(await guess(10), FROM_NETWORK);
  });

  it('does not count successful sign-ins', async () => {
    const app = await startWith(TEN_PEOPLE);
    const { email } = await app.user('student', 'Maya');
    const trySignIn = (who: string, password: string) => signIn(app, who, password, '198.51.100.2');
    for (const _ of times(12)) await trySignIn(email, PASSWORD).expect(200);
    for (const _ of times(9)) await trySignIn('guessed@example.test', WRONG).expect(401);
    await trySignIn(email, PASSWORD).expect(200);
  });

  it('does not count an invalid form', async () => {
    const app = await startWith(TEN_PEOPLE);
    const { email } = await app.user('student', 'Zoe');
    for (const _ of times(11)) await signIn(app, email, '', '198.51.100.3').expect(422);
    await signIn(app, email, PASSWORD, '198.51.100.3').expect(200);
  });

  it('is limited per signed-in user, whatever else the call contains', async () => {
    const app = await start({});
    const user = await app.user('student', 'Maya');
    const change = (index: number) =>
      app
        .call('patch', '/auth/update-pass', user)
        .send({ password: WRONG, newPass: 'a brand new one', email: `other-${index}@example.test` });
    for (const index of times(10)) await change(index).expect(422);
    expectWait(await change(10), BY_USER);
  });
});

describe('a network from which an account has signed in', () => {
  const SCHOOL = '198.51.100.60';
  let app: TestApp;
  let owner: User;

  beforeAll(async () => {
    app = await start(TEN_PEOPLE);
    owner = await app.user('student', 'Maya');
    await signIn(app, owner.email, PASSWORD, SCHOOL).expect(200);
  });

  it('is not locked for the account by guesses from elsewhere', async () => {
    for (const index of times(60)) await signIn(app, owner.email, WRONG, `203.0.113.${index % 10}`);
    expectWait(await signIn(app, owner.email, PASSWORD, '203.0.113.20'), FOR_ACCOUNT);
    await signIn(app, owner.email, PASSWORD, SCHOOL).expect(200);
  });

  it('still gets the account’s reset emails', async () => {
    const reset = (address: string) =>
      app.call('post', '/auth/reset-password').set('x-forwarded-for', address).send({ email: owner.email });
    for (const _ of times(5)) await reset('203.0.113.30').expect(200);
    expectWait(await reset('203.0.113.31'), FOR_ACCOUNT);
    await reset(SCHOOL).expect(200);
  });

  it('is not locked for the account by guesses for others', async () => {
    for (const index of times(10)) await signIn(app, `other-${index}@example.test`, WRONG, SCHOOL);
    expectWait(await signIn(app, 'other@example.test', WRONG, SCHOOL), FROM_NETWORK);
    await signIn(app, owner.email, PASSWORD, SCHOOL).expect(200);
  });

  it('may guess no more often than any other', async () => {
    for (const _ of times(10)) await signIn(app, owner.email, WRONG, SCHOOL).expect(401);
    expectWait(await signIn(app, owner.email, PASSWORD, SCHOOL), FROM_NETWORK);
  });
});

describe('a device on which an account has signed in', () => {
  const HERE = '198.51.100.40';
  const HOME = '198.51.100.39';
  let app: TestApp;
  let owner: User;
  let device: string;

  beforeAll(async () => {
    app = await start(TEN_PEOPLE);
    owner = await app.user('student', 'Maya');
    device = deviceOf(await signIn(app, owner.email, PASSWORD, HOME).expect(200));
  });

  const ask = (path: string, cookie: string) =>
    app.call('post', path).set('x-forwarded-for', HERE).set('cookie', cookie);
  const signInOn = (cookie: string, email: string, password = PASSWORD) =>
    ask('/auth/login', cookie).send({ email, password });

  it('is locked out neither with its network nor with the account', async () => {
    for (const index of times(10)) await signIn(app, `other-${index}@example.test`, WRONG, HERE).expect(401);
    for (const index of times(60)) await signIn(app, owner.email, WRONG, `203.0.113.${index % 10}`);
    expectWait(await signIn(app, owner.email, PASSWORD, HERE), FROM_NETWORK);
    expectWait(await signIn(app, owner.email, PASSWORD, '198.51.100.41'), FOR_ACCOUNT);
    await signInOn(device, owner.email).expect(200);
  });

  it('still gets reset emails while others request too many', async () => {
    const reset = (cookie: string) => ask('/auth/reset-password', cookie).send({ email: owner.email });
    for (const _ of times(5)) await reset('').expect(200);
    expectWait(await reset(''), FOR_ACCOUNT);
    await reset(device).expect(200);
  });

  it('keeps its session while its network exceeds a limit', async () => {
    const { token } = owner;
    const refresh = (cookie: string) => ask('/auth/refresh', cookie).set('token', token);
    for (const _ of times(100)) await refresh('').expect(401);
    expectWait(await refresh(''), FROM_NETWORK);
    await refresh(device).expect(401);
  });

  it('is recognized for that account only, by the server’s own cookie', async () => {
    const other = await app.user('student', 'Noah');
    const others = deviceOf(await signIn(app, other.email, PASSWORD, '198.51.100.42').expect(200));
    const CAFE = '198.51.100.44';
    for (const index of times(10)) await signIn(app, `other-${index}@example.test`, WRONG, CAFE).expect(401);
    for (const cookie of [others, device.replace(/=./, '=x'), 'device=x']) {
      const answer = await signIn(app, owner.email, PASSWORD, CAFE).set('cookie', cookie);
      expectWait(answer, FROM_NETWORK);
    }
  });

  it('is remembered for each account that has signed in on it', async () => {
    const sister = await app.user('student', 'Zoe');
    const both = deviceOf(
      await app
        .call('post', '/auth/login')
        .set('x-forwarded-for', '198.51.100.43')
        .set('cookie', device)
        .send({ email: sister.email, password: PASSWORD })
        .expect(200),
    );
    await signInOn(both, owner.email).expect(200);
    await signInOn(both, sister.email).expect(200);
  });

  it('may guess no more often than any other', async () => {
    for (const _ of times(10)) await signInOn(device, owner.email, WRONG).expect(401);
    expectWait(await signInOn(device, owner.email), FOR_ACCOUNT);
  });
});

describe('a school behind one address', () => {
  it('can sign in at class start, some students after a mistake', async () => {
    const app = await startWith({});
    const students: User[] = [];
    for (const index of times(30))
      students.push(await app.user('student', `Student-${'abcdefghijklmnopqrstuvwxyzäöüß'[index]}`));
    const wrong = await Promise.all(students.slice(0, 10).map(({ email }) => signIn(app, email)));
    expect(wrong.map(({ status }) => status)).toEqual(times(10).map(() => 401));
    const right = await Promise.all(students.map(({ email }) => signIn(app, email, PASSWORD)));
    expect(right.map(({ status }) => status)).toEqual(times(30).map(() => 200));
  });
});

describe('the address of a caller', () => {
  const failing = (app: TestApp, index: number, address: string) =>
    signIn(app, `somebody-${index}@example.test`, WRONG, address);

  it('is that of the connection without a proxy, whatever the caller claims', async () => {
    const app = await startWith({ PEOPLE_PER_IP: '3' });
    for (const index of times(3)) await failing(app, index, `198.51.100.${index}`).expect(401);
    expectWait(await failing(app, 3, '198.51.100.3'), FROM_NETWORK);
  });

  it.each(['1', '127.0.0.0/8, 10.0.0.0/8'])(
    'is what the proxy adds, not the caller (TRUST_PROXY=%s)',
    async (proxies) => {
      const app = await startWith({ PEOPLE_PER_IP: '3', TRUST_PROXY: proxies });
      const forged = (index: number) => `198.51.100.${index}, 192.0.2.${index}, 203.0.113.7`;
      for (const index of times(3)) await failing(app, index, forged(index)).expect(401);
      expectWait(await failing(app, 3, forged(3)), FROM_NETWORK);
      await failing(app, 4, '203.0.113.8').expect(401);
    },
  );

  it('keeps the idempotency keys of visitors apart', async () => {
    const behindProxy = await startWith(TEN_PEOPLE);
    const from = (address: string, email: string) =>
      signIn(behindProxy, email, WRONG, address).set('Idempotency-Key', 'a-key-of-visitors');
    await from('198.51.100.70', 'one@example.test').expect(401);
    await from('198.51.100.71', 'other@example.test').expect(401);
    await from('198.51.100.70', 'other@example.test').expect(422);
  });

  it('is the /64 of an IPv6 address', async () => {
    const app = await startWith({ PEOPLE_PER_IP: '3', TRUST_PROXY: '1' });
    for (const index of times(3)) await failing(app, index, `2001:db8:0:1:${index}::${index}`).expect(401);
    expectWait(await failing(app, 3, '2001:db8:0:1:ffff:ffff:ffff:ffff'), FROM_NETWORK);
    await failing(app, 4, '2001:db8:0:2::1').expect(401);
  });
});

describe('a flood of sign-ins', () => {
  it('is refused beyond a short queue and leaves the server responsive', async () => {
    const app = await startWith({ PEOPLE_PER_IP: '10000', PASSWORD_HASHING: 'strong' });
    const user = await app.user('student', 'Maya');
    // Other password checks wait until these are computed.
    const longHashes = times(2).map(() => hash(PASSWORD, { timeCost: 200 }));
    const answers = await Promise.all(times(400).map((index) => signIn(app, `u${index}@example.test`)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expectWait(answer, 'Too many people are signing in right now.');
    expect(answers.filter(({ status }) => status === 401).length).toBe(400 - refused.length);
    await Promise.all(longHashes);
    await signIn(app, user.email, PASSWORD).expect(200);
  });
});
