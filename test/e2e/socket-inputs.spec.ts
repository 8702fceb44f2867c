import { io } from 'socket.io-client';
import { ROOM_REQUESTS } from '../../src/modules/video/room-requests';
import type { TestApp, User } from '../support/app';
import { startWithFixtures } from '../support/fixtures';
import { listenedTo } from '../support/listened-to';
import { LiveClient } from '../support/live';

let app: TestApp;
let counselor: User;
let student: User;

beforeAll(async () => {
  ({ app, counselor, student } = await startWithFixtures());
});

afterAll(() => app.dispose());

describe('a socket', () => {
  /** Every event that browsers send, with those who may send it. */
  const declared: Readonly<Record<string, string>> = {
    renew: 'whoever brings a token of the same person that holds',
    typing: 'whoever may write to the person named',
    ...Object.fromEntries(ROOM_REQUESTS.map((name) => [name, 'whoever is in a room, or brings its token'])),
  };

  it('listens only to events with a declared sender', async () => {
    const client = await LiveClient.connect(app.url, student.token);
    expect(listenedTo(app, client).toSorted()).toEqual(Object.keys(declared).sort());
    client.close();
  });

  const garbage: unknown[] = [
    undefined,
    null,
    0,
    '',
    'x',
    [],
    {},
    { to: null },
    { to: {} },
    { to: ['x'] },
    { to: '\u0000' },
    { to: '\ud800' },
    { to: 'x'.repeat(100_000) },
    { to: { toString: 1 } },
    Buffer.from('x'),
    { to: Buffer.from('x') },
    JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
  ];

  it('survives any input', async () => {
    const client = await LiveClient.connect(app.url, student.token);
    try {
      const heard = listenedTo(app, client);
      expect(heard).toEqual(expect.arrayContaining(['typing', 'renew']));
      // A refused renewal ends the connection.
      const others = heard.filter((event) => event !== 'renew');
      for (const event of [...others, 'event', '__proto__', 'constructor', '']) {
        for (const data of garbage) client.socket.emit(event, data);
        client.socket.emit(event);
        client.socket.emit(event, ...garbage, () => undefined);
      }
      const watching = await LiveClient.connect(app.url, counselor.token);
      client.socket.emit('typing', { to: counselor.id });
      expect(await watching.next(({ name }) => name === 'typing')).toMatchObject({ id: student.id });
      watching.close();
      expect(client.socket.connected).toBe(true);
    } finally {
      client.close();
    }
  });

  it('ends only its own connection after an invalid token', async () => {
    const watching = await LiveClient.connect(app.url, counselor.token);
    for (const data of garbage) {
      const client = await LiveClient.connect(app.url, student.token);
      const ended = client.ended();
      client.socket.emit('renew', data);
      expect(await ended).toBe('io server disconnect');
    }
    expect(watching.socket.connected).toBe(true);
    watching.close();
  });

  it.each([
    '4',
    '42',
    '42{}',
    '42["typing",',
    '42["disconnect"]',
    '42["error",{"message":1}]',
    '451-["typing",{"_placeholder":true,"num":9}]',
    '459999999999-["typing"]',
    `42["typing",${'['.repeat(100_000)}${']'.repeat(100_000)}]`,
    `451-["typing",${'['.repeat(100_000)}${']'.repeat(100_000)}]`,
    '40/elsewhere,',
    '49',
    'b!!',
  ])('does not harm others with the packet %s', async (packet) => {
    const [client, other] = [
      await LiveClient.connect(app.url, student.token),
      await LiveClient.connect(app.url, counselor.token),
    ];
    (client.socket.io.engine as unknown as { write(packet: string): void }).write(packet.slice(1));
    client.socket.emit('typing', { to: counselor.id });
    const again = await LiveClient.connect(app.url, student.token);
    again.socket.emit('typing', { to: counselor.id });
    await other.next(({ name }) => name === 'typing');
    for (const one of [client, other, again]) one.close();
  });

  it.each([
    [{ token: { toString: 1, valueOf: 1 } }],
    [{ token: [] }],
    [{ token: null }],
    [{}],
    [{ token: '\u0000' }],
    [{ pid: {}, offset: {} }],
  ])('is refused with the token %j', async (auth) => {
    const socket = io(app.url, { auth, transports: ['websocket'], reconnection: false, forceNew: true });
    const error = await new Promise<Error>((resolve, reject) => {
      socket.on('connect_error', resolve);
      socket.on('connect', () => reject(new Error('It was let in.')));
    });
    socket.close();
    expect(error.message).toBe('unauthorized');
  });
});
