import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { openRedis } from './redis-clients';

let server: Server;
let opened: Socket[];

/** Accepts connections and never answers. */
beforeEach(async () => {
  opened = [];
  server = createServer((socket) => opened.push(socket.on('error', () => undefined).resume())).listen();
  await once(server, 'listening');
});

afterEach(async () => {
  for (const socket of opened) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

it('disconnecting ends a client and the copies that libraries made of it', async () => {
  const url = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { redis, disconnect } = await openRedis(url, () => undefined);
  redis.duplicate();
  while (opened.length < 2) await once(server, 'connection');
  const closed = opened.map((socket) => once(socket, 'close'));
  disconnect();
  expect(await Promise.all(closed)).toHaveLength(2);
});
