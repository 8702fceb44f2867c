import type { RoomAnswer, RoomEnd, RoomPeople, RoomRequest, RoomRequests } from '../../contract/video';
import { ROLES } from '../../contract/roles';
import { sessionRequest } from '../../src/modules/sessions/session-request.decider';
import { ROOM_REQUESTS } from '../../src/modules/video/room-requests';
import { PurposeTokens } from '../../src/platform/auth/purpose-tokens';
import { Jobs } from '../../src/platform/jobs/jobs';
import { ROOM_VISIT } from '../../src/platform/media/room-visits';
import type { TestApp, User } from '../support/app';
import { startWithCast } from '../support/cast';
import { eventually } from '../support/eventually';
import { LiveClient } from '../support/live';
import { bookSession, onSession } from '../support/booked-session';

let app: TestApp;
let admin: User;
let counselor: User;
let student: User;
let stranger: User;
let room: string;

beforeAll(async () => {
  ({ app, admin, counselor, student, stranger } = await startWithCast());
  room = await book();
});

afterAll(() => app.dispose());

const book = (startsInMs?: number) =>
  bookSession(app.app, { studentId: student.id, counselorId: counselor.id, startsInMs });

/** Somebody at the socket, and what the room has said. */
class Guest {
  readonly ends: RoomEnd[] = [];
  people: RoomPeople = [];

  private constructor(private readonly client: LiveClient) {
    client.socket.on('room.ended', (end: RoomEnd) => this.ends.push(end));
    client.socket.on('room.people', (people: RoomPeople) => (this.people = people));
  }

  static async of({ token }: User): Promise<Guest> {
    const guest = new Guest(await LiveClient.connect(app.url, token));
    guests.push(guest);
    return guest;
  }

  ask<Name extends RoomRequest>(name: Name, body: unknown): Promise<RoomAnswer<Name>> {
    return this.client.socket.timeout(10_000).emitWithAck(name, body) as Promise<RoomAnswer<Name>>;
  }

  async enter(user: User, into = room): Promise<RoomRequests['room.join']['answer']> {
    const answer = await this.ask('room.join', { token: await tokenFor(user, into) });
    if (!answer.ok) throw new Error(answer.message);
    return answer.data;
  }

  get connected(): boolean {
    return this.client.socket.connected;
  }

  leave(): void {
    this.client.close();
  }
}

const guests: Guest[] = [];

afterEach(() => guests.splice(0).forEach((guest) => guest.leave()));

const tokenFor = async (user: User, into = room): Promise<string> => {
  const { body } = await app.call('post', '/session-token', user).send({ room: into }).expect(201);
  return (body as { token: string }).token;
};

const refusalFor = async (user: User, into: string) => {
  const { status, body } = await app.call('post', '/session-token', user).send({ room: into });
  return [status, (body as { code: string }).code];
};

const refused = (message: string) => ({ ok: false, message });
const STALE = refused('This pass to the room has expired. Please enter again.');
const OUTSIDE = refused('You are not in a room.');

