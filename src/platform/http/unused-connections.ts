import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

const PAUSE_MS = 50;

/**
 * Closes connections without a request, which a closing server would wait for: those of browsers that preconnect, and
 * those whose last request ends after the server has begun to close.
 */
export class UnusedConnections {
  private readonly sockets = new Set<Socket>();

  constructor(private readonly server: Server) {
    const used = ({ socket }: IncomingMessage) => void this.sockets.delete(socket);
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    server.on('request', used).on('upgrade', used);
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    const timer = setInterval(() => this.server.closeIdleConnections(), PAUSE_MS).unref();
    this.server.once('close', () => clearInterval(timer));
  }
}
