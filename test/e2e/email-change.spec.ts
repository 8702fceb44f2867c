import { randomUUID } from 'node:crypto';
import type { ProfileResource } from '../../contract/profile';
import { EmailAddresses } from '../../src/modules/identity/accounts/email-addresses';
import {
  FINISH_EMAIL_CHANGE,
  RELEASE_FORMER_EMAIL,
} from '../../src/modules/identity/own-profile/email-change';
import { History } from '../../src/platform/history/history';
import { Jobs } from '../../src/platform/jobs/jobs';
import { VAULT, type Vault } from '../../src/platform/vault/vault';
import { PASSWORD, TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { LiveClient } from '../support/live';
import { emailTokenFor, keepTokenFor, mailsTo, resetTokenFor } from '../support/mails';

let app: TestApp;
let user: User;
let next: string;
let people = 0;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  user = await app.user('student', `Maya-${++people}`);
  next = `mia-${people}@example.test`;
});

afterAll(() => app.dispose());

const request = (email = next, by = user) =>
  app.call('patch', '/users/profile', by).send({ email, password: PASSWORD });
const confirm = (token: string) => app.call('patch', '/auth/confirm-email').set('x-email-token', token);
const tokenFor = (email = next, known: string[] = []) => emailTokenFor(email, app.dataDir, known);
const withdraw = (by = user) => app.call('delete', '/users/profile/email', by);
const signIn = (email: string) => app.call('post', '/auth/login').send({ email, password: PASSWORD });
const profile = async (by = user) =>
  ((await app.call('get', '/users/profile', by).expect(200)).body as { data: ProfileResource }).data
    .attributes;
const holderOf = (email: string) => app.app.get(EmailAddresses).holderOf(email);
const release = async (email: string, { id: userId } = user) =>
  app.app
    .get(Jobs)
    .run(
      RELEASE_FORMER_EMAIL,
      { userId, addressKey: await app.app.get(EmailAddresses).keyOf(email) },
      20_000,
    );
const typesOf = async ({ id }: User) =>
  (await app.app.get(History).read(`account-${id}`)).map(({ type }) => type);

const EXISTS = { statusCode: 401, code: 'user-exists', message: 'User already exists.' };

