import { SUPPORT, supportOf } from '../../contract/messaging';
import { FAMILIES_AND_STAFF } from '../../contract/roles';
import { TestApp, type User } from '../support/app';
import { messagesOver, named } from '../support/messages';

let app: TestApp;
let admin: User;
let secondAdmin: User;
let student: User;

const { live, send, read, see, conversation, contact, unread } = messagesOver(() => app);

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  secondAdmin = await app.user('admin', 'Bea');
  student = await app.user('student', 'Maya');
});

afterAll(() => app.dispose());

async function entityOf(...members: User[]): Promise<string> {
  const { body } = await app.call('post', '/admin/entity', admin).send({ name: 'School' }).expect(201);
  for (const { email } of members)
    await app.call('post', `/admin/entity/${body.id}/user`, admin).send({ email }).expect(200);
  return body.id as string;
}

describe('the staff of one entity', () => {
  it('can write to each other until one of them leaves it', async () => {
    const [counselor, examAdmin] = [
      await app.user('counselor', 'Inside'),
      await app.user('exam_admin', 'Exams'),
    ];
    const outside = await app.user('counselor', 'Outside');
    const school = await entityOf(counselor, examAdmin);
    const [watching, writing] = [await live(examAdmin), await live(counselor)];
    await send(counselor, examAdmin.id, 'Scores are in').expect(201);
    await watching.next(named('message.sent'));
    writing.socket.emit('typing', { to: examAdmin.id });
    await watching.next(named('typing', counselor.id));
    expect(await contact(examAdmin, counselor.id)).toMatchObject({ relation: 'counselor', mayWrite: true });
    expect(await contact(counselor, outside.id)).toBeUndefined();
    await send(outside, counselor.id, 'Hello').expect(403);
    await read(outside, counselor.id).expect(403);
    await app.call('delete', `/admin/entity/${school}/user/${examAdmin.id}`, admin).expect(204);
    expect((await send(counselor, examAdmin.id, 'Still there?').expect(403)).body).toMatchObject({
      code: 'conversation-closed',
      message: 'You can no longer message each other. You can still read past messages.',
    });
    expect(await contact(examAdmin, counselor.id)).toMatchObject({
      mayWrite: false,
      online: false,
      unread: 1,
    });
    expect((await conversation(examAdmin, counselor.id)).data).toHaveLength(1);
    expect(await unread(examAdmin)).toBe(1);
    await see(examAdmin, counselor.id).expect(204);
    expect(await unread(examAdmin)).toBe(0);
  });
});

describe('an admin', () => {
  it('can write to anyone, who may then answer', async () => {
    for (const role of FAMILIES_AND_STAFF) {
      const someone = await app.user(role, `Answering-${role.replace('_', '-')}`);
      await send(someone, admin.id, 'Hello').expect(role === 'admin' ? 201 : 403);
      await send(admin, someone.id, 'Please call us').expect(201);
      await send(someone, admin.id, 'I will').expect(201);
      expect(await contact(someone, admin.id)).toMatchObject({ relation: 'admin', mayWrite: true });
    }
    await send(admin, admin.id, 'Myself').expect(403);
  });
});

describe('Support', () => {
  it('can be written to by everybody and is a contact of all but admins', async () => {
    for (const role of FAMILIES_AND_STAFF) {
      const someone = await app.user(role, `Asking-${role.replace('_', '-')}`);
      await send(someone, SUPPORT, 'Please help').expect(201);
      const listed = await contact(someone, SUPPORT);
      if (role === 'admin') expect(listed).toBeUndefined();
      else expect(listed).toMatchObject({ relation: 'support', firstName: 'Support', mayWrite: true });
    }
  });

  it('is read and answered by every admin, in its own name', async () => {
    const asked = [await live(admin), await live(secondAdmin)];
    const asking = await live(student);
    const before = await unread(secondAdmin);
    const { body } = await send(student, SUPPORT, 'I cannot see my tasks').expect(201);
    for (const client of asked) {
      await client.next(named('message.sent', body.id));
      await client.next(named('access.changed', supportOf(student.id)));
    }
    expect(await contact(secondAdmin, supportOf(student.id))).toMatchObject({
      relation: 'support',
      firstName: 'Maya',
      unread: 1,
      lastMessage: { content: 'I cannot see my tasks', sent_by: student.id },
    });
    expect(await unread(secondAdmin)).toBe(before + 1);
    await see(admin, supportOf(student.id)).expect(204);
    await asking.next(named('message.seen', body.id));
    await asked[1]!.next(named('message.seen', body.id));
    expect(await unread(secondAdmin)).toBe(before);

    const answer = await send(secondAdmin, supportOf(student.id), 'Try again now').expect(201);
    const heard = await asking.next(named('message.sent', answer.body.id as string));
    expect(heard.data).toMatchObject({ senderId: SUPPORT, recipientId: student.id });
    expect(heard.data).not.toHaveProperty('answeredBy');
    const event = await asked[0]!.next(named('message.sent', answer.body.id as string));
    expect(event.data).toMatchObject({ senderId: SUPPORT, answeredBy: 'Bea Example' });
    expect(await unread(student)).toBe(1);
    const [, toStudent] = (await conversation(student, SUPPORT)).data;
    expect(toStudent!.attributes).toMatchObject({ content: 'Try again now', sent_by: SUPPORT });
    expect(toStudent!.attributes).not.toHaveProperty('answered_by');
    const [, toAdmin] = (await conversation(admin, supportOf(student.id))).data;
    expect(toAdmin!.attributes).toMatchObject({ sent_by: SUPPORT, answered_by: 'Bea Example' });
    const { body: audit } = await app
      .call('get', `/admin/audit?type=MessageSent&actor=${secondAdmin.id}`, admin)
      .expect(200);
    expect(audit.data).toHaveLength(1);
    await see(student, SUPPORT).expect(204);
    expect(await unread(student)).toBe(0);
  });

  it('shows typing in both directions', async () => {
    const [first, second, asking] = [await live(admin), await live(secondAdmin), await live(student)];
    asking.socket.emit('typing', { to: SUPPORT });
    await first.next(named('typing', supportOf(student.id)));
    await second.next(named('typing', supportOf(student.id)));
    first.socket.emit('typing', { to: supportOf(student.id) });
    await asking.next(named('typing', SUPPORT));
  });

  it('is read and answered by admins only', async () => {
    const [counselor, other] = [await app.user('counselor', 'Curious'), await app.user('student', 'Nosy')];
    await app.grantAccess(counselor, student);
    for (const user of [counselor, other, student]) {
      await read(user, supportOf(student.id)).expect(404);
      await see(user, supportOf(student.id)).expect(404);
      await send(user, supportOf(student.id), 'From Support').expect(404);
    }
    expect((await conversation(other, SUPPORT)).data).toEqual([]);
    await send(admin, supportOf('00000000-0000-4000-8000-000000000000'), 'Who?').expect(404);
    await send(admin, 'support.x', 'Who?').expect(422);
  });

  it('has nothing left to read or count once the account is deleted', async () => {
    const leaver = await app.user('student', 'Leaver');
    const before = await unread(admin);
    await send(leaver, SUPPORT, 'Forget me').expect(201);
    await send(admin, supportOf(leaver.id), 'We shall').expect(201);
    await app.call('delete', `/admin/user/${leaver.id}`, admin).expect(204);
    await read(admin, supportOf(leaver.id)).expect(404);
    expect(await contact(admin, supportOf(leaver.id))).toBeUndefined();
    expect(await unread(admin)).toBe(before);
  });
});
