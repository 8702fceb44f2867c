import type { SessionNews } from '../../src/modules/sessions/session-mails';
import { MAIL_COUNSELOR, MAIL_FORMER_COUNSELOR } from '../../src/modules/sessions/sessions.reactions';
import { Jobs } from '../../src/platform/jobs/jobs';
import { PASSWORD, TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { mailsTo } from '../support/mails';
import { messagesOf, School } from '../support/school';
import { inDays, plusMinutes, SessionFixtures, Sessions } from '../support/sessions';

let app: TestApp;
let school: School;
let sessions: Sessions;
let fixtures: SessionFixtures;
let counselor: User;
let student: User;

beforeAll(async () => {
  app = await TestApp.start();
  school = await School.open(app);
  sessions = new Sessions(app, await app.user('admin', 'Ada'));
  fixtures = new SessionFixtures(app);
});

beforeEach(async () => {
  ({ student, other: counselor } = await fixtures.next());
});

afterAll(() => app.dispose());

const decoded = (mail: string) =>
  mail.replaceAll(/(?:[A-Za-z0-9+/=]{4,}\r\n)+[A-Za-z0-9+/=]*/g, (base64) => {
    const text = Buffer.from(base64, 'base64').toString();
    return text.includes('BEGIN:VCALENDAR') ? text : base64;
  });

const mails = (user: User, wanted: number) =>
  eventually(
    async () => (await mailsTo(user.email, app.dataDir)).map(decoded),
    (found) => found.length >= wanted,
  );

const part = (mail: string, name: string) =>
  new RegExp(`^${name}[^:\\r\\n]*:(.*)\\r?$`, 'm').exec(mail.replaceAll('\r\n ', ''))?.[1];

const calendarOf = (mail: string) => ({
  method: part(mail, 'METHOD'),
  uid: part(mail, 'UID'),
  sequence: Number(part(mail, 'SEQUENCE')),
  start: part(mail, 'DTSTART'),
});

const basic = (time: string) => time.replaceAll(/[-:]|\.000/g, '');

const calendarMail = async (user: User, method: 'REQUEST' | 'CANCEL', time: string) => {
  const isIt = (calendar: ReturnType<typeof calendarOf>) =>
    calendar.method === method && calendar.start === basic(time);
  const found = await eventually(
    async () => (await mails(user, 1)).map(calendarOf).filter(isIt),
    (calendars) => calendars.length > 0,
  );
  expect(found.length).toBe(1);
  return found[0]!;
};

it('a booking is put on both calendars and removed when it is moved', async () => {
  const [time, later] = [inDays(5), inDays(6)];
  const id = await sessions.booked(student, counselor, time);
  const uid = `session-${id}`;
  const two = [student, counselor];
  const booked = await Promise.all(two.map((who) => calendarMail(who, 'REQUEST', time)));
  await app.call('patch', `/sessions/request/${id}`, student).send({ timeRequested: later }).expect(200);
  const moved = await Promise.all(two.map((who) => calendarMail(who, 'CANCEL', time)));
  await sessions.assign(id, counselor).expect(200);
  const again = await Promise.all(two.map((who) => calendarMail(who, 'REQUEST', later)));
  await app.call('delete', `/sessions/request/${id}`, counselor).expect(204);
  const cancelled = await Promise.all(two.map((who) => calendarMail(who, 'CANCEL', later)));
  for (const index of two.keys()) {
    const calendars = [booked, moved, again, cancelled].map((of) => of[index]!);
    expect(calendars.map((calendar) => calendar.uid)).toEqual([uid, uid, uid, uid]);
    const sequences = calendars.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
  }
});

describe('a session given to another counselor', () => {
  const time = inDays(5);
  let other: User;
  let id: string;

  beforeEach(async () => {
    other = await app.user('counselor', `Other-${fixtures.letters()}`);
    id = await sessions.booked(student, counselor, time);
    await calendarMail(counselor, 'REQUEST', time);
    await sessions.assign(id, other).expect(200);
  });

  const mailedLate = (job: string, news: Pick<SessionNews, 'kind' | 'sequence'>) => {
    const ids = { requestId: id, studentId: student.id, counselorId: counselor.id };
    const late: SessionNews = { ...ids, start: time, minutes: 60, to: 'counselor', ...news };
    return app.app.get(Jobs).run(job, late, 20_000);
  };

  it('moves from the calendar of the former counselor to that of the new one', async () => {
    const requested = await calendarMail(counselor, 'REQUEST', time);
    expect((await calendarMail(counselor, 'CANCEL', time)).sequence).toBeGreaterThan(requested.sequence);
    await calendarMail(other, 'REQUEST', time);
  });

  it('is not put back on the former calendar by a late mail', async () => {
    const { sequence } = await calendarMail(counselor, 'CANCEL', time);
    await mailedLate(MAIL_COUNSELOR, { kind: 'booked', sequence: sequence - 1 });
    await mailedLate(MAIL_COUNSELOR, { kind: 'reminder', sequence: sequence - 1 });
    expect((await mails(counselor, 2)).length).toBe(2);
  });

  it('is not removed by a late mail once it has come back', async () => {
    const { sequence } = await calendarMail(counselor, 'CANCEL', time);
    await sessions.assign(id, counselor).expect(200);
    expect((await mails(counselor, 3)).map(calendarOf).at(-1)?.method).toBe('REQUEST');
    await mailedLate(MAIL_FORMER_COUNSELOR, { kind: 'givenAway', sequence });
    expect((await mails(counselor, 3)).length).toBe(3);
  });
});

it('session mails show the time in the time zone of their reader', async () => {
  const hours = { timeZone: 'America/Los_Angeles', weekly: [] };
  await app.call('put', '/sessions/hours', counselor).send(hours).expect(200);
  await sessions.booked(student, counselor, inDays(5));
  expect((await mails(student, 1))[0]).toMatch(/Subject: .*E[SD]T/);
  expect((await mails(counselor, 1))[0]).toMatch(/Subject: .*P[SD]T/);
});

it('the student is notified of changes that others make to a session', async () => {
  const id = await sessions.booked(student, counselor, inDays(5));
  const page = await school.waitForUnseen(student, 1);
  expect(messagesOf(page)[0]).toMatch(/^Your session with Ruth-\w+ Example is on \w{3}, .+ E[SD]T\.$/);
  expect(page.data[0]!.attributes.link).toBe(`/my-sessions-students#${id}`);
  await app
    .call('patch', `/sessions/request/${id}`, counselor)
    .send({ timeRequested: inDays(6) })
    .expect(200);
  expect(messagesOf(await school.waitForUnseen(student, 2))[0]).toMatch(
    /was moved to .+ and stays booked\.$/,
  );
  await app.call('delete', `/sessions/request/${id}`, student).expect(204);
  await sessions.booked(student, counselor, inDays(7));
  await school.waitForUnseen(student, 3);
});

it('session mails that a student has turned off are not sent', async () => {
  await school.prefer(student, { kind: 'session-booked', mail: false });
  await sessions.booked(student, counselor, inDays(5));
  await mails(counselor, 1);
  await school.waitForUnseen(student, 1);
  expect(await mailsTo(student.email, app.dataDir)).toEqual([]);
});

it('both are reminded a day and an hour before, each once', async () => {
  const time = inDays(5);
  await sessions.booked(student, counselor, time);
  await school.waitForUnseen(student, 1);
  await sessions.pass(plusMinutes(time, -25 * 60));
  for (const minutes of [-24 * 60, -23 * 60, -60, -59, -1]) await sessions.pass(plusMinutes(time, minutes));
  const page = await school.waitForUnseen(student, 3);
  expect(
    messagesOf(page)
      .slice(0, 2)
      .every((message) => / starts on /.test(message)),
  ).toBe(true);
  for (const who of [student, counselor]) {
    const found = await mails(who, 3);
    expect(found.length).toBe(3);
    expect(found.filter((mail) => /Subject: Soon: /.test(mail)).length).toBe(2);
  }
});

it('no reminder is sent for a late booking or a cancelled session', async () => {
  const soon = inDays(0, new Date().getUTCHours() + 3);
  const near = await sessions.booked(student, counselor, soon);
  await sessions.pass(plusMinutes(soon, -120));
  expect((await sessions.of(near)).attributes.version).toBe(2);
  await sessions.pass(plusMinutes(soon, -60));
  expect((await sessions.of(near)).attributes.version).toBe(3);
  const time = inDays(9);
  const gone = await sessions.booked(student, counselor, time);
  await app.call('delete', `/sessions/request/${gone}`, student).expect(204);
  const { version } = (await sessions.of(gone)).attributes;
  await sessions.pass(plusMinutes(time, -60));
  expect((await sessions.of(gone)).attributes.version).toBe(version);
});

it.each(['student', 'counselor'] as const)(
  'the calendar feed of the %s has a booked session under its mail’s id',
  async (role) => {
    const [who, other] = role === 'student' ? [student, 'Ruth'] : [counselor, 'Maya'];
    const time = inDays(5);
    const id = await sessions.booked(student, counselor, time);
    await sessions.request(student, inDays(6));
    const { body } = await app
      .call('post', '/users/calendar-feed', who)
      .send({ password: PASSWORD })
      .expect(201);
    const { url } = (body as { data: { url: string } }).data;
    const read = async () => fetch(`${app.url}${new URL(url).pathname}`);
    const feed = await (await read()).text();
    expect(feed).toContain(`UID:session-${id}`);
    expect(feed).toMatch(new RegExp(`SUMMARY:Session with ${other}-`));
    expect(feed).toContain(`DTSTART:${basic(time)}`);
    expect(feed).toContain(`DTEND:${basic(plusMinutes(time, 60))}`);
    expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    await app.call('delete', `/sessions/request/${id}`, student).expect(204);
    expect(await (await read()).text()).not.toContain('BEGIN:VEVENT');
    await app.call('delete', '/users/calendar-feed', who).expect(204);
    expect((await read()).status).toBe(404);
  },
);

it('the calendar feed of a counselor ends with the role', async () => {
  const { body } = await app
    .call('post', '/users/calendar-feed', counselor)
    .send({ password: PASSWORD })
    .expect(201);
  const { url } = (body as { data: { url: string } }).data;
  const read = async () => fetch(`${app.url}${new URL(url).pathname}`);
  expect((await read()).status).toBe(200);
  await app.call('delete', `/admin/user/${counselor.id}`, sessions.admin).expect(204);
  expect((await read()).status).toBe(404);
});
