import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { checkRestoredSessions } from './session-recovery';

const user = { id: 'maya', sessionId: 'laptop', until: Date.now() + 600_000 };

let server: Server;
let port: number;
let isAlive: boolean;
const open: Socket[] = [];

beforeEach(async () => {
  isAlive = true;
  const http = createServer();
  server = new Server(http, { connectionStateRecovery: { skipMiddlewares: false } });
  checkRestoredSessions(server, { sessionLives: async () => isAlive }, true);
  server.on('connection', (socket) => Object.assign(socket.data, { user }));
  await once(http.listen(), 'listening');
  ({ port } = http.address() as AddressInfo);
});

afterEach(async () => {
  open.splice(0).forEach((socket) => socket.close());
  await server.close();
});

/** Returns the connection, the texts pushed to it, and the session to restore it by. */
async function connect(earlier?: object) {
  const socket = io(`http://127.0.0.1:${port}`, {
    auth: { ...earlier },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  open.push(socket);
  const texts: string[] = [];
  let offset = '';
  socket.on('text', (text: string, latest: string) => {
    texts.push(text);
    offset = latest;
  });
  await new Promise((resolve) => socket.on('connect', () => resolve(undefined)));
  return { socket, texts, session: () => ({ pid: Reflect.get(socket, '_pid') as string, offset }) };
}

async function heard({ socket, texts }: Awaited<ReturnType<typeof connect>>, last: string) {
  while (texts.at(-1) !== last) await new Promise((resolve) => socket.once('text', resolve));
  return texts;
}

/** Returns a session that has missed one text. */
async function lostSession() {
  const first = await connect();
  server.emit('text', 'before');
  await heard(first, 'before');
  const lost = new Promise((resolve) => server.sockets.sockets.forEach((s) => s.once('disconnect', resolve)));
  first.socket.io.engine.close();
  await lost;
  server.emit('text', 'missed');
  return first.session();
}

it('replays what a session missed', async () => {
  const next = await connect(await lostSession());
  server.emit('text', 'after');
  expect(await heard(next, 'after')).toEqual(['missed', 'after']);
});

it('replays nothing to a session that has ended', async () => {
  const session = await lostSession();
  isAlive = false;
  const next = await connect(session);
  server.emit('text', 'after');
  expect(await heard(next, 'after')).toEqual(['after']);
});

it('gives each connection that restores a session an id of its own', async () => {
  const session = await lostSession();
  const [first, second] = [await connect(session), await connect(session)];
  expect(first.socket.id).not.toBe(second.socket.id);
});
