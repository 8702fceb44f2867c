import type { RoomRequest, RoomRequests } from '../../contract/video';
import { sessionRequest } from '../../src/modules/sessions/session-request.decider';
import { ROOM_REQUESTS } from '../../src/modules/video/room-requests';
import { Jobs } from '../../src/platform/jobs/jobs';
import { ROOM_VISIT } from '../../src/platform/media/media-server';
import type { TestApp, User } from '../support/app';
import { bookSession, onSession } from '../support/booked-session';
import { startWithFixtures } from '../support/fixtures';
import { eventually } from '../support/eventually';
import { guestsOf, refused } from '../support/room-guest';

let app: TestApp;
let admin: User;
let counselor: User;
let student: User;
let room: string;

beforeAll(async () => {
  ({ app, admin, counselor, student } = await startWithFixtures());
  room = await book();
});

afterAll(() => app.dispose());

const book = (startsInMs?: number) =>
  bookSession(app.app, { studentId: student.id, counselorId: counselor.id, startsInMs });

const guestOf = guestsOf(() => app);

const OUTSIDE = refused('You are not in a room.');

describe('a video room', () => {
  it('shows everybody in it who is there', async () => {
    const [one, other] = [await guestOf(student), await guestOf(counselor)];
    const joined = await one.enter(room);
    expect(joined.people.map(({ name }) => name)).toEqual(['Maya Example']);
    expect(joined.endsAt).not.toBeNull();
    expect(joined.iceServers).toEqual([]);
    const { people } = await other.enter(room);
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

  it('lists a person once: entering again ends the first connection', async () => {
    const [first, second] = [await guestOf(student), await guestOf(student)];
    await first.enter(room);
    const { people } = await second.enter(room);
    expect(people).toHaveLength(1);
    expect(first.ends).toEqual(['elsewhere']);
    expect(await first.ask('room.stop', { id: 'x' })).toEqual(OUTSIDE);
    expect(await second.ask('room.stop', { id: 'x' })).toEqual({ ok: true, data: null });
    first.leave();
    expect(await second.ask('room.leave', {})).toEqual({ ok: true, data: null });
  });

  it('answers no request of a user who has not entered', async () => {
    const guest = await guestOf(student);
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

  it('gives out no stream of another room', async () => {
    const elsewhere = await book(5 * 60_000);
    const [sending, watching] = [await guestOf(counselor), await guestOf(student)];
    await sending.enter(elsewhere);
    const { rtpCapabilities } = await watching.enter(room);
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
    await watching.enter(elsewhere);
    expect(await watching.ask('room.consume', consuming)).toMatchObject({
      ok: true,
      data: { kind: 'video' },
    });
    expect(await watching.ask('room.pause', { id, paused: true })).toEqual({ ok: true, data: null });
    expect(watching.people.flatMap(({ streams }) => streams)).toEqual([
      { id, source: 'camera', paused: false },
    ]);
  });

  it('delivers a stream however often it is restarted', async () => {
    const often = await book(8 * 60_000);
    const [sending, watching] = [await guestOf(counselor), await guestOf(student)];
    await sending.enter(often);
    const { rtpCapabilities } = await watching.enter(often);
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

  it('is left by users who lose the right to be in it, not by an admin', async () => {
    const id = await book(6 * 60_000);
    const [one, watching] = [await guestOf(student), await guestOf(admin)];
    await one.enter(id);
    const { endsAt } = await watching.enter(id);
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

  it('is left by a counselor without access and by an erased person', async () => {
    const his = await app.user('counselor', 'Henry');
    const her = await app.user('student', 'Helen');
    const id = await bookSession(app.app, { studentId: her.id, counselorId: his.id });
    await eventually(
      async () => (await app.call('get', `/v2/tasks/${her.id}`, his)).status,
      (status) => status === 200,
    );
    const [one, two] = [await guestOf(her), await guestOf(his)];
    for (const guest of [one, two]) await guest.enter(id);
    await app.call('delete', `/users/${her.id}/counselors/${his.id}`, admin).expect(204);
    await eventually(
      () => Promise.resolve([one.ends, two.ends]),
      (ends) => ends.every((end) => end.length > 0),
    );
    expect([one.ends, two.ends]).toEqual([['off'], ['refused']]);

    const another = await guestOf(student);
    await another.enter(room);
    await app.call('delete', `/admin/user/${her.id}`, admin).expect(204);
    await eventually(
      () => Promise.resolve([one.connected, another.connected]),
      ([erased]) => erased === false,
    );
    expect(another.connected).toBe(true);
  });

  it('limits the requests in progress and keeps serving everybody', async () => {
    const [flooding, other] = [await guestOf(student), await guestOf(counselor)];
    await flooding.enter(room);
    const answers = await Promise.all(
      Array.from({ length: 900 }, () => flooding.ask('room.pause', { id: 'x', paused: true })),
    );
    const busy = answers.filter(({ ok }) => !ok);
    expect(busy.length).toBeGreaterThanOrEqual(700);
    expect(busy[0]).toEqual(refused('The room is busy. Try again in a moment.'));
    expect((await other.enter(room)).people).toHaveLength(2);
    expect(flooding.connected).toBe(true);
  });

  it('survives any input', async () => {
    const guest = await guestOf(student);
    await guest.enter(room);
    const garbage = [undefined, null, 0, '', 'x', [], { id: {} }, { token: [] }, Buffer.from('x')];
    const names = ['room.join', 'room.connect', 'room.produce', 'room.pause', 'room.consume'] as const;
    for (const name of names)
      for (const body of garbage)
        expect(await guest.ask(name, body)).toEqual(refused('Something went wrong in the room.'));
    const fingerprints = [{ algorithm: 'sha-1', value: 'not:hex' }];
    const connecting = { direction: 'send', dtlsParameters: { fingerprints } };
    expect(await guest.ask('room.connect', connecting)).toMatchObject({ ok: true });
    expect(await guest.ask('room.connect', connecting)).toMatchObject({ ok: false });
    const odd = { source: 'screen', paused: false, rtpParameters: { codecs: [], encodings: [{ ssrc: 1 }] } };
    expect(await guest.ask('room.produce', odd)).toEqual(
      refused('This browser can’t send or receive the room’s video.'),
    );
    expect(guest.connected).toBe(true);
  });
});

it('the minutes in the room of a session are recorded once per visit', async () => {
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

it('only the page of the video room may use camera and microphone', async () => {
  const policyOf = async (path: string) =>
    (await fetch(`${app.url}${path}`)).headers.get('permissions-policy');
  for (const path of ['/lobby', '/lobby/', '/lobby?roomId=x'])
    expect(await policyOf(path)).toBe('camera=(self), microphone=(self), display-capture=(self)');
  for (const path of ['/', '/messages', '/lobbyist'])
    expect(await policyOf(path)).toBe('camera=(), microphone=(), display-capture=()');
});
