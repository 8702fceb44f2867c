import { io, type Socket } from 'socket.io-client';
import WebSocket from 'ws';

// Connects as instructed and reports the arrival times by the monotonic clock, which processes share.
export interface Order {
  readonly url: string;
  /** One socket.io connection per token; without tokens, bare WebSockets. */
  readonly tokens: readonly string[] | null;
  readonly count: number;
}

const MEASURED = ['message.sent', 'college.changed'];

const now = () => Number(process.hrtime.bigint()) / 1e6;
let arrivals: number[] = [];
let expected = Infinity;

const arrived = (events = 1) => {
  const at = now();
  for (let index = 0; index < events; index++) arrivals.push(at);
  if (arrivals.length >= expected) report();
};

function report(): void {
  process.send!({ arrivals });
  arrivals = [];
  expected = Infinity;
}

process.on('message', (message: { connect: Order } | { expect: number }) => {
  if ('connect' in message) void connect(message.connect);
  else {
    arrivals = [];
    expected = message.expect;
    process.send!({ ready: true });
  }
});

async function connect({ url, tokens, count }: Order): Promise<void> {
  const open = (index: number) => (tokens ? overSocketIo(url, tokens[index % tokens.length]!) : bare(url));
  for (let index = 0; index < count; index += 50) {
    await Promise.all(
      Array.from({ length: Math.min(50, count - index) }, (_, offset) => open(index + offset)),
    );
  }
  process.send!({ connected: count });
}

function overSocketIo(url: string, token: string): Promise<Socket> {
  const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true });
  socket.on('event', (events: readonly { readonly name: string }[]) =>
    arrived(events.filter(({ name }) => MEASURED.includes(name)).length),
  );
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', reject);
  });
}

function bare(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url.replace('http', 'ws'));
  socket.on('message', (data: Buffer) => {
    JSON.parse(data.toString());
    arrived();
  });
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket));
    socket.on('error', reject);
  });
}

process.stdout.write('runs at http://nowhere\n');
