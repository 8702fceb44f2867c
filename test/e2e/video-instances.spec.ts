import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RoomPeople, RoomRequests } from '../../contract/video';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { LiveClient } from '../support/live';
import type { RedisServer } from '../support/own-redis';
import { describeOnRedis, startRedis } from '../support/redis-server';
import { bookSession } from '../support/booked-session';

describeOnRedis('two instances over one Redis', () => {
  let redis: RedisServer;
  let dataDir: string;
  let one: TestApp;
  let other: TestApp;
  let student: User;
  let counselor: User;
  let room: string;
  const clients: LiveClient[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    dataDir = await mkdtemp(join(tmpdir(), 'quadrangle-video-instances-'));
    one = await TestApp.start(dataDir, { REDIS_URL: redis.url });
    other = await TestApp.start(dataDir, { REDIS_URL: redis.url });
    student = await one.user('student', 'Maya');
    counselor = await one.user('counselor', 'Daniel');
    room = await bookSession(one.app, { studentId: student.id, counselorId: counselor.id });
  });

  // Each is closed, even if another failed to connect.
  afterAll(() => clients.forEach((client) => client.close()));
  afterAll(() => one.stop());
  afterAll(() => other.stop());
  afterAll(() => redis.stop());
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  async function enter(app: TestApp, user: User) {
    const client = await LiveClient.connect(app.url, user.token);
    clients.push(client);
    const seen: { people: RoomPeople } = { people: [] };
    client.socket.on('room.people', (people: RoomPeople) => (seen.people = people));
    const { body } = await app.call('post', '/session-token', user).send({ room }).expect(201);
    const ask = (name: string, asked: unknown) =>
      client.socket.timeout(10_000).emitWithAck(name, asked) as Promise<{ ok: boolean; data: unknown }>;
    const { ok, data } = await ask('room.join', { token: (body as { token: string }).token });
    expect(ok).toBe(true);
    return { client, seen, ask, joined: data as RoomRequests['room.join']['answer'], present: body.present };
  }

  it('a room is in one instance, whichever the two people are connected to', async () => {
    const hers = await enter(one, student);
    const his = await enter(other, counselor);
    expect(his.present).toEqual(['Maya Example']);
    const portsOf = ({ joined }: typeof hers) => joined.send.iceCandidates.map(({ port }) => port);
    expect(portsOf(his)).toEqual(portsOf(hers));
    await eventually(
      () => Promise.resolve(hers.seen.people.map(({ name }) => name)),
      (names) => names.length === 2,
    );
    const codec = his.joined.rtpCapabilities.codecs!.find(({ kind }) => kind === 'audio')!;
    const rtpParameters = { codecs: [{ ...codec, payloadType: 111 }], encodings: [{ ssrc: 9 }] };
    const produced = await his.ask('room.produce', { source: 'microphone', paused: false, rtpParameters });
    const { id } = produced.data as { id: string };
    expect(
      await hers.ask('room.consume', { id, rtpCapabilities: hers.joined.rtpCapabilities }),
    ).toMatchObject({
      ok: true,
    });
    await eventually(
      () => Promise.resolve(his.seen.people.flatMap(({ streams }) => streams)),
      (streams) => streams.some((stream) => stream.id === id),
    );
    his.client.close();
    await eventually(
      () => Promise.resolve(hers.seen.people.length),
      (count) => count === 1,
    );
    expect(await hers.ask('room.leave', {})).toEqual({ ok: true, data: null });
    const again = await enter(other, counselor);
    expect(portsOf(again)).not.toEqual(portsOf(hers));
  });
});