describe('a new email address', () => {
  it('applies once its link is followed; until then the old one stays valid', async () => {
    const { body } = await request(next.toUpperCase()).expect(200);
    expect((body as { data: ProfileResource }).data.attributes).toMatchObject({
      email: user.email,
      pending_email: next,
    });
    const token = await tokenFor();
    expect(await profile()).toMatchObject({ email: user.email, pending_email: next });
    expect(await holderOf(next)).toBeNull();
    await signIn(next).expect(401);
    await signIn(user.email).expect(200);
    const [notice] = await eventually(
      () => mailsTo(user.email, app.dataDir),
      (mails) => mails.length > 0,
    );
    expect(notice).toContain(next);
    expect(notice).not.toContain(token);

    const tab = await LiveClient.connect(app.url, user.token);
    await confirm(token).expect(204);
    await tab.next(({ name, id }) => name === 'profile.changed' && id === user.id);
    tab.close();
    expect(await profile()).toMatchObject({ email: next, pending_email: null });
    await signIn(user.email).expect(401);
    await signIn(next).expect(200);
  });

  it('frees the old one after a day and may be changed again or back', async () => {
    await request().expect(200);
    await confirm(await tokenFor()).expect(204);
    await request(user.email).expect(200);
    await confirm(await tokenFor(user.email)).expect(204);
    expect([await holderOf(user.email), await holderOf(next)]).toEqual([user.id, user.id]);
    await request().expect(200);
    const first = await tokenFor();
    await confirm(await tokenFor(next, [first])).expect(204);
    await release(next);
    expect([await holderOf(user.email), await holderOf(next)]).toEqual([user.id, user.id]);
    await release(user.email);
    const other = await app.user('counselor', `Maya-${people}`);
    expect(await holderOf(user.email)).toBe(other.id);
    expect(await profile()).toMatchObject({ email: next });
  });

  it('survives a repeated registration request', async () => {
    const counselor = await app.user('counselor', `Daniel-${people}`);
    const email = `signed-up-${people}@example.test`;
    const person = { first_name: 'Sam', last_name: 'Lee', email, phone_number: '2125550100' };
    const register = () =>
      app
        .call('post', '/auth/student/register')
        .set('Idempotency-Key', `sign-up-${people}`)
        .send({ ...person, password: PASSWORD, counselor_id: counselor.id });
    const { token } = (await register().expect(200)).body as { token: string };
    await app
      .call('patch', '/users/profile', { token })
      .send({ email: next, password: PASSWORD })
      .expect(200);
    await confirm(await tokenFor()).expect(204);
    expect((await register().expect(401)).body).toMatchObject(EXISTS);
    await signIn(next).expect(200);
  });

  it('is requested together with the rest of the profile or not at all', async () => {
    const { email } = await app.user('student', `Julian-${people}`);
    const { body } = await app
      .call('patch', '/users/profile', user)
      .send({ email, city: 'Keene', password: PASSWORD })
      .expect(401);
    expect(body).toEqual({ ...EXISTS, fields: { email: EXISTS.message } });
    expect(await profile()).toMatchObject({ city: null, pending_email: null });
    await app
      .call('patch', '/users/profile', user)
      .send({ email: next, city: 'Keene', password: PASSWORD })
      .expect(200);
    expect(await profile()).toMatchObject({ city: 'Keene', pending_email: next });
  });

  it('is ignored if it is the current one', async () => {
    await request(user.email.toUpperCase()).expect(200);
    expect(await profile()).toMatchObject({ email: user.email, pending_email: null });
  });

  it('is requested once by a repeated call', async () => {
    const key = randomUUID();
    await request().set('Idempotency-Key', key).expect(200);
    await tokenFor();
    const storedChange = () => app.app.get<Vault>(VAULT).get('email-change', user.id);
    const before = await storedChange();
    await request().set('Idempotency-Key', key).expect(200);
    expect(await storedChange()).toEqual(before);
  });

  it('belongs to the first of two people to confirm it', async () => {
    const other = await app.user('student', `Julian-${people}`);
    await request().expect(200);
    const own = await tokenFor();
    await request(next, other).expect(200);
    const theirs = await tokenFor(next, [own]);
    await confirm(theirs).expect(204);
    expect((await confirm(own).expect(401)).body).toMatchObject(EXISTS);
    expect(await profile(other)).toMatchObject({ email: next });
    expect(await profile()).toMatchObject({ email: user.email, pending_email: null });
    expect(await holderOf(next)).toBe(other.id);
  });

  it('ends password reset links that went to the old one', async () => {
    await app.call('post', '/auth/reset-password').send({ email: user.email }).expect(200);
    const resetToken = await resetTokenFor(user.email, app.dataDir);
    await request().expect(200);
    await confirm(await tokenFor()).expect(204);
    await app
      .call('patch', '/auth/password-reset')
      .set('x-pw-token', resetToken)
      .send({ password: 'a brand new one' })
      .expect(403);
  });
});

