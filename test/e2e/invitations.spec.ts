import { History } from '../../src/platform/history/history';
import { JOB_QUEUE, type JobQueue } from '../../src/platform/jobs/job-queue';
import { TestApp, type User } from '../support/app';
import { invitationTokenFor, mailsTo, resetTokenFor } from '../support/mails';

const NEW = 'a password of my own';

let app: TestApp;
let admin: User;
let accountAdmin: User;
let counselor: User;
let entityId: string;

beforeAll(async () => {
  app = await TestApp.start(undefined, { PEOPLE_PER_IP: '1000' });
  admin = await app.user('admin', 'Ada');
  accountAdmin = await app.user('account_admin', 'Principal');
  counselor = await app.user('counselor', 'Daniel');
  entityId = await created('/admin/entity', admin, { name: 'Harbor High', description: '' });
  for (const { email } of [accountAdmin, counselor])
    await app.call('post', `/admin/entity/${entityId}/user`, admin).send({ email }).expect(200);
  await app.settled();
});

afterAll(() => app.dispose());

async function created(path: string, user: User, body: object): Promise<string> {
  const answer = await app.call('post', path, user).send(body).expect(201);
  return (answer.body as { id: string }).id;
}

const emailOf = (name: string) => `${name.toLowerCase()}@example.test`;

const personCalled = (name: string, role = 'student') => ({
  ...{ first_name: name, last_name: 'Invited', role },
  email: emailOf(name),
});

const invite = (by: User, name: string, role = 'student', more = {}) =>
  created('/invitations', by, { ...personCalled(name, role), ...more });

const tokenOf = (name: string, mails?: number) => invitationTokenFor(emailOf(name), app.dataDir, mails);

const read = (token: string) => app.call('get', '/auth/invitation').set('x-pw-token', token);
const accept = (token: string, password = NEW) =>
  app.call('patch', '/auth/invitation').set('x-pw-token', token).send({ password });

const waitingFor = async (user: User): Promise<string[]> => {
  const { body } = await app.call('get', '/invitations?pageSize=500', user).expect(200);
  return (body as { data: { id: string }[] }).data.map(({ id }) => id);
};

const historyOf = async (userId: string) =>
  (await app.app.get(History).read(`account-${userId}`)).map(({ type }) => type);

