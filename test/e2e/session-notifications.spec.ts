import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { School } from '../support/school';
import { inDays, plusMinutes, SessionFixtures, Sessions } from '../support/sessions';

let app: TestApp;
let school: School;
let sessions: Sessions;
let fixtures: SessionFixtures;
let admin: User;
let student: User;
let counselor: User;
let other: User;

beforeAll(async () => {
  app = await TestApp.start();
  school = await School.open(app);
  admin = await app.user('admin', 'Ada');
  sessions = new Sessions(app, admin);
  fixtures = new SessionFixtures(app);
});

beforeEach(async () => {
  ({ student, counselor, other } = await fixtures.next());
});

afterAll(() => app.dispose());

const messagesOf = async (user: User) =>
  (await school.page(user)).data.map(({ attributes: { message, link } }) => `${message} ${link}`);

/** Waits for these messages in any order; returns all, without times and without the letters of names. */
const expectMessages = async (user: User, ...wanted: readonly RegExp[]) => {
  const found = await eventually(
    () => messagesOf(user),
    (all) => all.length >= wanted.length && wanted.every((one) => all.some((message) => one.test(message))),
  );
  await app.settled();
  expect((await messagesOf(user)).length).toBe(wanted.length);
  return found;
};

const move = (id: string, time: string, user: User) =>
  app.call('patch', `/sessions/request/${id}`, user).send({ timeRequested: time }).expect(200);

const cancel = (id: string, user: User) => app.call('delete', `/sessions/request/${id}`, user).expect(204);

const REQUESTED = /^Maya-\w+ Example requested a session on .+\. \/my-sessions-counselors#[-\w]+$/;
const COUNSELOR_LINK = '\\/my-sessions-counselors#[-\\w]+$';
const STUDENT_LINK = '\\/my-sessions-students#[-\\w]+$';

it('a request notifies only the student’s own counselors', async () => {
  await sessions.request(student, inDays(5));
  await expectMessages(counselor, REQUESTED);
  expect(await messagesOf(other)).toEqual([]);
  expect(await messagesOf(student)).toEqual([]);
});

it('a request does not notify a counselor of an earlier session', async () => {
  await sessions.booked(student, other, inDays(5));
  await expectMessages(other, /is on/);
  await sessions.request(student, inDays(6));
  await expectMessages(counselor, REQUESTED, REQUESTED);
  await expectMessages(other, /is on/);
});

it('an admin’s decision notifies both people and the former counselor', async () => {
  const id = await sessions.booked(student, other, inDays(5));
  await expectMessages(other, new RegExp(`^Your session with Maya-\\w+ Example is on .+ ${COUNSELOR_LINK}`));
  await sessions.assign(id, counselor).expect(200);
  await expectMessages(
    counselor,
    REQUESTED,
    new RegExp(`^Your session with Maya-\\w+ Example is on .+ ${COUNSELOR_LINK}`),
  );
  await expectMessages(
    other,
    /^Your session with Maya/,
    new RegExp(`^You’re no longer assigned to the session with Maya-\\w+ Example on .+\\. ${COUNSELOR_LINK}`),
  );
  await expectMessages(
    student,
    new RegExp(`^Your session with Ruth-\\w+ Example is on .+ ${STUDENT_LINK}`),
    new RegExp(`^Your session with Daniel-\\w+ Example is on .+ ${STUDENT_LINK}`),
  );
});

it('a change by one of the two notifies only the other', async () => {
  const moved = await sessions.booked(student, other, inDays(5));
  await move(moved, inDays(6), student);
  const gone = await sessions.booked(student, other, inDays(7));
  await cancel(gone, other);
  await expectMessages(
    other,
    /is on/,
    /is on/,
    /^Your session with Maya.+ was moved and is waiting for a counselor\./,
  );
  await expectMessages(student, /is on/, /is on/, /^Your session with Ruth-\w+ Example on .+ was canceled\./);
});

it('the student is notified of an open request that changes or lapses', async () => {
  const moved = await sessions.request(student, inDays(5));
  await move(moved, inDays(6), admin);
  await cancel(await sessions.request(student, inDays(7)), admin);
  const time = inDays(8);
  await sessions.request(student, time);
  await sessions.pass(time);
  await expectMessages(
    student,
    /^The session you requested on .+ was moved to another time\./,
    /^The session you requested on .+ was canceled\./,
    /^No counselor was available for the session you requested on .+\./,
    /^No counselor was available for the session you requested on .+\./,
  );
});

it('both are reminded, and the student is notified of notes once', async () => {
  const time = inDays(5);
  const id = await sessions.booked(student, other, time);
  await sessions.pass(plusMinutes(time, -60));
  await expectMessages(other, /is on/, /^Your session with Maya-\w+ Example starts on /);
  await sessions.pass(plusMinutes(time, 60));
  for (const notes of ['Read the prompt aloud.', 'Read the prompt aloud, twice.'])
    await app.call('put', `/sessions/request/${id}/notes`, other).send({ notes }).expect(200);
  await expectMessages(
    student,
    /is on/,
    /starts on/,
    new RegExp(`^Ruth-\\w+ Example wrote notes on your session on .+ ${STUDENT_LINK}`),
  );
  await school.seeAll(student);
  await app.call('put', `/sessions/request/${id}/notes`, other).send({ notes: 'Once more.' }).expect(200);
  expect((await school.waitForUnseen(student, 1)).data[0]!.attributes.message).toMatch(/wrote notes/);
});

it('preferences list the kinds of each role and turn them off', async () => {
  const kinds = async (user: User) => {
    const { body } = await app.call('get', '/notifications/preferences', user).expect(200);
    return (body as { data: { kind: string }[] }).data.map(({ kind }) => kind);
  };
  expect(await kinds(counselor)).toEqual(['session-asked', 'transcript-requested', 'session-booked']);
  expect(await kinds(student)).not.toContain('session-asked');
  await school.prefer(counselor, { kind: 'session-asked', in_app: false, mail: false });
  await sessions.booked(student, counselor, inDays(5));
  await expectMessages(counselor, /is on/);
});
