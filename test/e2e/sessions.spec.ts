import { randomUUID } from 'node:crypto';
import type { AuditPage } from '../../contract/admin';
import type { SessionRequestResource } from '../../contract/sessions';
import { Jobs } from '../../src/platform/jobs/jobs';
import { ROOM_VISIT } from '../../src/platform/media/media-server';
import { TestApp, type User } from '../support/app';
import { LiveClient } from '../support/live';
import { inDays, plusMinutes, SessionFixtures, Sessions } from '../support/sessions';

let app: TestApp;
let sessions: Sessions;
let fixtures: SessionFixtures;
let admin: User;
let counselor: User;
let other: User;
let student: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  sessions = new Sessions(app, admin);
  fixtures = new SessionFixtures(app);
});

beforeEach(async () => {
  ({ student, counselor, other } = await fixtures.next());
});

afterAll(() => app.dispose());

const ask = (body: object, user = student) => app.call('post', '/sessions/request', user).send(body);

const requestsOf = async (user: User, whom = user) => {
  const { body } = await app.call('get', `/sessions/requests/user/${whom.id}`, user).expect(200);
  return (body as { data: SessionRequestResource[] }).data;
};

const reschedule = (id: string, timeRequested: string, user = student) =>
  app.call('patch', `/sessions/request/${id}`, user).send({ timeRequested });

const cancel = (id: string, user = student) => sessions.cancel(id, user);

const hoursOf = (user: User) => sessions.hoursOf(user);

describe('a request for a session', () => {
  it('is proposed until an admin assigns it to a counselor', async () => {
    const time = inDays(3);
    const { body } = await ask({ timeRequested: time, lengthInMinutes: 60, notes: ' My essay ' }).expect(201);
    const { id, attributes, relationships } = (body as { data: SessionRequestResource }).data;
    expect(attributes).toMatchObject({
      ...{ timeRequested: time, lengthInMinutes: 60, notes: 'My essay', state: 'proposed' },
      ...{ paid: false, waived: false, counselorNotes: null, version: 0 },
    });
    expect(relationships.counselor.data).toBeNull();
    const answer = await sessions.assign(id, counselor, 'A first one is free.').expect(200);
    const { data } = answer.body as { data: SessionRequestResource };
    expect(data.attributes).toMatchObject({ state: 'booked', waived: true });
    expect(data.relationships.counselor.data?.id).toBe(counselor.id);
    expect((await requestsOf(student)).map((one) => one.id)).toEqual([id]);
    expect((await requestsOf(counselor)).map((one) => one.id)).toEqual([id]);
    expect((await requestsOf(admin, student)).map((one) => one.id)).toEqual([id]);
    expect((await requestsOf(counselor, student)).map((one) => one.id)).toEqual([id]);
    expect(await hoursOf(counselor)).toEqual([`${time} ${id}`, `${plusMinutes(time, 30)} ${id}`]);
  });

  it.each([
    [{ timeRequested: undefined }, 'timeRequested', 'Missing Date'],
    [{ timeRequested: 'tomorrow' }, 'timeRequested', 'The time must look like 2027-01-15T20:00:00Z'],
    [{ timeRequested: '2026-01-15T20:00:00Z' }, 'timeRequested', 'This time is in the past'],
    [
      { timeRequested: inDays(3).replace('00:00', '10:00') },
      'timeRequested',
      'Sessions start on the hour or half hour',
    ],
    [{ timeRequested: inDays(200) }, 'timeRequested', 'Choose a time within the next 180 days'],
    [{ lengthInMinutes: 45 }, 'lengthInMinutes', 'A session lasts 30 or 60 minutes'],
    [{ lengthInMinutes: '60' }, 'lengthInMinutes', 'A session lasts 30 or 60 minutes'],
    [{ notes: 'x'.repeat(1001) }, 'notes', 'Notes should have a maximum length of 1000'],
  ])('is refused with %j under its field', async (wrong, field, sentence) => {
    const { body } = await ask({ timeRequested: inDays(3), lengthInMinutes: 30, ...wrong }).expect(422);
    expect(body.fields).toEqual({ [field]: sentence });
  });

  it('is created once per key, and refused at the time of another one', async () => {
    const body = { timeRequested: inDays(4), lengthInMinutes: 60 };
    const key = randomUUID();
    const send = () => ask(body).set('Idempotency-Key', key).expect(201);
    const ids = [await send(), await send()].map(({ body }) => (body as { data: { id: string } }).data.id);
    expect(new Set(ids).size).toBe(1);
    await ask({ ...body, notes: 'Something else' })
      .set('Idempotency-Key', key)
      .expect(422);
    const half = { timeRequested: plusMinutes(body.timeRequested, 30), lengthInMinutes: 30 };
    const { body: refused } = await ask(half).expect(409);
    expect(refused.code).toBe('other-session-then');
    await ask({ ...half, timeRequested: plusMinutes(body.timeRequested, 60) }).expect(201);
  });

  it('frees its hours and needs a counselor again when it is moved', async () => {
    const [time, later] = [inDays(5), inDays(6)];
    const id = await sessions.booked(student, counselor, time);
    const { body } = await reschedule(id, later).expect(200);
    const { attributes, relationships } = (body as { data: SessionRequestResource }).data;
    expect(attributes).toMatchObject({ timeRequested: later, state: 'proposed', waived: true });
    expect(relationships.counselor.data).toBeNull();
    expect(await hoursOf(counselor)).toEqual([]);
    await sessions.assign(id, other).expect(200);
    expect((await hoursOf(other)).length).toBe(2);
    await reschedule(id, inDays(7), other).expect(200);
    expect(await sessions.stateOf(id)).toBe('booked');
  });

  it('is cancelled by its student, its counselor or an admin, once', async () => {
    for (const who of [student, counselor, admin]) {
      const id = await sessions.booked(student, counselor, inDays(8));
      await cancel(id, who).expect(204);
      await cancel(id, who).expect(204);
      expect(await sessions.stateOf(id)).toBe('cancelled');
      expect(await hoursOf(counselor)).toEqual([]);
      const { body } = await reschedule(id, inDays(9)).expect(409);
      expect(body.code).toBe('session-over');
      await sessions.assign(id, counselor).expect(409);
    }
  });

  it('is closed to everybody else', async () => {
    const stranger = await app.user('student', `Stranger-${fixtures.letters()}`);
    const id = await sessions.booked(student, counselor, inDays(10));
    for (const who of [stranger, other]) {
      await app.call('get', `/sessions/info/${id}`, who).expect(403);
      await app.call('get', `/sessions/requests/user/${student.id}`, who).expect(403);
      await reschedule(id, inDays(11), who).expect(403);
      await cancel(id, who).expect(403);
    }
    await app.call('put', `/sessions/request/${id}/notes`, other).send({ notes: 'Hello' }).expect(403);
    for (const unknown of [randomUUID(), 'nothing']) {
      await app.call('get', `/sessions/info/${unknown}`, student).expect(404);
      await reschedule(unknown, inDays(11)).expect(404);
      await cancel(unknown).expect(404);
      await app.call('get', `/sessions/requests/user/${unknown}`, admin).expect(404);
    }
    expect(await sessions.stateOf(id)).toBe('booked');
  });
});

