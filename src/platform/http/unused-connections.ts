import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Closes connections that never carried a request: browsers preconnect, and a closing server would wait for them. */
export class UnusedConnections {
  private readonly sockets = new Set<Socket>();

  constructor(server: Server) {
    const used = ({ socket }: IncomingMessage) => void this.sockets.delete(socket);
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    server.on('request', used).on('upgrade', used);
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
