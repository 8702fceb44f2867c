import type { Response } from 'supertest';
import { account } from '../../src/modules/identity/accounts/account.decider';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import { VAULT, type Vault } from '../../src/platform/vault/vault';
import { PASSWORD, TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import {
  begin,
  callback,
  comeIn as comeInAt,
  cookiesOf,
  locationOf,
  PUBLIC_URL,
  acceptedByTheLibrary,
  tokenIn,
  valueOf,
} from '../support/issuer-attempts';
import { BROUGHT, REFUSED_CLAIMS } from '../support/issuer-defects';
import { IssuerServer } from '../support/issuer-server';
import { mailsTo, resetTokenFor } from '../support/mails';
import { codeOf, remember, turnOn, withCode } from '../support/two-step';

let issuer: IssuerServer;
let app: TestApp;
let admin: User;
let count = 0;

beforeAll(async () => {
  issuer = await IssuerServer.start();
  app = await TestApp.start(undefined, {
    ...issuer.env,
    PUBLIC_URL,
    OIDC_DOMAINS: 'example.test',
    LOG_LEVEL: 'fatal',
  });
  admin = await app.user('admin', 'Ada');
});
beforeEach(() => {
  issuer.defect = {};
  issuer.person = { sub: `sub-${++count}`, email: 'nobody@example.test' };
});
afterAll(async () => {
  await app.dispose();
  await issuer.stop();
});

async function member(name: string, role: 'counselor' | 'student' = 'counselor'): Promise<User> {
  const user = await app.user(role, name);
  const dispatcher = app.app.get(Dispatcher);
  const changeId = `reset-${name}`;
  await dispatcher.dispatch(account, user.id, 'RecordPasswordChange', { changeId, by: 'reset-link' });
  issuer.person = { ...issuer.person, email: user.email };
  return user;
}

const comeIn = (to?: string) => comeInAt(app, to);

const refused = (answer: Response, to = '/') => {
  expect(Object.fromEntries(locationOf(answer).searchParams)).toEqual({ refused: 'issuer', to });
  expect(cookiesOf(answer).map((cookie) => cookie.split('=')[0])).toEqual(['oidc']);
};

describe('signing in at an issuer', () => {
  it('goes there with a sealed cookie and returns to the requested page', async () => {
    const user = await member('Quentin');
    const begun = await app.call('get', '/auth/oidc?to=%2Fcolleges%3Fname%3Da').expect(302);
    expect(cookiesOf(begun)[0]).toMatch(
      /^oidc=[^;{]+; Max-Age=600; Path=\/api\/auth\/oidc; HttpOnly; SameSite=Lax/,
    );
    expect(begun.headers['cache-control']).toContain('no-store');
    const asked = locationOf(begun).searchParams;
    expect(asked.get('redirect_uri')).toBe(`${PUBLIC_URL}/api/auth/oidc/callback`);
    expect(asked.get('code_challenge_method')).toBe('S256');

    const answer = await comeIn('/colleges?name=a');
    expect(answer.headers.location).toBe('/sign-in?to=%2Fcolleges%3Fname%3Da');
    expect(cookiesOf(answer).find((cookie) => cookie.startsWith('refresh='))).toMatch(
      /HttpOnly; SameSite=Strict/,
    );
    const { body } = await app.call('get', '/users/profile', { token: tokenIn(answer)! }).expect(200);
    expect(body.data.id).toBe(user.id);
    const { body: config } = await app.call('get', '/config').expect(200);
    expect(config.issuer).toBe('Northgate');
  });

  it('links the account once, mails about it, and then knows its identity', async () => {
    const user = await member('Rhea');
    const token = tokenIn(await comeIn())!;
    await eventually(
      () => mailsTo(user.email, app.dataDir),
      (mails) => mails.some((mail) => mail.includes('was linked to Northgate')),
    );
    issuer.person = { ...issuer.person, email: 'renamed@elsewhere.test' };
    issuer.defect = { claims: { email_verified: false } };
    expect(tokenIn(await comeIn())).toBeDefined();

    const other = { sub: 'another', email: user.email };
    const { sub } = issuer.person;
    issuer.person = other;
    issuer.defect = {};
    refused(await comeIn());

    const own = { token };
    const linked = async () => (await app.call('get', '/users/sign-in', own).expect(200)).body.data.issuer;
    expect(await linked()).toEqual({ name: 'Northgate', linked: true });
    await app.call('post', '/users/sign-in/unlink', own).send({ password: 'not this one' }).expect(422);
    await app.call('post', '/users/sign-in/unlink', own).send({ password: PASSWORD }).expect(204);
    expect(await linked()).toEqual({ name: 'Northgate', linked: false });
    issuer.person = { sub, email: 'renamed@elsewhere.test' };
    refused(await comeIn());
  });

  it('confirms a user without a password for some minutes', async () => {
    const email = 'single@example.test';
    const invited = { first_name: 'Sol', last_name: 'Berg', email, role: 'counselor' };
    await app.call('post', '/invitations', admin).send(invited).expect(201);
    issuer.person = { ...issuer.person, email };
    const token = tokenIn(await comeIn())!;
    const begin = () => app.call('post', '/users/second-factor', { token }).send({});
    await begin().expect(200);
    const { body } = await app.call('get', '/users/sign-in', { token }).expect(200);
    expect(body.data).toMatchObject({ password: false, issuer: { linked: true } });
    const vault = app.app.get<Vault>(VAULT);
    const { sid, user } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
      sid: string;
      user: { id: string };
    };
    const { value } = (await vault.get<object>('refresh-family', sid))!;
    const begunAt = new Date(Date.now() - 11 * 60_000).toISOString();
    await vault.put('refresh-family', sid, { ...value, begunAt }, { owner: user.id });
    expect((await begin().expect(409)).body.code).toBe('sign-in-again');
    await app.call('patch', '/users/profile', { token }).send({ email: 'sol@example.test' }).expect(409);
  });

  it('accepts an invited person, once', async () => {
    const email = 'invited@example.test';
    const invited = { first_name: 'Ida', last_name: 'Berg', email, role: 'counselor' };
    await app.call('post', '/invitations', admin).send(invited).expect(201);
    issuer.person = { ...issuer.person, email: 'Invited@Example.test' };
    const token = tokenIn(await comeIn())!;
    await app.call('get', '/users/profile', { token }).expect(200);
    await app.settled();
    const { body } = await app.call('get', '/invitations', admin).expect(200);
    expect(body.data).toEqual([]);
  });

  it('trusts Entra about an address of a domain that its tenant owns', async () => {
    await member('Edda');
    issuer.defect = { claims: { email_verified: undefined, xms_edov: true } };
    expect(tokenIn(await comeIn())).toBeDefined();
  });

  it('asks for the code if the account has a second step', async () => {
    const user = await member('Theo');
    const { secret } = await turnOn(app, user);
    await remember(app, user);
    const answer = await comeIn('/profile');
    expect(answer.headers.location).toBe('/sign-in?step=code&to=%2Fprofile');
    expect(tokenIn(answer)).toBeUndefined();
    const half = cookiesOf(answer)
      .map(valueOf)
      .find((cookie) => cookie.startsWith('sign-in='))!;
    await withCode(app, half, codeOf(secret)).expect(200);
  });

  it('counts as the second step that an entity requires', async () => {
    const user = await member('Vera');
    const { body } = await app.call('post', '/admin/entity', admin).send({ name: 'Northgate' });
    const { id } = body as { id: string };
    await app.call('post', `/admin/entity/${id}/user`, admin).send({ email: user.email }).expect(200);
    await app.call('put', `/admin/entity/${id}/second-factor`, admin).send({ required: true }).expect(204);
    const answer = await comeIn();
    const token = tokenIn(answer)!;
    const refresh = cookiesOf(answer)
      .map(valueOf)
      .find((cookie) => cookie.startsWith('refresh='))!;
    await app.call('post', '/auth/refresh').set('token', token).set('cookie', refresh).expect(200);
    const byPassword = await app.call('post', '/auth/login').send({ email: user.email, password: PASSWORD });
    expect(byPassword.body).toEqual({ step: 'setup' });
  });

  it('leaves no link of an erased person', async () => {
    const user = await member('Wanda');
    await comeIn();
    const vault = app.app.get<Vault>(VAULT);
    expect(await vault.owned('sign-in-link', user.id)).toHaveLength(1);
    await app.call('delete', `/admin/user/${user.id}`, admin).expect(204);
    await eventually(
      () => vault.owned('sign-in-link', user.id),
      (left) => left.length === 0,
    );
    refused(await comeIn());
  });
});

describe('signing in at an issuer is refused', () => {
  it('for any wrong statement of the issuer, with one sentence', async () => {
    await member('Yorick');
    for (const [what, defect] of Object.entries(REFUSED_CLAIMS)) {
      issuer.defect = defect(issuer.person);
      const answer = await comeIn('/profile');
      expect([what, answer.headers.location]).toEqual([what, '/sign-in?refused=issuer&to=%2Fprofile']);
      expect([what, tokenIn(answer)]).toEqual([what, undefined]);
    }
    issuer.defect = {};
    expect(tokenIn(await comeIn())).toBeDefined();
  });

  it('for an account without a confirmed address', async () => {
    const { email } = await app.user('student', 'Zora');
    issuer.person = { ...issuer.person, email };
    refused(await comeIn());
    await app.call('post', '/auth/reset-password').send({ email }).expect(200);
    await app
      .call('patch', '/auth/password-reset')
      .set('x-pw-token', await resetTokenFor(email, app.dataDir))
      .send({ password: PASSWORD })
      .expect(200);
    expect(tokenIn(await comeIn())).toBeDefined();
  });

  it('for a token of another key, which the library would accept', async () => {
    issuer.defect = { foreignKey: true };
    expect(await acceptedByTheLibrary(issuer)).toMatchObject(issuer.person);
  });

  it('for a callback that does not match what was begun', async () => {
    await member('Xenia');
    for (const [what, change] of Object.entries(BROUGHT)) {
      const answer = await callback(app, await change(await begin(app), () => begin(app)));
      expect([what, answer.headers.location]).toEqual([what, '/sign-in?refused=issuer&to=%2F']);
      expect([what, tokenIn(answer)]).toEqual([what, undefined]);
    }
  });

  it('for a used code and for an attempt older than ten minutes', async () => {
    await member('Ulla');
    const begun = await begin(app);
    expect(tokenIn(await callback(app, begun))).toBeDefined();
    refused(await callback(app, begun));
    const late = await begin(app);
    const real = Date.now;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => real() + 601_000);
    try {
      refused(await callback(app, late));
    } finally {
      clock.mockRestore();
    }
  });

  it('a return address outside the product is ignored', async () => {
    await member('Stella');
    for (const to of [
      'https://evil.test/',
      '//evil.test/',
      '/\\evil.test',
      '\\\\evil.test',
      'javascript:alert(1)',
      '/%09/evil.test',
      '/\t/evil.test',
      '/.//evil.test',
      '/profile/..//evil.test',
      '',
    ]) {
      const answer = await comeIn(to);
      const { origin, pathname, searchParams } = locationOf(answer);
      expect([origin, pathname]).toEqual([PUBLIC_URL, '/sign-in']);
      expect(new URL(searchParams.get('to')!, PUBLIC_URL).origin).toBe(PUBLIC_URL);
    }
  });
});

it('signing in at an issuer is offered only if set; an outage is harmless', async () => {
  const { env } = issuer;
  const [without, lost] = [
    await TestApp.start(),
    await TestApp.start(undefined, { ...env, OIDC_ISSUER: 'http://127.0.0.1:9', LOG_LEVEL: 'fatal' }),
  ];
  try {
    expect((await without.call('get', '/config')).body).toMatchObject({ issuer: null });
    await without.call('get', '/auth/oidc').expect(404);
    await without.call('get', '/auth/oidc/callback').expect(404);
    const answer = await lost.call('get', '/auth/oidc?to=%2Fprofile').expect(302);
    expect(answer.headers.location).toBe('/sign-in?refused=issuer&to=%2Fprofile');
  } finally {
    await without.dispose();
    await lost.dispose();
  }
});
