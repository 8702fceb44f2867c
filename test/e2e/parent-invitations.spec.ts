import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { LiveClient } from '../support/live';
import { invitationTokenFor, mailsTo } from '../support/mails';

let app: TestApp;
let counselor: User;

beforeAll(async () => {
  app = await TestApp.start(undefined, { PEOPLE_PER_IP: '1000' });
  counselor = await app.user('counselor', 'Daniel');
});

afterAll(() => app.dispose());

describe('an invitation of a parent', () => {
  const inviteAs = (by: User, of: User, email: string, name = 'Pat') =>
    app.call('post', `/users/${of.id}/parents`, by).send({ first_name: name, last_name: 'Novak', email });

  const invite = async (of: User, email: string): Promise<string> =>
    ((await inviteAs(of, of, email).expect(201)).body as { id: string }).id;

  const parentsOf = async (of: User) =>
    ((await app.call('get', `/users/${of.id}/parents`, of).expect(200)).body as { data: unknown[] }).data;

  const mailed = (email: string, mails = 1) =>
    eventually(
      () => mailsTo(email, app.dataDir),
      (found) => found.length >= mails,
    );

  async function opened(email: string, mails?: number): Promise<{ token: string }> {
    const password = 'a password of my own';
    const link = await invitationTokenFor(email, app.dataDir, mails);
    const call = app.call('patch', '/auth/invitation').set('x-pw-token', link);
    const { body } = await call.send({ password }).expect(200);
    return { token: (body as { newToken: string }).newToken };
  }

  it('opens an account that sees nothing of the student before acceptance', async () => {
    const child = await app.user('student', 'Amelia');
    const email = 'pat@example.test';
    const id = await invite(child, email);
    expect(await invite(child, email)).toBe(id);
    expect(await parentsOf(child)).toMatchObject([{ id, attributes: { email, state: 'invited' } }]);
    const pat = await opened(email);
    await app.call('get', `/v2/tasks/${child.id}`, pat).expect(403);
    const children = await app.call('get', '/children', pat).expect(200);
    expect(children.body).toMatchObject({
      data: [{ id: child.id, attributes: { firstName: 'Amelia', state: 'invited' } }],
    });
    await app.call('put', `/children/${counselor.id}/accepted`, pat).expect(404);
    await app.call('put', `/children/${child.id}/accepted`, pat).expect(204);
    await app.call('get', `/v2/tasks/${child.id}`, pat).expect(200);
    await app.call('post', `/users/${child.id}/parents/${id}/mails`, child).expect(409);
    const exported = await app.call('get', '/users/export', child).expect(200);
    expect(JSON.parse(exported.text)).toMatchObject({ data: { parents: [{ email, state: 'accepted' }] } });
    await app.call('delete', `/children/${child.id}`, pat).expect(204);
    await app.call('get', `/v2/tasks/${child.id}`, pat).expect(403);
    expect(await parentsOf(child)).toEqual([]);
  });

  it('waits for acceptance even if the parent has an account', async () => {
    const [child, known] = [await app.user('student', 'Second'), await app.user('parent', 'Known')];
    const first = await app.user('student', 'First');
    await app.linkParent(known, first);
    const id = await invite(child, known.email);
    const [mail] = await mailed(known.email);
    expect(mail).toContain('/parent/overview');
    await app.call('get', `/dashboard/${child.id}`, known).expect(403);
    await app.call('put', `/children/${child.id}/accepted`, known).expect(204);
    await app.call('get', `/dashboard/${child.id}`, known).expect(200);
    expect(await parentsOf(child)).toMatchObject([
      { id, attributes: { firstName: 'Known', lastName: 'Example', state: 'accepted' } },
    ]);
    await app.call('delete', `/users/${child.id}/parents/${id}`, child).expect(204);
    await app.call('get', `/dashboard/${child.id}`, known).expect(403);
    await app.call('get', `/dashboard/${first.id}`, known).expect(200);
  });

  it.each([
    ['counselor', 'Curious', 'Secret'],
    ['admin', 'Daring', 'Almighty'],
    ['student', 'Jealous', 'Classmate'],
  ] as const)('does not reveal that the address belongs to a %s', async (role, inviter, owner) => {
    const [child, other] = [await app.user('student', inviter), await app.user(role, owner)];
    await invite(child, other.email);
    expect(await parentsOf(child)).toMatchObject([
      { attributes: { firstName: 'Pat', lastName: 'Novak', email: other.email, state: 'invited' } },
    ]);
    const [mail] = await mailed(other.email);
    expect(mail).toContain('nothing has changed');
    await app.call('put', `/children/${child.id}/accepted`, other).expect(403);
  });

  it('is sent again, and leaves no account when it is withdrawn unused', async () => {
    const child = await app.user('student', 'Undecided');
    const email = 'nobody@example.test';
    const id = await invite(child, email);
    await mailed(email);
    await app.call('post', `/users/${child.id}/parents/${id}/mails`, child).expect(204);
    const link = await invitationTokenFor(email, app.dataDir, 2);
    await app.call('delete', `/users/${child.id}/parents/${id}`, child).expect(204);
    await app.call('get', '/auth/invitation').set('x-pw-token', link).expect(403);
    expect(await parentsOf(child)).toEqual([]);
  });

  it('is sent by student or counselor, to four at most, never to the student', async () => {
    const child = await app.user('student', 'Crowded');
    await app.grantAccess(counselor, child);
    await inviteAs(await app.user('counselor', 'Foreign'), child, 'one@example.test').expect(403);
    for (const by of [counselor, child])
      for (const email of [child.email, child.email.toUpperCase()])
        await inviteAs(by, child, email).expect(422);
    for (const name of ['one', 'two', 'three', 'four'])
      await inviteAs(counselor, child, `${name}@example.test`).expect(201);
    const refused = await inviteAs(child, child, 'five@example.test').expect(409);
    expect((refused.body as { code: string }).code).toBe('parents-full');
  });

  it('ends with the erasure of either person', async () => {
    const admin = await app.user('admin', 'Ada');
    const [child, one, two] = [
      await app.user('student', 'Leaving'),
      await app.user('parent', 'Staying'),
      await app.user('parent', 'Erased'),
    ];
    await app.linkParent(one, child);
    await app.linkParent(two, child);
    const watching = await LiveClient.connect(app.url, one.token);
    await app.call('delete', `/admin/user/${two.id}`, admin).expect(204);
    await app.settled();
    expect(await parentsOf(child)).toHaveLength(1);
    await app.call('delete', `/admin/user/${child.id}`, admin).expect(204);
    await watching.next((event) => event.name === 'access.changed' && event.id === child.id);
    watching.close();
    await app.call('get', `/dashboard/${child.id}`, one).expect(404);
    expect((await app.call('get', '/children', one).expect(200)).body).toEqual({ data: [] });
  });
});