describe('the token of a room', () => {
  it.each([
    ['room', 'its name'],
    ['sessionId', 'its session'],
  ])('is given by %s, %s', async (field) => {
    const { body } = await app
      .call('post', '/session-token', student)
      .send({ [field]: room })
      .expect(201);
    expect(body).toEqual({ token: expect.any(String), present: [] });
  });

  it('is for a room', async () => {
    const { body } = await app.call('post', '/session-token', student).send({ identity: 'Maya' }).expect(422);
    expect(body.fields).toEqual({ room: 'Enter the id of a room.' });
  });

  it('is given to the two of the session and to admins, and to nobody else', async () => {
    for (const user of [student, counselor, admin]) await tokenFor(user);
    const other = await app.user('counselor', 'Elsewhere');
    for (const user of [stranger, other]) {
      expect(await refusalFor(user, room)).toEqual([404, 'no-room']);
      expect(await refusalFor(user, 'no-such-room')).toEqual([404, 'no-room']);
    }
  });

  it.each(ROLES.filter((role) => role !== 'admin'))(
    'is neither given to nor good for another %s, whoever it names',
    async (role) => {
      const other = await app.user(role, 'Elsewhere');
      const { status } = await app.call('post', '/session-token', other).send({ room });
      expect([403, 404]).toContain(status);
      const thief = await Guest.of(other);
      expect(await thief.ask('room.join', { token: await tokenFor(student) })).toEqual(STALE);
      const signed = await app.app
        .get(PurposeTokens)
        .sign('video-room', { room, user: other.id, name: 'Maya Example' }, 5);
      expect(await thief.ask('room.join', { token: signed })).toEqual(
        refused('There is no room with this id that you may enter.'),
      );
    },
  );

  it('is given from ten minutes before the session until its end, to an admin always', async () => {
    const later = await book(11 * 60_000);
    const soon = await book(9 * 60_000);
    const over = await book(2 * 60_000);
    const cancelled = await book(3 * 60_000);
    await onSession(app.app, (dispatcher) =>
      dispatcher.dispatch(sessionRequest, over, 'Pass', {
        now: new Date(Date.now() + 3_600_000).toISOString(),
      }),
    );
    await onSession(app.app, (dispatcher) =>
      dispatcher.dispatch(sessionRequest, cancelled, 'Cancel', { because: 'asked' }),
    );
    await tokenFor(student, soon);
    expect(await refusalFor(counselor, later)).toEqual([403, 'room-not-open']);
    expect(await refusalFor(student, over)).toEqual([403, 'room-closed']);
    expect(await refusalFor(student, cancelled)).toEqual([403, 'room-not-on']);
    for (const any of [later, soon, over, cancelled]) await tokenFor(admin, any);
  });

  it('is no access token, and an access token opens no room', async () => {
    await app.call('get', '/users/profile', { token: await tokenFor(student) }).expect(401);
    const guest = await Guest.of(student);
    expect(await guest.ask('room.join', { token: student.token })).toEqual(STALE);
  });

  it('opens the room to nobody but whom it was given to, for minutes, and only as the server signed it', async () => {
    const thief = await Guest.of(stranger);
    const token = await tokenFor(student);
    expect(await thief.ask('room.join', { token })).toEqual(STALE);
    const guest = await Guest.of(student);
    const claims = { room, user: student.id, name: 'Maya Example' };
    const sign = (purpose: string, minutes: number) =>
      app.app.get(PurposeTokens).sign(purpose, claims, minutes);
    expect(await guest.ask('room.join', { token: await sign('video-room', -1) })).toEqual(STALE);
    expect(await guest.ask('room.join', { token: await sign('something-else', 5) })).toEqual(STALE);
    const [head, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ ...claims, exp: 9_999_999_999 })).toString('base64url');
    expect(await guest.ask('room.join', { token: `${head}.${forged}.${signature}` })).toEqual(STALE);
    expect(await guest.ask('room.join', { token: await sign('video-room', 5) })).toMatchObject({ ok: true });
  });

  it('does not outlive the access to the room', async () => {
    const id = await book(4 * 60_000);
    const token = await tokenFor(student, id);
    await onSession(app.app, (dispatcher) =>
      dispatcher.dispatch(sessionRequest, id, 'Cancel', { because: 'asked' }),
    );
    const guest = await Guest.of(student);
    expect(await guest.ask('room.join', { token })).toEqual(
      refused('This session has no counselor yet, or was called off.'),
    );
  });
});

