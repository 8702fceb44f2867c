import { PASSWORD, TestApp, type User } from '../support/app';
import { LiveClient } from '../support/live';
import { inDays, Sessions } from '../support/sessions';

let app: TestApp;
let admin: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
});

afterAll(() => app.dispose());

describe('a changed role', () => {
  it('applies at once: the next call with the old token is refused', async () => {
    const user = await app.user('counselor', 'Promoted');
    await app.call('get', '/admin/all', user).expect(403);
    await app
      .call('patch', `/users/role/${user.id}`, admin)
      .set('studentid', user.id)
      .send({ role: 'account_admin' })
      .expect(204);
    expect((await app.call('get', '/users/profile', user).expect(401)).body.code).toBe('token-outdated');
    await app.call('get', '/admin/all', { token: await app.signIn(user.email) }).expect(200);
  });

  it('says beforehand how many booked sessions it ends', async () => {
    const counselor = await app.user('counselor', 'Booked');
    const student = await app.user('student', 'Booking');
    const sessions = new Sessions(app, admin);
    await sessions.booked(student, counselor, inDays(3));
    await sessions.request(student, inDays(4));
    await app.settled();
    const effects = (user: User, id: string) => app.call('get', `/users/role/${id}/effects`, user);
    const { body } = await effects(admin, counselor.id).expect(200);
    expect((body as { data: { attributes: unknown } }).data.attributes).toEqual({ sessions: 1 });
    await effects(await app.user('account_admin', 'Stranger'), counselor.id).expect(403);
    await effects(counselor, counselor.id).expect(403);
  });

  it('is pushed to the open browser, as is deletion, which disconnects it', async () => {
    const user = await app.user('counselor', 'Watching');
    const browser = await LiveClient.connect(app.url, user.token);
    await app.call('patch', `/users/role/${user.id}`, admin).send({ role: 'account_admin' }).expect(204);
    await browser.next(({ name, id }) => name === 'account.changed' && id === user.id);
    const ended = browser.ended();
    await app.call('delete', `/admin/user/${user.id}`, admin).expect(204);
    expect(await ended).toBe('io server disconnect');
    expect(browser.events).toHaveLength(2);
  });

  it('of a student, or deletion, is pushed to users who see the student', async () => {
    const [counselor, student] = [
      await app.user('counselor', 'Looking'),
      await app.user('student', 'Leaving'),
    ];
    await app.grantAccess(counselor, student);
    const browsers = [
      await LiveClient.connect(app.url, counselor.token),
      await LiveClient.connect(app.url, admin.token),
    ];
    await app.call('delete', `/admin/user/${student.id}`, admin).expect(204);
    for (const browser of browsers) {
      await browser.next(({ name, id }) => name === 'access.changed' && id === student.id);
      browser.close();
    }
    await app.call('get', `/v2/tasks/${student.id}`, counselor).expect(404);
  });

  it('is set by an account admin in the same entity only, never for oneself', async () => {
    const accountAdmin = await app.user('account_admin', 'Miriam');
    const inside = await app.user('counselor', 'Inside');
    const outside = await app.user('counselor', 'Outside');
    const { body } = await app
      .call('post', '/admin/entity', admin)
      .send({ name: 'Northgate', description: '' })
      .expect(201);
    for (const { email } of [accountAdmin, inside]) {
      await app.call('post', `/admin/entity/${body.id}/user`, admin).send({ email }).expect(200);
    }
    const change = (id: string, role: string) =>
      app.call('patch', `/users/role/${id}`, accountAdmin).send({ role });
    await change(inside.id, 'account_admin').expect(204);
    await change(outside.id, 'account_admin').expect(403);
    await change(accountAdmin.id, 'counselor').expect(403);
    await change(inside.id, 'admin').expect(422);
    await change('unknown', 'counselor').expect(404);
    const { body: users } = await app
      .call('get', '/admin/all?role=counselor,account_admin', accountAdmin)
      .expect(200);
    expect(users.data.map((user: { id: string }) => user.id).sort()).toEqual(
      [accountAdmin.id, inside.id].sort(),
    );
  });
});

describe('staff with the right to manage accounts', () => {
  it('register counselors and students into their own entity', async () => {
    const accountAdmin = await app.user('account_admin', 'Olga');
    const { body: entity } = await app
      .call('post', '/admin/entity', admin)
      .send({ name: 'Southgate' })
      .expect(201);
    await app
      .call('post', `/admin/entity/${entity.id}/user`, admin)
      .send({ email: accountAdmin.email })
      .expect(200);
    const person = {
      first_name: 'Maya',
      last_name: 'Torres',
      email: 'new-here@example.test',
      phone_number: '6465551000',
      password: PASSWORD,
    };
    await app
      .call('post', '/auth/register', accountAdmin)
      .send({ ...person, role: 'student' })
      .expect(200);
    await app
      .call('post', '/auth/register', accountAdmin)
      .send({ ...person, role: 'admin' })
      .expect(422);
    const { body } = await app.call('get', '/users/list-access', accountAdmin).expect(200);
    expect(body.data.map((entry: { attributes: { email: string } }) => entry.attributes.email)).toEqual([
      person.email,
    ]);
  });

  it('create admins, and find and delete accounts', async () => {
    const body = {
      first_name: 'Second',
      last_name: 'Admin',
      email: 'second@example.test',
      password: PASSWORD,
    };
    await app.call('post', '/admin/create', admin).send(body).expect(204);
    const { body: found } = await app.call('get', '/admin/all?q=SECOND', admin).expect(200);
    expect(found.data).toHaveLength(1);
    expect(found.data[0].attributes).toMatchObject({ email: body.email, role: 'admin', relation: 'admin' });
    const token = await app.signIn(body.email);
    await app.call('delete', `/admin/user/${found.data[0].id}`, admin).expect(204);
    await app.call('get', '/users/profile', { token }).expect(401);
    expect((await app.call('get', '/admin/all?q=second', admin).expect(200)).body.data).toEqual([]);
    const { body: own } = await app.call('delete', `/admin/user/${admin.id}`, admin).expect(409);
    expect(own.message).toBe('You can’t delete your own account.');
  });

  it('sync an exam admin’s access to all students without an entity', async () => {
    const examAdmin = await app.user('exam_admin', 'Sync');
    const student = await app.user('student', 'Synced');
    const { body } = await app.call('post', '/users/access/sync', examAdmin).expect(200);
    expect(body).toEqual({
      message: 'Access synced.',
      count: expect.any(Number),
      syncedAt: expect.any(String),
    });
    expect(body.count).toBeGreaterThan(0);
    const { body: list } = await app.call('get', '/users/list-access', examAdmin).expect(200);
    expect(list.data.map(({ id }: { id: string }) => id)).toContain(student.id);
    expect((await app.call('post', '/users/access/sync', examAdmin).expect(200)).body.count).toBe(0);
  });
});
