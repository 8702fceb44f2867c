import type { StudentDetailResource } from '../../contract/identity';
import { bookedHours } from '../../projections/sessions/booked-hours';
import { Views } from '../../src/platform/document-store/views';
import { TestApp, type User } from '../support/app';
import { bookSession } from '../support/booked-session';
import { eventually } from '../support/eventually';
import { mailsTo } from '../support/mails';
import { inDays, plusMinutes, SessionFixtures, Sessions } from '../support/sessions';

let app: TestApp;
let sessions: Sessions;
let fixtures: SessionFixtures;
let admin: User;
let counselor: User;
let student: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  sessions = new Sessions(app, admin);
  fixtures = new SessionFixtures(app);
});

beforeEach(async () => {
  ({ student, other: counselor } = await fixtures.next());
});

afterAll(() => app.dispose());

const become = (id: string, state: string) =>
  eventually(
    () => sessions.stateOf(id),
    (found) => found === state,
  );

const hours = async () => {
  await app.settled();
  return app.app.get(Views).find(bookedHours, { where: { counselorId: counselor.id } });
};

const relations = async (): Promise<readonly string[]> => {
  const { body } = await app.call('get', `/admin/students/${student.id}`, admin).expect(200);
  const { staff } = (body as { data: StudentDetailResource }).data.relationships;
  return staff.data.find(({ id }) => id === counselor.id)?.attributes.relations ?? [];
};

const have = (...wanted: readonly string[]) =>
  eventually(relations, (found) => found.join() === wanted.join());

describe('the access through a session', () => {
  it('begins with its booking and ends when it is moved or cancelled', async () => {
    const id = await sessions.booked(student, counselor, inDays(3));
    await have('session');
    await app.call('get', `/v2/tasks/${student.id}`, counselor).expect(200);
    await app
      .call('patch', `/sessions/request/${id}`, student)
      .send({ timeRequested: inDays(4) })
      .expect(200);
    await have();
    await app.call('get', `/v2/tasks/${student.id}`, counselor).expect(403);
    await sessions.assign(id, counselor).expect(200);
    await have('session');
    await app.call('delete', `/sessions/request/${id}`, student).expect(204);
    await have();
  });

  it('outlasts the session, and stays while one of two is left', async () => {
    const time = inDays(3);
    await sessions.booked(student, counselor, time);
    const other = await sessions.booked(student, counselor, inDays(4));
    await have('session');
    await app.call('delete', `/sessions/request/${other}`, student).expect(204);
    await sessions.pass(plusMinutes(time, 60));
    await have('session');
  });

  it('passes to another counselor with the session', async () => {
    const id = await sessions.booked(student, counselor, inDays(3));
    await have('session');
    await sessions.assign(id, await app.user('counselor', `Other-${fixtures.letters()}`)).expect(200);
    await have();
  });

  it('ends coming sessions with this counselor when it is revoked', async () => {
    const id = await sessions.booked(student, counselor, inDays(3));
    await have('session');
    await app.call('delete', `/users/${student.id}/counselors/${counselor.id}`, admin).expect(204);
    await become(id, 'proposed');
    expect(await relations()).toEqual([]);
    await eventually(hours, (found) => found.length === 0);
  });
});

describe('a coming session waits for a counselor again', () => {
  it('when the role of its counselor changes, and both are mailed', async () => {
    const haveMails = async (count: number) => {
      for (const { email } of [student, counselor])
        await eventually(
          async () => (await mailsTo(email, app.dataDir)).length,
          (found) => found === count,
        );
    };
    const id = await sessions.booked(student, counselor, inDays(3));
    await have('session');
    // The mail of a canceled booking is no longer sent.
    await haveMails(1);
    await app.call('patch', `/users/role/${counselor.id}`, admin).send({ role: 'account_admin' }).expect(204);
    await become(id, 'proposed');
    await eventually(hours, (found) => found.length === 0);
    await haveMails(2);
  });

  it('when its counselor is erased', async () => {
    const id = await sessions.booked(student, counselor, inDays(3));
    await app.call('delete', `/admin/user/${counselor.id}`, admin).expect(204);
    await become(id, 'proposed');
    await eventually(hours, (found) => found.length === 0);
  });

  it('when its counselor leaves the shared entity', async () => {
    const { body } = await app
      .call('post', '/admin/entity', admin)
      .send({ name: `School ${fixtures.letters()}`, description: '' })
      .expect(201);
    const path = `/admin/entity/${(body as { id: string }).id}/user`;
    for (const { email } of [student, counselor])
      await app.call('post', path, admin).send({ email }).expect(200);
    const id = await sessions.booked(student, counselor, inDays(3));
    await have('session');
    await app.call('delete', `${path}/${counselor.id}`, admin).expect(204);
    await become(id, 'proposed');
    expect(await relations()).toEqual([]);
  });
});

describe('a session in progress', () => {
  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    'whose role changes': () =>
      app.call('patch', `/users/role/${counselor.id}`, admin).send({ role: 'account_admin' }).expect(204),
    'whose access is taken back': () =>
      app.call('delete', `/users/${student.id}/counselors/${counselor.id}`, admin).expect(204),
    'who is erased': () => app.call('delete', `/admin/user/${counselor.id}`, admin).expect(204),
  };

  it.each(Object.entries(ways))('loses a counselor %s, with the hours and the room', async (_, lose) => {
    const startsAt = Date.now() + 1_000;
    const two = { studentId: student.id, counselorId: counselor.id };
    const id = await bookSession(app.app, { ...two, startsInMs: startsAt - Date.now() });
    await have('session');
    await eventually(hours, (found) => found.length === 1);
    await eventually(
      () => Promise.resolve(Date.now()),
      (now) => now > startsAt,
    );
    await app.call('post', '/session-token', counselor).send({ room: id }).expect(201);
    await lose();
    await become(id, 'proposed');
    await eventually(hours, (found) => found.length === 0);
    const { status } = await app.call('post', '/session-token', counselor).send({ room: id });
    expect([401, 404]).toContain(status);
    await sessions.pass(new Date().toISOString());
    expect(await sessions.stateOf(id)).toBe('lapsed');
  });
});

it('erasing a student cancels the session, frees hours and mails', async () => {
  await sessions.booked(student, counselor, inDays(3));
  const mails = (subject: RegExp) =>
    eventually(
      async () => (await mailsTo(counselor.email, app.dataDir)).filter((mail) => subject.test(mail)),
      (found) => found.length > 0,
    );
  await mails(/Subject: Your session with/);
  await app.call('delete', `/admin/user/${student.id}`, admin).expect(204);
  await eventually(hours, (found) => found.length === 0);
  for (const mail of await mails(/Subject: Canceled: your session with/)) expect(mail).not.toContain('Maya');
  const { body } = await app.call('get', `/sessions/requests/user/${counselor.id}`, counselor).expect(200);
  expect((body as { data: unknown[] }).data).toEqual([]);
});
