import type { Server } from 'socket.io';

/** What one message may hold, in bytes: what a browser says of its camera takes a few thousand. */
export const MOST_BYTES = 128 * 1024;

/** How many connections an account may have at once: each tab has one. */
export const MOST_CONNECTIONS = 100;

/** How much one connection may send: entering a room takes about fifteen packets. */
export const MOST_PACKETS = 1_000;
const WITHIN_MS = 10_000;

/** Ends a connection that sends more, signed in or not, before what it sends is read. */
export function withFewPackets(server: Server): Server {
  server.engine.on('connection', (connection: Connection) => {
    let count = 0;
    let since = Date.now();
    connection.on('packet', () => {
      const now = Date.now();
      if (now - since > WITHIN_MS) [count, since] = [0, now];
      if (++count > MOST_PACKETS) connection.close(true);
    });
  });
  return server;
}

interface Connection {
  on(name: 'packet', listener: () => void): unknown;
  close(discard: boolean): void;
}