describe('an invitation', () => {
  it('is a mail with a link that sets the first password once', async () => {
    const id = await invite(counselor, 'Maya', 'student', { grade: '11th' });
    const token = await tokenOf('Maya');
    const { body } = await read(token).expect(200);
    expect(body.data).toEqual({
      firstName: 'Maya',
      email: emailOf('Maya'),
      school: 'Harbor High',
      invitedBy: 'Daniel Example',
    });
    expect(await waitingFor(counselor)).toContain(id);
    await accept(token, 'short').expect(422);
    const { newToken } = (await accept(token).expect(200)).body as { newToken: string };
    const profile = await app.call('get', '/users/profile', { token: newToken }).expect(200);
    expect(profile.body.data).toMatchObject({ id, attributes: { grade: '11th', grade_told: true } });
    expect((await accept(token).expect(403)).body.code).toBe('invalid-invitation');
    await read(token).expect(403);
    await app.signIn(emailOf('Maya'), NEW);
    expect(await waitingFor(counselor)).not.toContain(id);
    expect(await historyOf(id)).toEqual([
      'AccountRegistered',
      'AccountInvited',
      'ProfileChanged',
      'InvitationIssued',
      'InvitationAccepted',
    ]);
    const taken = await app.call('get', '/users/export', { token: newToken }).expect(200);
    expect((taken.body as { data: { invitation: unknown } }).data.invitation).toEqual([
      { invitedAt: expect.any(String), sentAt: expect.any(String), acceptedAt: expect.any(String) },
    ]);
    const students = await app.call('get', '/users/list-access', counselor).expect(200);
    expect(JSON.stringify(students.body)).toContain(id);
  });

  it('shows a school name of several lines in one line', async () => {
    const name = 'Hill\r\n\r\nSchool';
    const id = await created('/admin/entity', admin, { name, description: '' });
    await invite(admin, 'Lined', 'student', { entity_id: id });
    const { body } = await read(await tokenOf('Lined')).expect(200);
    expect((body as { data: { school: string } }).data.school).toBe('Hill School');
    expect((await mailsTo(emailOf('Lined'), app.dataDir)).join()).toContain('at Hill School');
  });

  it('does not show at sign-in that the account has no password yet', async () => {
    await invite(counselor, 'Silent');
    const answers = [];
    for (const email of [emailOf('Silent'), counselor.email, 'nobody-at-all@example.test']) {
      const { status, body } = await app.call('post', '/auth/login').send({ email, password: NEW });
      answers.push([status, body]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[2]).toEqual(answers[1]);
  });

  it('is sent again with a link that replaces the first', async () => {
    const id = await invite(accountAdmin, 'Twice', 'counselor');
    const first = await tokenOf('Twice');
    await app.call('post', `/invitations/${id}/mail`, accountAdmin).expect(204);
    const second = await tokenOf('Twice', 2);
    await read(first).expect(403);
    await accept(second).expect(200);
    expect((await app.call('post', `/invitations/${id}/mail`, accountAdmin).expect(409)).body.code).toBe(
      'invitation-accepted',
    );
  });

  it('is accepted by a password reset as well', async () => {
    const id = await invite(counselor, 'Resets');
    const token = await tokenOf('Resets');
    await app
      .call('post', '/auth/reset-password')
      .send({ email: emailOf('Resets') })
      .expect(200);
    const resetToken = await resetTokenFor(emailOf('Resets'), app.dataDir);
    await app
      .call('patch', '/auth/password-reset')
      .set('x-pw-token', resetToken)
      .send({ password: NEW })
      .expect(200);
    await read(token).expect(403);
    expect((await historyOf(id)).slice(-2)).toEqual(['PasswordChanged', 'InvitationAccepted']);
  });

  it('is withdrawn with the account until it is accepted', async () => {
    const id = await invite(counselor, 'Mistaken');
    const token = await tokenOf('Mistaken');
    await app.call('delete', `/invitations/${id}`, counselor).expect(204);
    await read(token).expect(403);
    await accept(token).expect(403);
    await app
      .call('post', '/auth/login')
      .send({ email: emailOf('Mistaken'), password: NEW })
      .expect(401);
    expect(await waitingFor(admin)).not.toContain(id);
    expect((await historyOf(id)).slice(-2)).toEqual(['InvitationTakenBack', 'AccountErased']);

    const stays = await invite(counselor, 'Quicker');
    await accept(await tokenOf('Quicker')).expect(200);
    const { body } = await app.call('delete', `/invitations/${stays}`, counselor).expect(409);
    expect(body.message).toBe('This invitation was already accepted. The account is in use.');
    await app.signIn(emailOf('Quicker'), NEW);
  });

  it('is refused for an address that has an account', async () => {
    const body = personCalled('Daniel', 'student');
    const refused = await app.call('post', '/invitations', accountAdmin).send(body).expect(409);
    expect(refused.body.code).toBe('user-exists');
  });

  it('is created once when the call is repeated', async () => {
    const send = () =>
      app
        .call('post', '/invitations', counselor)
        .set('Idempotency-Key', 'invited-once')
        .send(personCalled('Once'))
        .expect(201);
    const [first, again] = [await send(), await send()];
    expect(again.body).toEqual(first.body);
    await tokenOf('Once');
    const queue = app.app.get<JobQueue>(JOB_QUEUE);
    expect(await queue.parked()).toEqual([]);
    expect(
      (await historyOf((first.body as { id: string }).id)).filter((type) => /Issued/.test(type)),
    ).toEqual(['InvitationIssued']);
  });
});

describe('the user who may invite', () => {
  it.each([
    ['counselor', 'student'],
    ['account_admin', 'student', 'counselor', 'account_admin'],
    ['admin', 'student', 'counselor', 'account_admin', 'exam_admin', 'admin'],
  ])('%s: %s %s %s %s %s', async (by, ...allowed) => {
    const user = { counselor, account_admin: accountAdmin, admin }[by]!;
    const outcomes: Record<string, number> = {};
    for (const role of ['student', 'counselor', 'account_admin', 'exam_admin', 'admin']) {
      const body = personCalled(`${by.replace('_', '')}asks${role.replace('_', '')}`, role);
      const { status } = await app.call('post', '/invitations', user).send(body);
      outcomes[role] = status;
    }
    const expected = Object.fromEntries(
      Object.keys(outcomes).map((role) => [role, allowed.includes(role) ? 201 : 422]),
    );
    expect(outcomes).toEqual(expected);
  });

  it('chooses among permitted entities and sees only their invitations', async () => {
    const stranger = await app.user('account_admin', 'Stranger');
    const other = await created('/admin/entity', admin, { name: 'Hill School', description: '' });
    await app.call('post', `/admin/entity/${other}/user`, admin).send({ email: stranger.email }).expect(200);
    const body = { ...personCalled('Chosen'), entity_id: other };
    await app.call('post', '/invitations', accountAdmin).send(body).expect(403);
    await created('/invitations', stranger, { ...personCalled('Own'), entity_id: other });
    const id = await created('/invitations', admin, body);
    expect(await waitingFor(stranger)).toContain(id);
    expect(await waitingFor(accountAdmin)).not.toContain(id);
    for (const user of [accountAdmin, counselor]) {
      await app.call('delete', `/invitations/${id}`, user).expect(404);
      await app.call('post', `/invitations/${id}/mail`, user).expect(404);
    }
    await app.call('delete', `/invitations/${id}`, stranger).expect(204);
  });

  it('no longer sees an invitation once one of the two has left the school', async () => {
    const by = await app.user('counselor', 'Leaver');
    const head = await app.user('account_admin', 'Formerly');
    for (const { email } of [by, head])
      await app.call('post', `/admin/entity/${entityId}/user`, admin).send({ email }).expect(200);
    const ids = [await invite(by, 'Stayer'), await invite(head, 'Teacher', 'counselor')];
    await app.settled();
    expect(await waitingFor(by)).toEqual([ids[0]]);
    for (const user of [by, head])
      await app.call('delete', `/admin/entity/${entityId}/user/${user.id}`, admin).expect(204);
    for (const [index, user] of [by, head].entries()) {
      await app.call('delete', `/invitations/${ids[index]}`, user).expect(404);
      await app.call('post', `/invitations/${ids[index]}/mail`, user).expect(404);
      expect(await waitingFor(user)).toEqual([]);
    }
    await app.call('delete', `/invitations/${ids[0]}`, accountAdmin).expect(204);
  });
});
