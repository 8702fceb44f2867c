import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';

const RECOVERY_MS = 2 * 60_000;

/** A connection lost for a short while gets what it missed; the browser refetches after a longer one. */
export class SocketAdapter extends IoAdapter {
  override createIOServer(port: number, options?: ServerOptions): Server {
    const ours: Partial<ServerOptions> = {
      serveClient: false,
      connectionStateRecovery: { maxDisconnectionDuration: RECOVERY_MS, skipMiddlewares: false },
    };
    return super.createIOServer(port, { ...options, ...ours } as ServerOptions);
  }
}
