import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Tokens } from '../../contract/identity';
import { SEND_RESET_LINK } from '../../src/modules/identity/sign-in/password-reset';
import { History } from '../../src/platform/history/history';
import { PASSWORD, TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';

let app: TestApp;
let admin: User;
let counselor: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  counselor = await app.user('counselor', 'Daniel');
});

afterAll(() => app.dispose());

const newStudent = (email: string, counselorId: string) => ({
  first_name: 'Maya',
  last_name: 'Torres',
  email,
  phone_number: '6465551000',
  password: PASSWORD,
  counselor_id: counselorId,
});

const refreshWith = (tokens: Tokens) =>
  app.call('post', '/auth/refresh').set('token', tokens.token).set('refresh-token', tokens.refreshToken);

describe('signing in', () => {
  it('returns tokens and sets the refresh token as an HttpOnly cookie', async () => {
    const { body, headers } = await app
      .call('post', '/auth/login')
      .send({ email: counselor.email.toUpperCase(), password: PASSWORD })
      .expect(200);
    expect(body).toEqual({ token: expect.any(String), refreshToken: expect.any(String) });
    expect(headers['set-cookie']![0]).toMatch(/^refresh=.+HttpOnly; SameSite=Strict/);
  });

  it('remembers the device in a cookie that no script reads', async () => {
    const { headers } = await app
      .call('post', '/auth/login')
      .send({ email: counselor.email, password: PASSWORD })
      .expect(200);
    expect(headers['set-cookie']![1]).toMatch(/^device=.+Path=\/api\/auth; HttpOnly; SameSite=Lax/);
  });

  it('refuses a wrong password and an unknown address alike', async () => {
    for (const email of [counselor.email, 'nobody@example.test']) {
      const { body } = await app
        .call('post', '/auth/login')
        .send({ email, password: 'wrong password' })
        .expect(401);
      expect(body).toEqual({
        statusCode: 401,
        code: 'invalid-credentials',
        message: 'invalid email or password',
      });
    }
  });

  it('names each invalid field', async () => {
    const { body } = await app
      .call('post', '/auth/login')
      .send({ email: 'x', password: 'short' })
      .expect(422);
    expect(body.fields).toEqual({
      email: 'Email should have a minimum length of 5',
      password: 'Password should have a minimum length of 8',
    });
  });

  it('is limited per address and account', async () => {
    const attempt = () =>
      app.call('post', '/auth/login').send({ email: 'guessed@example.test', password: 'a guess or two' });
    for (let i = 0; i < 10; i++) await attempt().expect(401);
    const { body } = await attempt().expect(429);
    expect(body.code).toBe('too-many-requests');
  });
});

describe('signing up through a counselor’s link', () => {
  it('shows anyone whose link it is', async () => {
    const { body } = await app.call('get', `/users/counselor/${counselor.id}/profile`).expect(200);
    expect(body.data.attributes).toEqual({ firstName: 'Daniel', lastName: 'Example' });
    await app.call('get', `/users/counselor/${admin.id}/profile`).expect(404);
  });

  it('creates a student of that counselor', async () => {
    const { body } = await app
      .call('post', '/auth/student/register')
      .send(newStudent('maya@example.test', counselor.id))
      .expect(200);
    const { body: profile } = await app.call('get', '/users/profile', { token: body.token }).expect(200);
    expect(profile.data.attributes).toMatchObject({
      first_name: 'Maya',
      email: 'maya@example.test',
      role: 'student',
    });
    const { body: list } = await app.call('get', '/users/list-access', counselor).expect(200);
    expect(list.data).toEqual([
      {
        id: profile.data.id,
        attributes: {
          relation: 'student',
          firstName: 'Maya',
          lastName: 'Torres',
          email: 'maya@example.test',
        },
        relationships: {
          student: { data: { id: profile.data.id, attributes: { firstName: 'Maya', lastName: 'Torres' } } },
        },
      },
    ]);

    const { body: again } = await app
      .call('post', '/auth/student/register')
      .send(newStudent('Maya@example.test', counselor.id))
      .expect(401);
    expect(again).toMatchObject({ code: 'user-exists', message: 'User already exists.' });
  });

  it('names the counselor’s schools', async () => {
    const school = { name: 'Northfield High', description: 'A public high school.' };
    const { body } = await app.call('post', '/admin/entity', admin).send(school).expect(201);
    const named = await app.user('counselor', 'Nora');
    await app.call('post', `/admin/entity/${body.id}/user`, admin).send({ email: named.email }).expect(200);
    const { body: profile } = await app.call('get', `/users/counselor/${named.id}/profile`).expect(200);
    expect(profile.data.relationships.entities.data).toEqual([
      { id: body.id, attributes: { name: 'Northfield High' } },
    ]);
  });

  it('takes the grade and any spelling of the phone number', async () => {
    const { body } = await app
      .call('post', '/auth/student/register')
      .send({
        ...newStudent('senior@example.test', counselor.id),
        phone_number: '+1 (646) 555-1000',
        grade: '12th',
      })
      .expect(200);
    const { body: profile } = await app.call('get', '/users/profile', { token: body.token }).expect(200);
    expect(profile.data.attributes).toMatchObject({
      phone_number: '6465551000',
      grade: '12th',
      grade_told: true,
    });
  });

  it('happens once if the same request is sent twice', async () => {
    const send = () =>
      app
        .call('post', '/auth/student/register')
        .set('Idempotency-Key', 'sign-up-1')
        .send(newStudent('twice@example.test', counselor.id));
    await send().expect(200);
    await send().expect(200);
  });

  it('creates one account if several requests take the address at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        app.call('post', '/auth/student/register').send(newStudent('race@example.test', counselor.id)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('is refused without a valid link', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    await app
      .call('post', '/auth/student/register')
      .send(newStudent('lost@example.test', unknown))
      .expect(404);
  });
});

