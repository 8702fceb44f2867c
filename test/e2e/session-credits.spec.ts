import { randomUUID } from 'node:crypto';
import type { CreditResource } from '../../contract/sessions';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { LiveClient } from '../support/live';
import { inDays, plusMinutes, SessionFixtures, Sessions } from '../support/sessions';

let app: TestApp;
let sessions: Sessions;
let fixtures: SessionFixtures;
let counselor: User;
let student: User;

beforeAll(async () => {
  app = await TestApp.start();
  sessions = new Sessions(app, await app.user('admin', 'Ada'));
  fixtures = new SessionFixtures(app);
});

beforeEach(async () => {
  ({ student, other: counselor } = await fixtures.next());
});

afterAll(() => app.dispose());

const statement = async (user = student) => {
  const { body } = await app.call('get', `/users/${student.id}/credits`, user).expect(200);
  return (body as { data: CreditResource[] }).data;
};

const states = async () => (await statement()).map(({ attributes }) => attributes.state);
const become = (...expected: readonly string[]) =>
  eventually(states, (found) => found.join() === expected.join());

const isPaid = async (id: string) => (await sessions.of(id)).attributes.paid;
const pay = (id: string) => eventually(() => isPaid(id), Boolean);

it('a credit pays for a session of its length and is spent when that ends', async () => {
  await sessions.grant(student, 60);
  const short = await sessions.request(student, inDays(3, 10), 30);
  expect(await isPaid(short)).toBe(false);
  const time = inDays(3, 12);
  const id = await sessions.request(student, time);
  expect(await isPaid(id)).toBe(true);
  const [credit] = await statement();
  expect(credit!.attributes).toMatchObject({ state: 'held', requestId: id, sessionAt: time, orderId: null });
  await sessions.assign(id, counselor).expect(200);
  expect((await sessions.of(id)).attributes).toMatchObject({ paid: true, waived: false });
  await sessions.pass(plusMinutes(time, 60));
  await become('spent');
  expect(await isPaid(id)).toBe(true);
});

it('a credit stays with a moved session and returns from a cancelled one', async () => {
  await sessions.grant(student, 60);
  const id = await sessions.booked(student, counselor, inDays(4));
  await app
    .call('patch', `/sessions/request/${id}`, student)
    .send({ timeRequested: inDays(5) })
    .expect(200);
  expect((await sessions.of(id)).attributes).toMatchObject({ state: 'proposed', paid: true });
  await app.call('delete', `/sessions/request/${id}`, student).expect(204);
  expect(await states()).toEqual(['free']);
  const next = await sessions.request(student, inDays(6));
  expect(await isPaid(next)).toBe(true);
  await sessions.pass(inDays(6));
  await become('free');
});

it('a later credit is reserved for the oldest unpaid request of its length', async () => {
  const first = await sessions.request(student, inDays(9));
  const second = await sessions.request(student, inDays(8));
  const waived = await sessions.request(student, inDays(7));
  await sessions.assign(waived, counselor).expect(200);
  await sessions.grant(student, 30);
  await sessions.grant(student, 60);
  await pay(first);
  expect([await isPaid(second), await isPaid(waived)]).toEqual([false, false]);
  await app.call('delete', `/sessions/request/${first}`, student).expect(204);
  await pay(second);
});

it('a credit is withdrawn by an admin with a reason, unless it is spent', async () => {
  await sessions.grant(student, 30);
  const time = inDays(3);
  const id = await sessions.booked(student, counselor, time, 30);
  const revoke = async (creditId?: string) =>
    app
      .call(
        'put',
        `/users/${student.id}/credits/${creditId ?? (await statement())[0]!.id}/taken-back`,
        sessions.admin,
      )
      .send({ reason: 'The payment bounced.' });
  expect((await revoke(randomUUID())).status).toBe(404);
  expect((await revoke()).status).toBe(204);
  expect((await revoke()).status).toBe(204);
  expect(await states()).toEqual(['taken-back']);
  expect((await statement())[0]!.attributes.reason).toBe('The payment bounced.');
  expect(await isPaid(id)).toBe(false);
  await sessions.grant(student, 30);
  await pay(id);
  await sessions.pass(plusMinutes(time, 30));
  await become('spent', 'taken-back');
  expect((await revoke()).body.code).toBe('credit-spent');
});

it('a credit is seen by its student and given by admins only', async () => {
  const path = `/users/${student.id}/credits`;
  const give = { minutes: 60, reason: 'A gift.' };
  await app.call('post', path, student).send(give).expect(403);
  await app.call('get', path, counselor).expect(403);
  const other = await app.user('student', `Other-${fixtures.letters()}`);
  await app.call('get', path, other).expect(403);
  const { body } = await app.call('post', path, sessions.admin).send({ minutes: 45 }).expect(422);
  expect(body.fields).toEqual({ minutes: 'A session lasts 30 or 60 minutes', reason: 'Enter a reason' });
  const live = await LiveClient.connect(app.url, student.token);
  await sessions.grant(student, 60);
  await live.next(({ name, id }) => name === 'credits.changed' && id === student.id);
  live.close();
});
