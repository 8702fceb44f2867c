import { randomUUID } from 'node:crypto';
import type { SessionRequestResource, WaitingSessionResource } from '../../contract/sessions';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { messagesOf, School } from '../support/school';
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

const time = inDays(20);
const later = inDays(21);

const waiting = async (user = counselor) => {
  await app.settled();
  const { body } = await app.call('get', '/sessions/requests/waiting', user).expect(200);
  return (body as { data: WaitingSessionResource[] }).data;
};

const accept = (sessionRequestId: string, user = counselor, counselorId = user.id) =>
  app.call('put', '/sessions/request/counselor', user).send({ sessionRequestId, counselorId });

const decline = (id: string, user = counselor, reason = 'I am at a college fair.') =>
  app.call('put', `/sessions/request/${id}/declined`, user).send({ reason });

const propose = (id: string, user = counselor, timeRequested = later) =>
  app.call('put', `/sessions/request/${id}/proposal`, user).send({ timeRequested });

const acceptProposal = (id: string, user = student, timeRequested = later) =>
  app
    .call('put', `/sessions/request/${id}/proposal/accepted`, user)
    .send({ counselorId: counselor.id, timeRequested });

const offer = (user = counselor, studentId = student.id, timeRequested = time) =>
  app
    .call('post', '/sessions/offered', user)
    .send({ studentId, timeRequested, lengthInMinutes: 60, notes: 'Your essay' });

const move = (id: string, timeRequested: string, user = counselor) =>
  app.call('patch', `/sessions/request/${id}`, user).send({ timeRequested });

const lastMessageTo = async (user: User, wanted: RegExp) => {
  const page = await eventually(
    () => school.page(user),
    (found) => messagesOf(found).some((message) => wanted.test(message)),
  );
  return page.data.find(({ attributes }) => wanted.test(attributes.message))!.attributes;
};

describe('the requests that wait for a counselor', () => {
  it('are those of the counselor’s students, with the counselor’s hours', async () => {
    await sessions.publish(counselor, time);
    const [outside, free] = [await sessions.request(student, later), await sessions.request(student, time)];
    const stranger = await app.user('student', `Noah-${fixtures.letters()}`);
    await sessions.request(stranger, time);
    const found = await waiting();
    expect(found.map(({ id, attributes }) => [id, attributes.availability])).toEqual([
      [free, 'free'],
      [outside, 'outside-hours'],
    ]);
    expect(found[0]!.relationships.student.data!.id).toBe(student.id);
    expect(await waiting(other)).toEqual([]);
  });

  it('say when the counselor has another session at that time', async () => {
    const second = await app.user('student', `Noah-${fixtures.letters()}`);
    await sessions.booked(second, counselor, plusMinutes(time, 30), 30);
    await sessions.request(student, time);
    expect((await waiting())[0]!.attributes.availability).toBe('booked');
  });

  it('are listed for counselors only', async () => {
    for (const user of [student, admin])
      await app.call('get', '/sessions/requests/waiting', user).expect(403);
  });
});

describe('a request that a counselor accepts', () => {
  it('is booked, waived and notified as if an admin had assigned it', async () => {
    await sessions.publish(counselor, time);
    const id = await sessions.request(student, time);
    const { body } = await accept(id).expect(200);
    expect((body as { data: SessionRequestResource }).data.relationships.counselor.data!.id).toBe(
      counselor.id,
    );
    const { attributes } = await sessions.of(id);
    expect(attributes).toMatchObject({ state: 'booked', paid: false, waived: true });
    expect(await sessions.hoursOf(counselor)).toEqual([`${time} ${id}`, `${plusMinutes(time, 30)} ${id}`]);
    await lastMessageTo(student, /^Your session with Daniel-\w+ Example is on /);
    expect(await waiting()).toEqual([]);
  });

  it('uses the student’s credit if there is one', async () => {
    await sessions.publish(counselor, time);
    await sessions.grant(student, 60);
    const id = await sessions.request(student, time);
    await accept(id).expect(200);
    expect((await sessions.of(id)).attributes).toMatchObject({ paid: true, waived: false });
  });

  it('must be in the counselor’s own published hours', async () => {
    await sessions.publish(other, time);
    const id = await sessions.request(student, time);
    expect((await accept(id).expect(409)).body.code).toBe('outside-hours');
    expect(await sessions.stateOf(id)).toBe('proposed');
  });

  it('must be of the counselor’s own student and for this counselor', async () => {
    await sessions.publish(other, time);
    const id = await sessions.request(student, time);
    await accept(id, other).expect(403);
    await accept(id, counselor, other.id).expect(403);
    await accept(randomUUID()).expect(404);
  });

  it('cannot be taken from the counselor who has it', async () => {
    await app.grantAccess(other, student);
    await sessions.publish(counselor, time);
    await sessions.publish(other, time);
    const id = await sessions.request(student, time);
    await accept(id, other).expect(200);
    expect((await accept(id).expect(409)).body.code).toBe('session-taken');
    expect(await sessions.hoursOf(counselor)).toEqual([]);
  });
});

