import type { RoomAnswer, RoomEnd, RoomPeople, RoomRequest } from '../../contract/video';
import { Media } from '../../src/platform/media/media';
import type { MediaRoom, MediaServer } from '../../src/platform/media/media-server';
import { RealtimeGateway } from '../../src/platform/realtime/realtime.gateway';
import { WeriftServer } from '../../src/platform/media/werift/werift-server';
import type { TestApp, User } from '../support/app';
import { startWithFixtures } from '../support/fixtures';
import { eventually } from '../support/eventually';
import { LiveClient } from '../support/live';
import { bookSession } from '../support/booked-session';

let app: TestApp;
let counselor: User;
let student: User;
let open: number;
/** Delayed requests; null while the server responds at once. */
let delayed: (() => void)[] | null = null;

beforeAll(async () => {
  ({ app, counselor, student } = await startWithFixtures());
  const server = await WeriftServer.open({ port: 0, announced: null });
  await app.app.get(Media).use(Promise.resolve(withDelays(server)));
});

afterAll(() => app.dispose());

/** Wraps the built-in server so that its responses can be delayed; counts the open transports. */
function withDelays(server: WeriftServer): MediaServer {
  open = 0;
  const roomOf = (room: MediaRoom): MediaRoom => ({
    rtpCapabilities: room.rtpCapabilities,
    close: () => room.close(),
    createTransport: async () => {
      const requests = delayed;
      if (requests) await new Promise<void>((resolve) => requests.push(resolve));
      const transport = await room.createTransport();
      open++;
      const close = transport.close.bind(transport);
      let closed = false;
      transport.close = () => {
        if (!closed) open--;
        closed = true;
        close();
      };
      return transport;
    },
  });
  return {
    isAlive: true,
    createRoom: async () => roomOf(await server.createRoom()),
    close: () => server.close(),
  };
}

async function guest(user: User, room: string) {
  const client = await LiveClient.connect(app.url, user.token);
  const seen: { people: RoomPeople; ends: RoomEnd[] } = { people: [], ends: [] };
  client.socket.on('room.people', (people: RoomPeople) => (seen.people = people));
  client.socket.on('room.ended', (end: RoomEnd) => seen.ends.push(end));
  const { body } = await app.call('post', '/session-token', user).send({ room }).expect(201);
  const ask = <Name extends RoomRequest>(name: Name, asked: unknown) =>
    client.socket.timeout(10_000).emitWithAck(name, asked) as Promise<RoomAnswer<Name>>;
  const join = () => ask('room.join', { token: (body as { token: string }).token });
  return { client, seen, ask, join };
}

const delayRequests = () => (delayed = []);

function releaseRequests(): void {
  delayed?.forEach((resolve) => resolve());
  delayed = null;
}

const delayedRequests = (count: number) =>
  eventually(
    () => Promise.resolve(delayed?.length),
    (now) => now === count,
  );

const book = (startsInMs: number) =>
  bookSession(app.app, { studentId: student.id, counselorId: counselor.id, startsInMs });

const allOpen = (count: number) =>
  eventually(
    () => Promise.resolve(open),
    (now) => now === count,
  );

it('a room lists a person once who enters by several tabs at once', async () => {
  const room = await book(60_000);
  const tabs = await Promise.all([1, 2, 3, 4].map(() => guest(student, room)));
  delayRequests();
  const joining = Promise.all(tabs.map(({ join }) => join()));
  await delayedRequests(8);
  releaseRequests();
  const answers = await joining;
  expect(answers.filter(({ ok }) => ok)).not.toEqual([]);
  const inside = await Promise.all(tabs.map(({ ask }) => ask('room.stop', { id: 'x' })));
  expect(inside.filter(({ ok }) => ok)).toHaveLength(1);
  await allOpen(2);
  await eventually(
    () => Promise.resolve(tabs.filter(({ seen }) => seen.ends.includes('elsewhere'))),
    (ended) => ended.length === 3,
  );
  tabs.forEach(({ client }) => client.close());
  await allOpen(0);
});

it('a room stays open for a user who enters as the last one leaves', async () => {
  const room = await book(120_000);
  const [hers, his] = [await guest(student, room), await guest(counselor, room)];
  await hers.join();
  delayRequests();
  const entering = his.join();
  await delayedRequests(2);
  await hers.ask('room.leave', {});
  releaseRequests();
  expect(await entering).toMatchObject({ ok: true });
  expect(await hers.join()).toMatchObject({ ok: true });
  await eventually(
    () => Promise.resolve(his.seen.people.length),
    (count) => count === 2,
  );
  expect(hers.seen.people).toHaveLength(2);
  [hers, his].forEach(({ client }) => client.close());
  await allOpen(0);
});

it('a room does not list a person who lost the connection while entering', async () => {
  const room = await book(180_000);
  const [hers, his] = [await guest(student, room), await guest(counselor, room)];
  delayRequests();
  void hers.join().catch(() => undefined);
  await delayedRequests(2);
  hers.client.close();
  await eventually(
    () => app.app.get(RealtimeGateway).connectionsOf(student.id),
    ({ length }) => length === 0,
  );
  const entering = his.join();
  await delayedRequests(4);
  releaseRequests();
  const joined = await entering;
  expect(joined).toMatchObject({ ok: true });
  await allOpen(2);
  expect(his.seen.people.map(({ id }) => id)).toEqual([counselor.id]);
  his.client.close();
  await allOpen(0);
});
