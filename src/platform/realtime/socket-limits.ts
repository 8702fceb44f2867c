import type { Server } from 'socket.io';

/** The maximum size of a message in bytes. A browser's description of its camera takes a few thousand. */
export const MAX_BYTES = 128 * 1024;

/** The maximum number of connections of an account; each tab has one. */
export const MAX_CONNECTIONS = 100;

/** The maximum number of packets of a connection. Entering a room takes about fifteen. */
export const MAX_PACKETS = 1_000;
const WITHIN_MS = 10_000;

export function withFewPackets(server: Server): Server {
  server.engine.on('connection', (connection: Connection) => {
    let count = 0;
    let since = Date.now();
    connection.on('packet', () => {
      const now = Date.now();
      if (now - since > WITHIN_MS) [count, since] = [0, now];
      if (++count > MAX_PACKETS) connection.close(true);
    });
  });
  return server;
}

interface Connection {
  on(name: 'packet', listener: () => void): unknown;
  close(discard: boolean): void;
}