describe('a request that a counselor declines', () => {
  it('stays open for others, and the student reads the reason', async () => {
    await app.grantAccess(other, student);
    await sessions.publish(other, time);
    const id = await sessions.request(student, time);
    await decline(id).expect(200);
    expect(await waiting()).toEqual([]);
    expect((await waiting(other)).map((one) => one.id)).toEqual([id]);
    const { body } = await app.call('get', `/sessions/requests/user/${student.id}`, student).expect(200);
    expect((body as { data: SessionRequestResource[] }).data[0]!.attributes.replies).toEqual([
      {
        counselorId: counselor.id,
        counselor: { firstName: expect.stringMatching(/^Daniel-/) as string, lastName: 'Example' },
        proposedTime: null,
        reason: 'I am at a college fair.',
      },
    ]);
    const { link } = await lastMessageTo(student, /^Daniel-\w+ Example can’t lead the session you requested/);
    expect(link).toBe(`/my-sessions-students#${id}`);
    await accept(id, other).expect(200);
    expect((await sessions.of(id)).attributes.replies).toEqual([]);
  });

  it('needs a reason and an own student', async () => {
    const id = await sessions.request(student, time);
    const { body } = await decline(id, counselor, ' ').expect(422);
    expect(Object.keys(body.fields as object)).toEqual(['reason']);
    await decline(id, other).expect(403);
    await decline(id, student).expect(403);
  });

  it('waits for the counselor again once the student moves it', async () => {
    const id = await sessions.request(student, time);
    await decline(id).expect(200);
    await move(id, later, student).expect(200);
    expect((await waiting()).map((one) => one.id)).toEqual([id]);
  });
});

describe('another time that a counselor proposes', () => {
  it('books the session once the student accepts it', async () => {
    const id = await sessions.request(student, time);
    await propose(id).expect(200);
    expect((await sessions.of(id)).attributes).toMatchObject({ state: 'proposed', timeRequested: time });
    const { link } = await lastMessageTo(student, /^Daniel-\w+ Example proposes .+ for the session/);
    expect(link).toBe(`/my-sessions-students#${id}`);
    await acceptProposal(id).expect(200);
    expect((await sessions.of(id)).attributes).toMatchObject({
      state: 'booked',
      timeRequested: later,
      waived: true,
    });
    expect(await sessions.hoursOf(counselor)).toEqual([`${later} ${id}`, `${plusMinutes(later, 30)} ${id}`]);
    await lastMessageTo(counselor, /^Your session with Maya-\w+ Example is on /);
  });

  it('can only be accepted as proposed, by the student who requested', async () => {
    const id = await sessions.request(student, time);
    expect((await acceptProposal(id).expect(409)).body.code).toBe('proposal-withdrawn');
    await propose(id).expect(200);
    expect((await acceptProposal(id, student, inDays(22)).expect(409)).body.code).toBe('proposal-withdrawn');
    const stranger = await app.user('student', `Noah-${fixtures.letters()}`);
    await acceptProposal(id, stranger).expect(403);
    expect(await sessions.hoursOf(counselor)).toEqual([]);
  });

  it('must suit both, and comes from the student’s counselor', async () => {
    const id = await sessions.request(student, time);
    await propose(id, other).expect(403);
    await sessions.request(student, later);
    expect((await propose(id).expect(409)).body.code).toBe('student-busy');
    const second = await app.user('student', `Noah-${fixtures.letters()}`);
    await sessions.booked(second, counselor, inDays(22));
    expect((await propose(id, counselor, inDays(22)).expect(409)).body.code).toBe('slot-booked');
  });
});

