import type { Server as HttpServer } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import { AccessTokens } from '../auth/jwt';
import { playsPart, scaledMs, type Config } from '../config/config';
import { UnusedConnections } from '../http/unused-connections';
import type { SharedSockets } from './redis-streams';
import { checkRestoredSessions } from './session-recovery';
import { sliceBroadcasts } from './sliced-broadcasts';
import { MAX_BYTES, withFewPackets } from './socket-limits';

/** A lost connection can be recovered for this long; after that, the browser refetches. */
export const RECOVERY_MS = 2 * 60_000;

/** A connection without a sign of life for both together is lost. People in a video room wait to see that. */
const PING_MS = 10_000;
const PONG_MS = 10_000;

export class SocketAdapter extends IoAdapter {
  private readonly unused: UnusedConnections;
  private readonly tokens: AccessTokens;

  constructor(
    app: INestApplication,
    private readonly config: Config,
    private readonly shared: SharedSockets | null,
  ) {
    super(app);
    this.tokens = app.get(AccessTokens);
    this.unused = new UnusedConnections(app.getHttpServer() as HttpServer);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const ours: Partial<ServerOptions> = {
      serveClient: false,
      maxHttpBufferSize: MAX_BYTES,
      pingInterval: scaledMs(this.config, PING_MS),
      pingTimeout: scaledMs(this.config, PONG_MS),
      connectionStateRecovery: { maxDisconnectionDuration: RECOVERY_MS, skipMiddlewares: false },
      allowRequest: (_, decide) => decide(null, playsPart(this.config, 'api')),
      ...(this.shared && { adapter: this.shared.adapter }),
    };
    const server = withFewPackets(super.createIOServer(port, { ...options, ...ours } as ServerOptions));
    return checkRestoredSessions(sliceBroadcasts(server), this.tokens, this.shared === null);
  }

  /** Socket.IO also closes the HTTP server it is attached to. */
  override async close(server: Server): Promise<void> {
    this.unused.close();
    await super.close(server);
  }

  override async dispose(): Promise<void> {
    await super.dispose();
    await this.shared?.close();
  }
}
