import type { Tokens } from '../../contract/identity';
import type { SecondFactorSetup, SignedInByCode } from '../../contract/sign-in';
import { PASSWORD, TestApp, type User } from '../support/app';
import { codeOf, halfWay, turnOn, withCode, withPassword, wrongCodeOf } from '../support/two-step';

const started: TestApp[] = [];
const start = async (env: Readonly<Record<string, string>> = {}) => {
  const app = await TestApp.start(undefined, env);
  started.push(app);
  return app;
};
afterAll(async () => {
  for (const app of started) await app.dispose();
});

const refresh = (app: TestApp, { token, refreshToken }: Tokens) =>
  app.call('post', '/auth/refresh').set('token', token).set('refresh-token', refreshToken);

const signedIn = async (app: TestApp, user: User) =>
  (await withPassword(app, user).expect(200)).body as Tokens;

async function setUp(app: TestApp, user: User): Promise<SignedInByCode> {
  const first = await withPassword(app, user).expect(200);
  expect(first.body).toEqual({ step: 'setup' });
  const cookie = halfWay(first);
  await withCode(app, cookie, '123456').expect(401);
  const begun = await app.call('post', '/auth/second-factor/setup').set('cookie', cookie).expect(200);
  const { secret } = begun.body as SecondFactorSetup;
  await withCode(app, cookie, wrongCodeOf(secret), '/setup/confirm').expect(422);
  const done = await withCode(app, cookie, codeOf(secret), '/setup/confirm').expect(200);
  await withCode(app, cookie, codeOf(secret, 1), '/setup/confirm').expect(401);
  return done.body as SignedInByCode;
}

describe('an entity that requires two-step sign-in', () => {
  let app: TestApp;
  let admin: User;
  let entityId: string;

  const require = (required: unknown, id = entityId) =>
    app.call('put', `/admin/entity/${id}/second-factor`, admin).send({ required });
  const member = async (role: 'counselor' | 'student', name: string) => {
    const user = await app.user(role, name);
    await app.call('post', `/admin/entity/${entityId}/user`, admin).send({ email: user.email }).expect(200);
    return user;
  };

  beforeAll(async () => {
    app = await start();
    admin = await app.user('admin', 'Ada');
    const { body } = await app.call('post', '/admin/entity', admin).send({ name: 'Northgate' });
    entityId = (body as { id: string }).id;
  });

  it('makes its staff set it up first, and no one else', async () => {
    const [counselor, student] = [await member('counselor', 'Daniel'), await member('student', 'Maya')];
    const outsider = await app.user('counselor', 'Olga');
    await require(true).expect(204);
    const { token, recoveryCodes } = await setUp(app, counselor);
    expect(recoveryCodes).toHaveLength(10);
    await app.call('get', '/users/profile', { token }).expect(200);
    expect((await withPassword(app, counselor)).body).toEqual({ step: 'code' });
    for (const other of [student, outsider]) await signedIn(app, other);
    const off = await app.call('post', '/users/second-factor/off', { token }).send({ password: PASSWORD });
    expect([off.status, (off.body as { code: string }).code]).toEqual([409, 'second-factor-required']);
    await require(false).expect(204);
    await app.call('post', '/users/second-factor/off', { token }).send({ password: PASSWORD }).expect(204);
  });

  it('ends sessions without it when they are refreshed', async () => {
    const [without, having] = [await member('counselor', 'Pat'), await member('counselor', 'Quinn')];
    const student = await member('student', 'Rosa');
    const sessions = await Promise.all([without, having, student].map((user) => signedIn(app, user)));
    await turnOn(app, { ...having, token: sessions[1]!.token });
    await require(true).expect(204);
    await refresh(app, sessions[0]!).expect(401);
    await app.call('get', '/users/profile', sessions[0]).expect(401);
    await refresh(app, sessions[1]!).expect(200);
    await refresh(app, sessions[2]!).expect(200);
    await require(false).expect(204);
  });

  it('shows it, can undo it and refuses invalid values', async () => {
    const { headers } = await require(true).expect(204);
    const entity = async () => {
      const { body } = await app.call('get', '/admin/entities', admin).expect(200);
      return (body as { data: { attributes: { requiresTwoFactor: boolean } }[] }).data[0]!.attributes;
    };
    expect((await entity()).requiresTwoFactor).toBe(true);
    await app.call('post', '/undo', admin).send({ request: headers['x-request-id'] }).expect(204);
    expect((await entity()).requiresTwoFactor).toBe(false);
    await require('yes').expect(422);
    await require(true, 'unknown').expect(404);
  });
});

it('the platform can require two-step sign-in of all staff, not students', async () => {
  const app = await start({ REQUIRE_TWO_FACTOR: 'staff' });
  for (const role of ['admin', 'account_admin', 'exam_admin', 'counselor'] as const) {
    const id = await app.account(role, `The-${role.replace('_', '-')}`);
    await app.settled();
    const email = `the-${role.replace('_', '-')}@example.test`;
    expect((await withPassword(app, { email })).body).toEqual({ step: 'setup' });
    if (role === 'admin') await setUp(app, { id, email, token: '' });
  }
  await app.user('student', 'Maya');
});