describe('a request that an admin answers', () => {
  it('is declined with a reason that the student reads', async () => {
    await sessions.publish(counselor, time);
    const id = await sessions.request(student, time);
    await decline(id, admin, 'We are closed that week.').expect(200);
    await lastMessageTo(student, /^Ada \w+ can’t lead the session you requested/);
    await accept(id).expect(200);
    expect(await sessions.stateOf(id)).toBe('booked');
  });

  const proposeFor = (id: string, counselorId?: string) =>
    app.call('put', `/sessions/request/${id}/proposal`, admin).send({ timeRequested: later, counselorId });

  it('gets another time of the counselor whom the admin names', async () => {
    const id = await sessions.request(student, time);
    await proposeFor(id, counselor.id).expect(200);
    await lastMessageTo(student, /^Daniel-\w+ Example proposes .+ for the session/);
    await acceptProposal(id).expect(200);
    const { attributes, relationships } = await sessions.of(id);
    expect(attributes).toMatchObject({ state: 'booked', timeRequested: later });
    expect(relationships.counselor.data!.id).toBe(counselor.id);
  });

  it('gets no other time without a counselor', async () => {
    const id = await sessions.request(student, time);
    for (const person of [undefined, student.id]) {
      const { body } = await proposeFor(id, person).expect(422);
      expect(Object.keys(body.fields as object)).toEqual(['counselorId']);
    }
  });

  it('gets no time of a counselor from another counselor', async () => {
    await app.grantAccess(other, student);
    const id = await sessions.request(student, time);
    const body = { timeRequested: later, counselorId: counselor.id };
    await app.call('put', `/sessions/request/${id}/proposal`, other).send(body).expect(403);
  });
});

describe('a session that a counselor offers', () => {
  it('is booked without payment, and notifies the student only', async () => {
    await sessions.grant(student, 60);
    const { body } = await offer().expect(201);
    const { id, attributes } = (body as { data: SessionRequestResource }).data;
    expect(attributes).toMatchObject({ state: 'booked', paid: false, waived: true, notes: 'Your essay' });
    expect(await sessions.hoursOf(counselor)).toEqual([`${time} ${id}`, `${plusMinutes(time, 30)} ${id}`]);
    await lastMessageTo(student, /^Your session with Daniel-\w+ Example is on /);
    await app.settled();
    expect(messagesOf(await school.page(counselor))).toEqual([]);
    expect((await sessions.of(id)).attributes.paid).toBe(false);
  });

  it('must be for an own student', async () => {
    await offer(other).expect(403);
    await offer(counselor, randomUUID()).expect(404);
    await offer(counselor, other.id).expect(404);
    await offer(student).expect(403);
  });

  it('must be at a time that both have free', async () => {
    await offer().expect(201);
    const { body } = await offer(counselor, student.id, plusMinutes(time, 30)).expect(409);
    expect(body.code).toBe('student-busy');
    const second = await app.user('student', `Noah-${fixtures.letters()}`);
    await app.grantAccess(counselor, second);
    expect((await offer(counselor, second.id).expect(409)).body.code).toBe('hour-taken');
    expect((await waiting()).length).toBe(0);
  });
});

describe('a booked session that its counselor moves', () => {
  it('stays booked at a free time, and the student is notified', async () => {
    const id = await sessions.booked(student, counselor, time);
    await move(id, plusMinutes(time, 30)).expect(200);
    expect((await sessions.of(id)).attributes).toMatchObject({
      state: 'booked',
      timeRequested: plusMinutes(time, 30),
    });
    expect(await sessions.hoursOf(counselor)).toEqual([
      `${plusMinutes(time, 30)} ${id}`,
      `${plusMinutes(time, 60)} ${id}`,
    ]);
    await lastMessageTo(student, /^Your session with Daniel-\w+ Example was moved to .+ and stays booked\.$/);
  });

  it('stays where it is if the counselor has another one then', async () => {
    const second = await app.user('student', `Noah-${fixtures.letters()}`);
    await sessions.booked(second, counselor, later);
    const id = await sessions.booked(student, counselor, time);
    await move(id, later).expect(409);
    expect((await sessions.of(id)).attributes).toMatchObject({ state: 'booked', timeRequested: time });
    expect((await sessions.hoursOf(counselor)).filter((hour) => hour.endsWith(id))).toHaveLength(2);
  });
});
