import { io } from 'socket.io-client';
import { MAX_BYTES, MAX_CONNECTIONS, MAX_PACKETS } from '../../src/platform/realtime/socket-limits';
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

async function serves() {
  const watching = await LiveClient.connect(app.url, counselor.token);
  const again = await LiveClient.connect(app.url, student.token);
  again.socket.emit('typing', { to: counselor.id });
  expect(await watching.next(({ name }) => name === 'typing')).toMatchObject({ id: student.id });
  for (const one of [watching, again]) one.close();
}

describe('a flood of messages', () => {
  /** Bodies that the server must examine; those of one event differ, so that none is a duplicate. */
  const bodies: Readonly<Record<string, (turn: number) => unknown>> = {
    renew: () => ({ token: student.token }),
    typing: (turn) => ({ to: turn % 2 ? counselor.id : student.id }),
  };

  it('ends the connection that sends it, for any event, and no other', async () => {
    const other = await LiveClient.connect(app.url, student.token);
    const names = [...listenedTo(app, other), 'never heard of'];
    for (const name of names) {
      const client = await LiveClient.connect(app.url, student.token);
      const ended = client.ended();
      for (let turn = 0; turn <= MAX_PACKETS; turn++) {
        client.socket.emit(name, bodies[name]?.(turn) ?? { id: String(turn) }, () => undefined);
      }
      await ended;
      client.close();
    }
    expect(other.socket.connected).toBe(true);
    other.close();
    await serves();
  });

  it('ends the connection of a client that has not signed in', async () => {
    const { io: manager } = io(app.url, {
      transports: ['websocket'],
      reconnection: false,
      autoConnect: false,
    });
    await new Promise((resolve) => manager.open(resolve));
    const ended = new Promise((resolve) => manager.on('close', resolve));
    // Transport packets need no sign-in.
    const { engine } = manager as unknown as { engine: { _sendPacket(type: 'pong'): void } };
    for (let turn = 0; turn <= MAX_PACKETS; turn++) engine._sendPacket('pong');
    await ended;
    await serves();
  });
});

it('a message larger than any that browsers send ends its connection', async () => {
  const client = await LiveClient.connect(app.url, student.token);
  const ended = client.ended();
  client.socket.emit('typing', { to: 'x'.repeat(MAX_BYTES) });
  await ended;
  client.close();
  await serves();
});

it('an account has limited connections, which does not affect others', async () => {
  const clients: LiveClient[] = [];
  for (let count = 0; count < MAX_CONNECTIONS; count++) {
    clients.push(await LiveClient.connect(app.url, student.token));
  }
  await expect(LiveClient.connect(app.url, student.token)).rejects.toThrow('too-many');
  await LiveClient.connect(app.url, counselor.token).then((other) => other.close());
  for (const client of clients) client.close();
});