describe('a room', () => {
  it('tells everybody in it who is there', async () => {
    const [one, other] = [await Guest.of(student), await Guest.of(counselor)];
    const joined = await one.enter(student);
    expect(joined.people.map(({ name }) => name)).toEqual(['Maya Example']);
    expect(joined.endsAt).not.toBeNull();
    expect(joined.iceServers).toEqual([]);
    const { people } = await other.enter(counselor);
    expect(people.map(({ id, role }) => [id, role])).toEqual([
      [student.id, 'student'],
      [counselor.id, 'counselor'],
    ]);
    await eventually(
      () => Promise.resolve(one.people.length),
      (count) => count === 2,
    );
    const { body } = await app.call('post', '/session-token', admin).send({ room });
    expect(body.present).toEqual(['Maya Example', 'Daniel Example']);
    other.leave();
    await eventually(
      () => Promise.resolve(one.people.length),
      (count) => count === 1,
    );
  });

  it('has everybody once: who enters again is out of the first place', async () => {
    const [first, second] = [await Guest.of(student), await Guest.of(student)];
    await first.enter(student);
    const { people } = await second.enter(student);
    expect(people).toHaveLength(1);
    expect(first.ends).toEqual(['elsewhere']);
    expect(await first.ask('room.stop', { id: 'x' })).toEqual(OUTSIDE);
    expect(await second.ask('room.stop', { id: 'x' })).toEqual({ ok: true, data: null });
    first.leave();
    expect(await second.ask('room.leave', {})).toEqual({ ok: true, data: null });
  });

  it('is closed to who is in none', async () => {
    const guest = await Guest.of(student);
    const bodies: { readonly [Name in Exclude<RoomRequest, 'room.join'>]: RoomRequests[Name]['body'] } = {
      'room.connect': { direction: 'send', dtlsParameters: { fingerprints: [] } },
      'room.produce': { source: 'camera', paused: false, rtpParameters: { codecs: [] } },
      'room.pause': { id: 'x', paused: true },
      'room.stop': { id: 'x' },
      'room.consume': { id: 'x', rtpCapabilities: {} },
      'room.resume': { id: 'x' },
      'room.leave': {},
    };
    const others = ROOM_REQUESTS.filter((name) => name !== 'room.join');
    expect(Object.keys(bodies).sort()).toEqual(others.toSorted());
    for (const name of others) expect([name, await guest.ask(name, bodies[name])]).toEqual([name, OUTSIDE]);
  });

  it('hands out no stream of another room', async () => {
    const elsewhere = await book(5 * 60_000);
    const [sending, watching] = [await Guest.of(counselor), await Guest.of(student)];
    await sending.enter(counselor, elsewhere);
    const { rtpCapabilities } = await watching.enter(student);
    const codec = rtpCapabilities.codecs!.find(({ kind }) => kind === 'video')!;
    const produced = await sending.ask('room.produce', {
      source: 'camera',
      paused: false,
      rtpParameters: { codecs: [{ ...codec, payloadType: 96 }], encodings: [{ ssrc: 1234 }] },
    });
    if (!produced.ok) throw new Error(produced.message);
    const { id } = produced.data;
    const consuming = { id, rtpCapabilities };
    expect(await watching.ask('room.consume', consuming)).toEqual(refused('This stream has ended.'));
    await watching.enter(student, elsewhere);
    expect(await watching.ask('room.consume', consuming)).toMatchObject({
      ok: true,
      data: { kind: 'video' },
    });
    expect(await watching.ask('room.pause', { id, paused: true })).toEqual({ ok: true, data: null });
    expect(watching.people.flatMap(({ streams }) => streams)).toEqual([
      { id, source: 'camera', paused: false },
    ]);
  });

  it('is received however often a stream begins anew', async () => {
    const often = await book(8 * 60_000);
    const [sending, watching] = [await Guest.of(counselor), await Guest.of(student)];
    await sending.enter(counselor, often);
    const { rtpCapabilities } = await watching.enter(student, often);
    const codec = rtpCapabilities.codecs!.find(({ kind }) => kind === 'video')!;
    for (let ssrc = 1; ssrc <= 60; ssrc++) {
      const produced = await sending.ask('room.produce', {
        source: 'screen',
        paused: false,
        rtpParameters: { codecs: [{ ...codec, payloadType: 96 }], encodings: [{ ssrc }] },
      });
      if (!produced.ok) throw new Error(produced.message);
      const { id } = produced.data;
      expect(await watching.ask('room.consume', { id, rtpCapabilities })).toMatchObject({ ok: true });
    }
  });

  it('is left by whoever may be in it no longer, while an admin stays', async () => {
    const id = await book(6 * 60_000);
    const [one, watching] = [await Guest.of(student), await Guest.of(admin)];
    await one.enter(student, id);
    const { endsAt } = await watching.enter(admin, id);
    expect(endsAt).toBeNull();
    await onSession(app.app, (dispatcher) =>
      dispatcher.dispatch(sessionRequest, id, 'Cancel', { because: 'asked' }),
    );
    await eventually(
      () => Promise.resolve(one.ends),
      (ends) => ends.length > 0,
    );
    expect(one.ends).toEqual(['off']);
    expect(watching.people.map(({ role }) => role)).toEqual(['admin']);
    expect(watching.ends).toEqual([]);
  });

  it('is left by a counselor who may act for the student no longer, and by an admin who is none any more', async () => {
    const [his, hers] = [await app.user('counselor', 'Former'), await app.user('admin', 'Former')];
    const id = await bookSession(app.app, {
      studentId: student.id,
      counselorId: his.id,
      startsInMs: -60_000,
    });
    const [one, two, three] = [await Guest.of(student), await Guest.of(his), await Guest.of(hers)];
    for (const [guest, user] of [
      [one, student],
      [two, his],
      [three, hers],
    ] as const)
      await guest.enter(user, id);
    await app.call('patch', `/users/role/${hers.id}`, admin).send({ role: 'counselor' }).expect(204);
    await app.call('delete', `/users/${student.id}/counselors/${his.id}`, admin).expect(204);
    await eventually(
      () => Promise.resolve([one.ends, two.ends]),
      (ends) => ends.every((end) => end.length > 0),
    );
    expect([one.ends, two.ends]).toEqual([['off'], ['refused']]);
    await eventually(
      () => Promise.resolve(!three.connected || three.ends.length > 0),
      (out) => out,
    );
  });

  it('answers so many requests at a time and no more, and goes on for everybody', async () => {
    const [flooding, other] = [await Guest.of(student), await Guest.of(counselor)];
    await flooding.enter(student);
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, () => flooding.ask('room.pause', { id: 'x', paused: true })),
    );
    const busy = answers.filter(({ ok }) => !ok);
    expect(busy.length).toBeGreaterThanOrEqual(800);
    expect(busy[0]).toEqual(refused('The room got too many requests at once.'));
    expect((await other.enter(counselor)).people).toHaveLength(2);
    expect(flooding.connected).toBe(true);
  });

  it('survives any input', async () => {
    const guest = await Guest.of(student);
    await guest.enter(student);
    const garbage = [undefined, null, 0, '', 'x', [], { id: {} }, { token: [] }, Buffer.from('x')];
    const names = ['room.join', 'room.connect', 'room.produce', 'room.pause', 'room.consume'] as const;
    for (const name of names)
      for (const body of garbage)
        expect(await guest.ask(name, body)).toEqual(refused('The room did not understand this request.'));
    const fingerprints = [{ algorithm: 'sha-1', value: 'not:hex' }];
    const connecting = { direction: 'send', dtlsParameters: { fingerprints } };
    expect(await guest.ask('room.connect', connecting)).toMatchObject({ ok: true });
    expect(await guest.ask('room.connect', connecting)).toMatchObject({ ok: false });
    const odd = { source: 'screen', paused: false, rtpParameters: { codecs: [], encodings: [{ ssrc: 1 }] } };
    expect(await guest.ask('room.produce', odd)).toEqual(
      refused('This browser cannot send or receive pictures as the room needs them.'),
    );
    expect(guest.connected).toBe(true);
  });
});

