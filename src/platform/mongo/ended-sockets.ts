import { createRequire } from 'node:module';
import type { Socket } from 'node:net';

interface DriverConnection {
  readonly socket: Socket;
  cleanup: (this: DriverConnection, error: Error) => void;
}

let isMended = false;

/**
 * MongoDB's driver waits for `drain` after it has written to a socket that takes no more. A socket that closes
 * never drains, so the command would never end: a pool would lose one connection for ever, and a monitor would
 * never see the server again. A socket that fails would reject with an error of Node's that the driver neither
 * repeats nor wraps. This ends the wait, after which the driver reports the closed connection.
 */
export function endWaitsForClosedSockets(): void {
  if (isMended) return;
  const { Connection } = createRequire(require.resolve('mongoose'))('mongodb/lib/cmap/connection') as {
    Connection: { readonly prototype: DriverConnection };
  };
  const { prototype } = Connection;
  const { cleanup } = prototype;
  prototype.cleanup = function (error) {
    cleanup.call(this, error);
    this.socket.emit('drain');
  };
  isMended = true;
}