describe('a change of email address', () => {
  const keep = (token: string) => app.call('patch', '/auth/keep-email').set('x-email-token', token);
  const isSignedIn = async (token: string) =>
    (await app.call('get', '/users/profile', { token })).status === 200;

  it('asks for the password, since a session is not enough', async () => {
    const ask = (password?: string) =>
      app.call('patch', '/users/profile', user).send({ email: next, password });
    expect((await ask().expect(422)).body.fields).toEqual({ password: 'Password is a required field' });
    expect((await ask('not this one').expect(422)).body).toMatchObject({
      code: 'wrong-password',
      fields: { password: expect.any(String) },
    });
    expect(await profile()).toMatchObject({ pending_email: null });
    await request().expect(200);
    await ask().expect(200);
  });

  it('ends all sessions but the one that asked for it', async () => {
    const elsewhere = await app.signIn(user.email);
    await request().expect(200);
    const token = await tokenFor();
    expect(await isSignedIn(elsewhere)).toBe(true);
    await confirm(token).expect(204);
    expect([await isSignedIn(elsewhere), await isSignedIn(user.token)]).toEqual([false, true]);
  });

  it.each(['waits for its link', 'is confirmed'])(
    'can be stopped from the old address while it %s',
    async (state) => {
      await request().expect(200);
      const token = await tokenFor();
      const keepToken = await keepTokenFor(user.email, app.dataDir);
      if (state === 'is confirmed') await confirm(token).expect(204);
      const key = randomUUID();
      await keep(keepToken).set('Idempotency-Key', key).expect(204);
      await keep(keepToken).set('Idempotency-Key', key).expect(204);
      await confirm(token).expect(403);
      expect(await isSignedIn(user.token)).toBe(false);
      await signIn(next).expect(401);
      await signIn(user.email).expect(401);
      await app
        .call('patch', '/auth/password-reset')
        .set('x-pw-token', await resetTokenFor(user.email, app.dataDir))
        .send({ password: 'a brand new one' })
        .expect(200);
      const session = await app.signIn(user.email, 'a brand new one');
      expect(await profile({ ...user, token: session })).toMatchObject({
        email: user.email,
        pending_email: null,
      });
    },
  );

  it('can be stopped from the first address, which ends later links', async () => {
    await request().expect(200);
    await confirm(await tokenFor()).expect(204);
    const last = `last-${next}`;
    await request(last).expect(200);
    await confirm(await tokenFor(last)).expect(204);
    const [first, second] = [
      await keepTokenFor(user.email, app.dataDir),
      await keepTokenFor(next, app.dataDir),
    ];
    await keep(first).expect(204);
    await keep(second).expect(403);
    await keep('never-issued').expect(403);
    expect(await app.app.get(EmailAddresses).ownerOf(user.email)).toBe(user.id);
  });

  it('reserves the old address for a day without letting it sign in', async () => {
    await request().expect(200);
    await confirm(await tokenFor()).expect(204);
    const other = await app.user('student', `Julian-${people}`);
    expect((await request(user.email, other).expect(401)).body).toMatchObject(EXISTS);
    await signIn(user.email).expect(401);
    await release(user.email);
    await request(user.email, other).expect(200);
  });
});

describe('an email confirmation link', () => {
  const refused = async (token: string) =>
    expect((await confirm(token).expect(403)).body).toMatchObject({
      code: 'invalid-email-token',
      message: 'Token is not valid',
    });

  it('works once, except for a repeat of the same call', async () => {
    await request().expect(200);
    const token = await tokenFor();
    const key = randomUUID();
    await confirm(token).set('Idempotency-Key', key).expect(204);
    const types = await typesOf(user);
    await confirm(token).set('Idempotency-Key', key).expect(204);
    expect(await typesOf(user)).toEqual(types);
    await refused(token);
  });

  it('is refused if it was never issued', async () => {
    await request().expect(200);
    const token = await tokenFor();
    await refused('');
    await refused(user.id);
    await refused(`${user.id}.null`);
    await refused(`${token}x`);
    expect(await profile()).toMatchObject({ email: user.email, pending_email: next });
  });

  it('ends with a newer request', async () => {
    await request().expect(200);
    const first = await tokenFor();
    await request().expect(200);
    const second = await tokenFor(next, [first]);
    await refused(first);
    await request(`other-${next}`).expect(200);
    await tokenFor(`other-${next}`);
    await refused(second);
    expect(await profile()).toMatchObject({ email: user.email, pending_email: `other-${next}` });
  });

  it('ends when the change is withdrawn', async () => {
    await request().expect(200);
    const token = await tokenFor();
    await withdraw().expect(204);
    await withdraw().expect(204);
    expect(await profile()).toMatchObject({ email: user.email, pending_email: null });
    await refused(token);
  });

  it('expires', async () => {
    await request().expect(200);
    const token = await tokenFor();
    const vault = app.app.get<Vault>(VAULT);
    const { value } = (await vault.get('email-change', user.id))!;
    const expiresAt = new Date(Date.now() - 1).toISOString();
    await vault.put('email-change', user.id, value, { owner: user.id, expiresAt });
    await refused(token);
    expect(await profile()).toMatchObject({ pending_email: null });
  });

  it('is limited for each person who asks', async () => {
    for (let i = 0; i < 5; i++) await request(`guess-${i}-${next}`).expect(200);
    expect((await request().expect(429)).body.code).toBe('too-many-requests');
    await app.call('patch', '/users/profile', user).send({ city: 'Keene' }).expect(200);
  });
});