it('records the minutes that somebody was in the room of a session, each visit once', async () => {
  const id = await book(7 * 60_000);
  const visit = {
    visitId: 'a-visit',
    roomId: id,
    userId: student.id,
    from: '2026-11-01T15:00:00.000Z',
    until: '2026-11-01T15:12:10.000Z',
  };
  const glance = { ...visit, visitId: 'a-glance', until: '2026-11-01T15:00:20.000Z' };
  const jobs = app.app.get(Jobs);
  await onSession(app.app, async () => {
    for (const each of [glance, visit, visit]) await jobs.run(ROOM_VISIT, each, 10_000);
  });
  const { body } = await app.call('get', `/sessions/info/${id}`, counselor).expect(200);
  expect(body.data.attributes.minutesPresent).toEqual({ student: 12, counselor: null });
});

it('lets the page of the video room alone use camera and microphone', async () => {
  const policyOf = async (path: string) =>
    (await fetch(`${app.url}${path}`)).headers.get('permissions-policy');
  for (const path of ['/lobby', '/lobby/', '/lobby?roomId=x'])
    expect(await policyOf(path)).toBe('camera=(self), microphone=(self), display-capture=(self)');
  for (const path of ['/', '/messages', '/lobbyist', '/api/config'])
    expect(await policyOf(path)).toBe('camera=(), microphone=(), display-capture=()');
});