it('a session ends with its time, after which its counselor writes notes', async () => {
  const time = inDays(2);
  const id = await sessions.booked(student, counselor, time);
  const write = (notes: string) =>
    app.call('put', `/sessions/request/${id}/notes`, counselor).send({ notes });
  expect((await write('Too early').expect(409)).body.code).toBe('session-to-come');
  await sessions.pass(plusMinutes(time, 61));
  expect(await sessions.stateOf(id)).toBe('done');
  for (const blank of ['', ' \n\t '])
    expect((await write(blank).expect(422)).body.fields).toHaveProperty('notes');
  await write('Begin with the harbor.').expect(200);
  const [seen] = await requestsOf(student);
  expect(seen!.attributes).toMatchObject({ state: 'done', counselorNotes: 'Begin with the harbor.' });
  await cancel(id).expect(409);
});

it('a session shows how long both were in its room over all visits', async () => {
  const time = inDays(2, 22);
  const id = await sessions.booked(student, counselor, time);
  const visit = (userId: string, begin: number, minutes: number, roomId = id) => {
    const [from, until] = [begin, begin + minutes].map((after) => plusMinutes(time, after));
    const visitData = { visitId: `${userId} ${begin}`, roomId, userId, from, until };
    return app.app.get(Jobs).run(ROOM_VISIT, visitData, 20_000);
  };
  await visit(student.id, 0, 20);
  await visit(student.id, 0, 20);
  await visit(student.id, 25, 30);
  await visit(counselor.id, 1, 58);
  await visit(admin.id, 2, 5);
  await visit(student.id, 0, 20, randomUUID());
  expect((await sessions.of(id)).attributes.minutesPresent).toEqual({ student: 50, counselor: 58 });
});

it('a request lapses if it has no counselor when its time comes', async () => {
  const time = inDays(2, 20);
  const id = await sessions.request(student, time);
  await sessions.pass(time);
  expect(await sessions.stateOf(id)).toBe('lapsed');
});

it('a request is pushed to the account admins of the school', async () => {
  const accountAdmin = await app.user('account_admin', 'Alma');
  const { body } = await app
    .call('post', '/admin/entity', admin)
    .send({ name: 'Harbor High', description: '' })
    .expect(201);
  for (const { email } of [student, accountAdmin])
    await app
      .call('post', `/admin/entity/${(body as { id: string }).id}/user`, admin)
      .send({ email })
      .expect(200);
  const client = await LiveClient.connect(app.url, accountAdmin.token);
  const id = await sessions.request(student, inDays(21));
  await client.next((event) => event.name === 'session.changed' && event.id === id);
  client.close();
});

it('a change is pushed to all concerned, and the audit describes it', async () => {
  const clients = await Promise.all(
    [student, counselor, admin].map(({ token }) => LiveClient.connect(app.url, token)),
  );
  const id = await sessions.booked(student, counselor, inDays(20));
  for (const client of clients)
    await client.next((event) => event.name === 'session.changed' && event.id === id && event.version === 2);
  await clients[0]!.next(({ name }) => name === 'slots.changed');
  for (const client of clients) client.close();
  await cancel(id).expect(204);
  await app.settled();
  const { body } = await app.call('get', `/admin/audit?subject=${student.id}&pageSize=50`, admin).expect(200);
  const sentences = (body as AuditPage).data.map(({ attributes }) => attributes.sentence);
  expect(sentences.slice().reverse()).toEqual(
    expect.arrayContaining([
      'Requested a session',
      'Waived payment for a session',
      'Assigned a session to a counselor',
      'Canceled a session',
    ]),
  );
});