describe('an interrupted change of email address', () => {
  /** Simulates a call that was interrupted right after it had confirmed the new address. */
  async function interrupted(): Promise<string> {
    await request().expect(200);
    await tokenFor();
    const vault = app.app.get<Vault>(VAULT);
    const { value } = (await vault.get<{ requestId: string }>('email-change', user.id))!;
    await vault.put('email-change', user.id, { ...value, confirmedBy: randomUUID() }, { owner: user.id });
    return value.requestId;
  }
  const finish = (requestId: string) =>
    app.app.get(Jobs).run(FINISH_EMAIL_CHANGE, { userId: user.id, requestId }, 20_000);

  it('is finished by a job', async () => {
    const requestId = await interrupted();
    await finish(requestId);
    await finish(requestId);
    expect(await profile()).toMatchObject({ email: next, pending_email: null });
    expect([await holderOf(user.email), await holderOf(next)]).toEqual([user.id, user.id]);
  });

  it('is finished even if the new address was already reserved', async () => {
    const requestId = await interrupted();
    await app.app.get(EmailAddresses).reserve(next, user.id);
    await finish(requestId);
    expect(await profile()).toMatchObject({ email: next });
    expect([await holderOf(user.email), await holderOf(next)]).toEqual([user.id, user.id]);
  });

  it('is finished before another one begins', async () => {
    await interrupted();
    await request(`other-${next}`).expect(200);
    expect(await profile()).toMatchObject({ email: next, pending_email: `other-${next}` });
    expect([await holderOf(user.email), await holderOf(next)]).toEqual([user.id, user.id]);
  });

  it('leaves both addresses free if the account is deleted', async () => {
    await interrupted();
    await app.app.get(EmailAddresses).reserve(next, user.id);
    const admin = await app.user('admin', `Ada-${people}`);
    await app.call('delete', `/admin/user/${user.id}`, admin).expect(204);
    const holders = () => Promise.all([holderOf(user.email), holderOf(next)]);
    await eventually(holders, (found) => found.every((holder) => holder === null));
    await eventually(
      async () => [...(await mailsTo(next, app.dataDir)), ...(await mailsTo(user.email, app.dataDir))],
      (mails) => mails.length === 0,
    );
  });
});

it('deleting an account leaves no pending address or mail', async () => {
  await request().expect(200);
  const token = await tokenFor();
  const admin = await app.user('admin', `Ada-${people}`);
  await app.call('delete', `/admin/user/${user.id}`, admin).expect(204);
  const vault = app.app.get<Vault>(VAULT);
  await eventually(
    () => vault.owned('email-change', user.id),
    (entries) => entries.length === 0,
  );
  await confirm(token).expect(403);
  await eventually(
    async () => [...(await mailsTo(next, app.dataDir)), ...(await mailsTo(user.email, app.dataDir))],
    (mails) => mails.length === 0,
  );
});
