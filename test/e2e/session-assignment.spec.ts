import { randomUUID } from 'node:crypto';
import type { SessionCandidate } from '../../contract/sessions';
import { TestApp, type User } from '../support/app';
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

const cancel = (id: string, user = student) => sessions.cancel(id, user);

const hoursOf = (user: User) => sessions.hoursOf(user);

describe('assigning a session to a counselor', () => {
  it('changes nothing when repeated, and frees the hours of the former one', async () => {
    const id = await sessions.booked(student, counselor, inDays(12));
    const { version } = (await sessions.of(id)).attributes;
    await sessions.assign(id, counselor).expect(200);
    expect((await sessions.of(id)).attributes.version).toBe(version);
    await sessions.assign(id, other).expect(200);
    expect(await hoursOf(counselor)).toEqual([]);
    expect((await hoursOf(other)).length).toBe(2);
  });

  it('needs a counselor and an existing request', async () => {
    const id = await sessions.request(student, inDays(13));
    for (const who of [student, admin]) {
      const { body } = await sessions.assign(id, who).expect(422);
      expect(body.fields).toEqual({ counselorId: 'Only counselors can lead a session.' });
    }
    await sessions.assign(randomUUID(), counselor).expect(404);
    const { body } = await app.call('put', '/sessions/request/counselor', admin).send({}).expect(422);
    expect(Object.keys(body.fields as object).sort()).toEqual(['counselorId', 'sessionRequestId']);
  });

  it('gives a contested hour to one of fifty and offers others free times', async () => {
    const time = inDays(14, 17);
    await sessions.publish(counselor, time, plusMinutes(time, 120), plusMinutes(time, 180));
    const crowd = fixtures.letters();
    const students = await Promise.all(
      Array.from({ length: 50 }, (_, index) => app.account('student', `Crowd-${crowd}-${index}`)),
    );
    await app.settled();
    const ids: string[] = [];
    for (const id of students) {
      const token = await app.signIn(`crowd-${crowd}-${students.indexOf(id)}@example.test`);
      ids.push(await sessions.request({ id, email: '', token }, time));
    }
    const answers = await Promise.all(ids.map((id) => sessions.assign(id, counselor)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    const lost = answers.filter(({ status }) => status === 409);
    expect(lost.length).toBe(49);
    for (const { body } of lost) {
      expect(body.code).toBe('hour-taken');
      expect(body.message).toMatch(/has another session at .+ Open times nearby: .+; .+\./);
    }
    expect((await hoursOf(counselor)).length).toBe(2);
    const winner = (answers.find(({ status }) => status === 200)!.body as { data: { id: string } }).data.id;
    expect(await hoursOf(counselor)).toEqual([`${time} ${winner}`, `${plusMinutes(time, 30)} ${winner}`]);
  });

  it('frees the first half hour if the second is taken', async () => {
    const time = inDays(15);
    const one = await app.user('student', `One-${fixtures.letters()}`);
    const taken = await sessions.booked(one, counselor, plusMinutes(time, 30), 30);
    const id = await sessions.request(student, time);
    await sessions.assign(id, counselor).expect(409);
    expect(await hoursOf(counselor)).toEqual([`${plusMinutes(time, 30)} ${taken}`]);
    const half = await app.user('student', `Half-${fixtures.letters()}`);
    await sessions.booked(half, counselor, time, 30);
  });

  it('lists possible counselors, free ones first, with conflicts', async () => {
    const time = inDays(16);
    await sessions.publish(other, time);
    const one = await app.user('student', `Busy-${fixtures.letters()}`);
    await sessions.booked(one, counselor, plusMinutes(time, 30), 30);
    const id = await sessions.request(student, time);
    const { body } = await app.call('get', `/sessions/request/${id}/counselors`, admin).expect(200);
    const { data } = body as { data: SessionCandidate[] };
    expect(data[0]).toMatchObject({ id: other.id, attributes: { availability: 'free', own: false } });
    expect(data.at(-1)).toMatchObject({
      id: counselor.id,
      attributes: {
        availability: 'booked',
        own: true,
        conflict: {
          startsAt: plusMinutes(time, 30),
          minutes: 30,
          student: expect.stringMatching('Busy') as string,
        },
      },
    });
  });
});

describe('an admin’s list of sessions', () => {
  it('has the open ones, soonest first, filtered as requested', async () => {
    const [late, soon] = [
      await sessions.request(student, inDays(30)),
      await sessions.request(student, inDays(29)),
    ];
    const gone = await sessions.request(student, inDays(28));
    await cancel(gone).expect(204);
    const listed = async (query: string) => {
      const { body } = await app.call('get', `/sessions/requests?pageSize=500${query}`, admin).expect(200);
      const ids = (body as { data: { id: string }[] }).data.map(({ id }) => id);
      return ids.filter((id) => [late, soon, gone].includes(id));
    };
    await sessions.assign(soon, counselor).expect(200);
    expect(await listed('')).toEqual([soon, late]);
    expect(await listed('&hasCounselor=true')).toEqual([soon]);
    expect(await listed('&hasCounselor=false')).toEqual([late]);
    expect(await listed('&state=cancelled')).toEqual([gone]);
    expect(await listed('&paid=true')).toEqual([]);
    await app.call('get', '/sessions/requests?hasCounselor=perhaps', admin).expect(422);
  });
});
