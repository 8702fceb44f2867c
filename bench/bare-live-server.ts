import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { Server } from 'socket.io';
import { WebSocketServer } from 'ws';
import { SqliteEventStore } from '../src/platform/event-store/sqlite-event-store';
import { anEvent } from './assignments';
import { inBursts } from './bursts';

// A server with only a durable append and its push: node bare-live-server.ts DATA_DIR socket.io|ws
const [dataDir, kind] = process.argv.slice(2) as [string, 'socket.io' | 'ws'];
const event = { name: 'college.changed', type: 'College', id: '3434', version: 1, data: {} } as const;

const http = createServer();
const broadcast = kind === 'ws' ? overWs() : overSocketIo();

process.on('message', ({ push }: { push: number }) => inBursts(push, broadcast));
http.listen(0, '127.0.0.1', () => {
  process.stdout.write(`runs at http://127.0.0.1:${(http.address() as AddressInfo).port}\n`);
});

function overWs(): () => void {
  const server = new WebSocketServer({ server: http, perMessageDeflate: false });
  return () => {
    const text = JSON.stringify(event);
    for (const client of server.clients) client.send(text);
  };
}

function overSocketIo(): () => void {
  const store = new SqliteEventStore(join(dataDir, 'bare.db'));
  const server = new Server(http, { serveClient: false });
  server.on('connection', (socket) => void socket.join(String(socket.handshake.auth.token)));
  const post = async (request: IncomingMessage, response: ServerResponse) => {
    const { rooms, content } = (await json(request)) as { rooms: string[]; content: string };
    await store.append(`message-${Date.now()}-${Math.random()}`, 'no-stream', [anEvent()]);
    server.to(rooms).emit('event', [{ ...event, name: 'message.sent', data: { content } }]);
    response.writeHead(201).end();
  };
  http.prependListener('request', (request, response) => {
    if (request.url === '/messages') void post(request, response);
  });
  return () => void server.emit('event', [event]);
}
