import { randomUUID } from 'node:crypto';
import type { Tokens } from '../../contract/identity';
import { VAULT, type Vault } from '../../src/platform/vault/vault';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { expectWait, times } from '../support/limits';
import { mailsTo } from '../support/mails';
import {
  codeOf,
  halfWay,
  remember,
  turnOn,
  withCode,
  withPassword,
  wrongCodeOf,
  type TwoStep,
} from '../support/two-step';

const TOO_OFTEN = 'Too many attempts for this account.';

let app: TestApp;
let admin: User;
let user: User;
let twoStep: TwoStep;
let count = 0;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
});

beforeEach(async () => {
  user = await app.user('counselor', `Daniel-${'abcdefghijklmnopqrstuvwxyz'[count++]}`);
  twoStep = await turnOn(app, user);
  await remember(app, user);
});

afterAll(() => app.dispose());

const cookieOf = async () => halfWay(await withPassword(app, user).expect(200));
const waitForMail = (sentence: string) =>
  eventually(
    () => mailsTo(user.email, app.dataDir),
    (mails) => mails.some((mail) => mail.includes(sentence)),
  );
const profile = (token: string) => app.call('get', '/users/profile', { token });

describe('a second step', () => {
  it('is asked for after the password and opens the session', async () => {
    const first = await withPassword(app, user).expect(200);
    expect(first.body).toEqual({ step: 'code' });
    const cookies = first.headers['set-cookie'] as unknown as string[];
    expect(cookies).toEqual([
      expect.stringMatching(/^sign-in=.+Path=\/api\/auth\/second-factor; HttpOnly; SameSite=Strict/),
    ]);
    const { body } = await withCode(app, halfWay(first), codeOf(twoStep.secret)).expect(200);
    await profile((body as Tokens).token).expect(200);
  });

  it('accepts no code twice, and none of an earlier step', async () => {
    const [before, now, after] = [-1, 0, 1].map((steps) => codeOf(twoStep.secret, steps));
    await withCode(app, await cookieOf(), now).expect(200);
    for (const code of [now, before]) {
      const { body } = await withCode(app, await cookieOf(), code).expect(401);
      expect(body.code).toBe('wrong-code');
    }
    await withCode(app, await cookieOf(), after).expect(200);
  });

  it('accepts a code again only in the same call of the same sign-in', async () => {
    const key = randomUUID();
    const [cookie, another] = [await cookieOf(), await cookieOf()];
    const code = codeOf(twoStep.secret);
    await withCode(app, cookie, code).set('idempotency-key', key).expect(200);
    const { body } = await withCode(app, another, code).set('idempotency-key', key).expect(401);
    expect(body.code).toBe('wrong-code');
  });

  it('accepts full-width digits, and treats anything else as a wrong code', async () => {
    const wide = [...codeOf(twoStep.secret)].map((digit) =>
      String.fromCodePoint(digit.charCodeAt(0) + 0xfee0),
    );
    await withCode(app, await cookieOf(), wide.join('')).expect(200);
    await remember(app, user);
    const cookie = await cookieOf();
    for (const code of ['٣٣٣٣٣٣', '12345', '1234567', '12 34 5x'])
      expect((await withCode(app, cookie, code).expect(401)).body.code).toBe('wrong-code');
    for (const code of [undefined, null, '', 123456, {}, ['123456'], 'x'.repeat(41)])
      await withCode(app, cookie, code).expect(422);
  });

  it('allows five attempts, even at once, then none for fifteen minutes', async () => {
    const cookie = await cookieOf();
    const wrong = wrongCodeOf(twoStep.secret);
    const answers = await Promise.all(times(8).map(() => withCode(app, cookie, wrong)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    const refused = await withCode(app, cookie, codeOf(twoStep.secret));
    expectWait(refused, TOO_OFTEN);
    expectWait(await withCode(app, await cookieOf(), twoStep.recoveryCodes[0]), TOO_OFTEN);
  });

  it('is locked after twenty wrong codes until a recovery code is used', async () => {
    await remember(app, user, 20);
    const locked = await withCode(app, await cookieOf(), codeOf(twoStep.secret)).expect(401);
    expect(locked.body.code).toBe('second-factor-locked');
    await withCode(app, await cookieOf(), twoStep.recoveryCodes[0]).expect(200);
    await withCode(app, await cookieOf(), codeOf(twoStep.secret)).expect(200);
  });

  it('is required after a password reset, which ends what was begun', async () => {
    const begun = await cookieOf();
    const fresh = await app
      .call('post', '/auth/login')
      .send({ email: user.email, password: 'correct horse battery' });
    const { body } = await withCode(app, halfWay(fresh), codeOf(twoStep.secret)).expect(200);
    await app
      .call('patch', '/auth/update-pass', body as Tokens)
      .send({ password: 'correct horse battery', newPass: 'a brand new one' })
      .expect(204);
    await withCode(app, begun, codeOf(twoStep.secret, 1)).expect(401);
  });

  it.each([
    ['no cookie', () => ''],
    ['a forged one', () => 'sign-in=forged'],
    [
      'one that was used',
      async () => {
        const cookie = await cookieOf();
        await withCode(app, cookie, codeOf(twoStep.secret)).expect(200);
        return cookie;
      },
    ],
  ])('is refused with %s', async (_what, cookie) => {
    const { body } = await withCode(app, await cookie(), codeOf(twoStep.secret, 1)).expect(401);
    expect(body.code).toBe('sign-in-expired');
  });
});

describe('a recovery code', () => {
  it('works once, however it is typed, and is reported by mail', async () => {
    const [first, second] = twoStep.recoveryCodes as [string, string];
    await withCode(app, await cookieOf(), ` ${first.toLowerCase().replaceAll('-', ' ')} `).expect(200);
    await withCode(app, await cookieOf(), first).expect(401);
    await withCode(app, await cookieOf(), second).expect(200);
    await waitForMail('You have 8 left.');
    const { body } = await app.call('get', '/users/sign-in', user).expect(200);
    expect(body.data.second_factor).toEqual({ on: true, recovery_codes_left: 8, required: false });
  });

  it('works once when it is typed in two tabs at once', async () => {
    const cookies = [await cookieOf(), await cookieOf()];
    const [code] = twoStep.recoveryCodes;
    const answers = await Promise.all(cookies.map((cookie) => withCode(app, cookie, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('ends when new ones replace it', async () => {
    await app
      .call('post', '/users/second-factor/recovery-codes', user)
      .send({ password: 'not this one' })
      .expect(422);
    const { body } = await app
      .call('post', '/users/second-factor/recovery-codes', user)
      .send({ password: 'correct horse battery' })
      .expect(200);
    const { recoveryCodes } = body as TwoStep;
    expect(new Set([...recoveryCodes, ...twoStep.recoveryCodes]).size).toBe(20);
    await withCode(app, await cookieOf(), twoStep.recoveryCodes[0]).expect(401);
    await withCode(app, await cookieOf(), recoveryCodes[0]).expect(200);
    await waitForMail('New recovery codes were created');
  });
});

describe('turning two-step sign-in on or off', () => {
  it('asks for password and code, and ends the other sessions', async () => {
    const other = await app.user('student', 'Maya');
    const elsewhere = await app.signIn(other.email);
    await app.call('post', '/users/second-factor', other).send({ password: 'not this one' }).expect(422);
    await app.call('post', '/users/second-factor/confirm', other).send({ code: '123456' }).expect(409);
    const { body, headers } = await app
      .call('post', '/users/second-factor', other)
      .send({ password: 'correct horse battery' })
      .expect(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(body).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      qr: { size: expect.any(Number), path: expect.stringMatching(/^M4 4h7v1h-7z/) },
    });
    await app
      .call('post', '/users/second-factor/confirm', other)
      .send({ code: wrongCodeOf(body.secret) })
      .expect(422);
    expect((await withPassword(app, other)).body).toHaveProperty('token');
    const confirmed = await app
      .call('post', '/users/second-factor/confirm', other)
      .send({ code: codeOf(body.secret) })
      .expect(200);
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    await profile(elsewhere).expect(401);
    await profile(other.token).expect(200);
    expect((await withPassword(app, other)).body).toEqual({ step: 'code' });
    await app
      .call('post', '/users/second-factor', other)
      .send({ password: 'correct horse battery' })
      .expect(409);
  });

  it('needs the password when off, and is reported by mail', async () => {
    const off = (password: string) => app.call('post', '/users/second-factor/off', user).send({ password });
    await off('not this one').expect(422);
    await off('correct horse battery').expect(204);
    expect((await withPassword(app, user)).body).toHaveProperty('token');
    await waitForMail('was turned on');
    await waitForMail('was turned off');
    await off('correct horse battery').expect(409);
  });

  it('is done by an admin with a reason for another user', async () => {
    const reset = (id: string, reason = 'The telephone was lost.') =>
      app.call('post', `/admin/user/${id}/second-factor/reset`, admin).send({ reason });
    await reset(user.id, '').expect(422);
    await reset(user.id).expect(204);
    expect((await withPassword(app, user)).body).toHaveProperty('token');
    await waitForMail('An admin reset');
    await reset(user.id).expect(409);
    await app.settled();
    const { body } = await app
      .call('get', `/admin/audit?subject=${user.id}&type=TwoFactorReset`, admin)
      .expect(200);
    expect(body.data[0]).toMatchObject({
      attributes: { actorRole: 'admin', after: { reason: 'The telephone was lost.' } },
    });
  });

  it('leaves nothing of an erased person', async () => {
    await cookieOf();
    const vault = app.app.get<Vault>(VAULT);
    await app.call('delete', `/admin/user/${user.id}`, admin).expect(204);
    await eventually(
      async () => [
        await vault.owned('second-factor', user.id),
        await vault.owned('sign-in-challenge', user.id),
      ],
      (left) => left.flat().length === 0,
    );
  });
});

describe('two instances of the server', () => {
  let other: TestApp;
  beforeAll(async () => {
    other = await TestApp.start(app.dataDir, { ROLE: 'api' });
  });
  afterAll(() => other.stop());

  it('accept a code once when both get it at the same time', async () => {
    const cookies = [await cookieOf(), await cookieOf()];
    const code = codeOf(twoStep.secret);
    const answers = await Promise.all(
      [app, other].map((instance, index) => withCode(instance, cookies[index]!, code)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});
