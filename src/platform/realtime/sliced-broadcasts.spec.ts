import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { SLICE, sliceBroadcasts } from './sliced-broadcasts';

const COUNT = 2 * SLICE + 10;

let server: Server;
let last: { readonly id: string; readonly texts: string[] };
/** What the server sent to any connection, in order. */
const sent: string[] = [];
const open: Socket[] = [];

beforeAll(async () => {
  const http = createServer();
  server = sliceBroadcasts(new Server(http, { connectionStateRecovery: {} }));
  server.on('connection', ({ conn }) =>
    conn.on('packetCreate', ({ data = '' }) => sent.push(String(/"(all|one|more)"/.exec(String(data))?.[1]))),
  );
  await once(http.listen(), 'listening');
  const { port } = http.address() as AddressInfo;
  const connect = async () => {
    const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
    open.push(socket);
    await new Promise((resolve) => socket.on('connect', () => resolve(undefined)));
    return socket;
  };
  await Promise.all(Array.from({ length: COUNT - 1 }, connect));
  const socket = await connect();
  last = { id: socket.id!, texts: [] };
  socket.on('text', (text: string) => last.texts.push(text));
});

afterAll(async () => {
  open.forEach((socket) => socket.close());
  await server.close();
});

beforeEach(() => {
  sent.length = 0;
  last.texts.length = 0;
});

const received = (text: string, by: readonly Socket[]) =>
  Promise.all(
    by.map(
      (socket) =>
        new Promise<void>((resolve) => {
          const look = (heard: string) => heard === text && (socket.off('text', look), resolve());
          socket.on('text', look);
        }),
    ),
  );

it('a packet to one connection overtakes a broadcast to many', async () => {
  const all = received('all', open);
  server.emit('text', 'all');
  server.to(last.id).emit('text', 'one');
  await all;
  expect(sent.indexOf('one')).toBeLessThan(SLICE);
  expect(sent.filter((text) => text === 'all')).toHaveLength(COUNT);
});

it('a connection receives its packets in the order they were sent', async () => {
  const more = received('more', open);
  server.emit('text', 'all');
  server.to(last.id).emit('text', 'one');
  server.emit('text', 'more');
  await more;
  expect(last.texts).toEqual(['all', 'one', 'more']);
});

it('a connection receives what waits for it before it is closed', async () => {
  const closed = new Promise((resolve) => open.at(-1)!.once('disconnect', resolve));
  server.emit('text', 'all');
  server.in(last.id).disconnectSockets(true);
  await closed;
  expect(last.texts).toEqual(['all']);
});