describe('refreshing a session', () => {
  const signIn = async () =>
    (await app.call('post', '/auth/login').send({ email: admin.email, password: PASSWORD }).expect(200))
      .body as Tokens;

  it('rotates the token, and a reused one ends the whole family', async () => {
    const first = await signIn();
    const second = (await refreshWith(first).expect(200)).body as Tokens;
    const third = (await refreshWith(second).expect(200)).body as Tokens;
    expect((await refreshWith(first).expect(401)).body.code).toBe('refresh-failed');
    await refreshWith(third).expect(401);
  });

  it('gives two tabs that refresh at once the same successor', async () => {
    const before = await signIn();
    const both = await Promise.all([refreshWith(before).expect(200), refreshWith(before).expect(200)]);
    const [one, other] = both.map(({ body }) => body as Tokens);
    expect(one!.refreshToken).toBe(other!.refreshToken);
    await refreshWith(one!).expect(200);
  });

  it('ends the family when the previous token comes again later', async () => {
    const before = await signIn();
    const after = (await refreshWith(before).expect(200)).body as Tokens;
    const later = Date.now() + 11_000;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    try {
      await refreshWith(before).expect(401);
      await refreshWith(after).expect(401);
    } finally {
      jest.restoreAllMocks();
    }
  });

  it('needs a signed token and the refresh token of its user', async () => {
    const tokens = await signIn();
    const { body } = await app
      .call('post', '/auth/refresh')
      .set('refresh-token', tokens.refreshToken)
      .expect(401);
    expect(body).toMatchObject({ code: 'missing-user-id', message: 'Missing userId from token.' });
    await refreshWith({ token: counselor.token, refreshToken: tokens.refreshToken }).expect(401);
    await refreshWith({ token: `${tokens.token}x`, refreshToken: tokens.refreshToken }).expect(401);
  });

  it('is refused after the session has ended', async () => {
    const tokens = await signIn();
    await app.call('post', '/auth/logout').set('refresh-token', tokens.refreshToken).expect(204);
    await refreshWith(tokens).expect(401);
  });
});

describe('passwords', () => {
  const mailTo = (email: string) =>
    eventually(
      async () => {
        const folder = join(app.dataDir, 'mail');
        const files = await readdir(folder).catch(() => []);
        const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
        return mails.filter((mail) => mail.includes(`To: ${email}`)).at(-1) ?? '';
      },
      (mail) => mail !== '',
    );

  it('are reset through a mailed link that works once', async () => {
    const user = await app.user('counselor', 'Forgetful');
    const session = (await app.call('post', '/auth/login').send({ email: user.email, password: PASSWORD }))
      .body as Tokens;
    const asked = await app.call('post', '/auth/reset-password').send({ email: user.email }).expect(200);
    const unknown = await app
      .call('post', '/auth/reset-password')
      .send({ email: 'who@example.test' })
      .expect(200);
    expect(asked.body).toEqual(unknown.body);

    const mail = (await mailTo(user.email)).replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const token = /reset-password\?token=([\w-]+)/.exec(mail)![1]!;
    const reset = (password: string) =>
      app.call('patch', '/auth/password-reset').set('x-pw-token', token).send({ password });
    await reset('short').expect(422);
    const { body } = await reset('a brand new one').expect(200);
    expect(body).toEqual({ newToken: expect.any(String), refreshToken: expect.any(String) });
    expect((await reset('another new one').expect(403)).body.message).toBe('Token is not valid');
    await app.call('post', '/auth/login').send({ email: user.email, password: PASSWORD }).expect(401);
    await app.signIn(user.email, 'a brand new one');
    await refreshWith(session).expect(401);
  });

  it('cause the same work for any reset request, and no event', async () => {
    const user = await app.user('counselor', 'Asked');
    const jobs = new Database(join(app.dataDir, 'jobs.db'), { readonly: true });
    const links = () => jobs.prepare('SELECT id FROM jobs WHERE name = ?').all(SEND_RESET_LINK).length;
    const history = app.app.get(History);
    const head = await history.head();
    for (const email of [user.email, 'nobody-here@example.test']) {
      const before = links();
      await app.call('post', '/auth/reset-password').send({ email }).expect(200);
      expect(links()).toBe(before + 1);
    }
    await mailTo(user.email);
    expect(await history.head()).toBe(head);
    jobs.close();
  });

  it('can be changed by a user who knows the old one', async () => {
    const user = await app.user('exam_admin', 'Grace');
    const change = (password: string, newPass: string) =>
      app.call('patch', '/auth/update-pass', user).send({ password, newPass });
    expect((await change('not the old one', 'a brand new one').expect(422)).body.message).toBe(
      'Password is incorrect',
    );
    expect((await change(PASSWORD, PASSWORD).expect(422)).body.message).toBe(
      'New Password has to be different from the Old Password.',
    );
    await change(PASSWORD, 'a brand new one').expect(204);
    await app.signIn(user.email, 'a brand new one');
  });

  it('are changed once by a call that is repeated after a lost response', async () => {
    const user = await app.user('exam_admin', 'Again');
    const change = () =>
      app
        .call('patch', '/auth/update-pass', user)
        .set('Idempotency-Key', 'lost')
        .send({ password: PASSWORD, newPass: 'a brand new one' });
    await change().expect(204);
    const head = await app.app.get(History).head();
    await change().expect(204);
    expect(await app.app.get(History).head()).toBe(head);
    const another = { password: 'a brand new one', newPass: 'yet another one' };
    await app.call('patch', '/auth/update-pass', user).send(another).expect(204);
    await change().expect(422);
  });
});
