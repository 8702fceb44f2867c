import type { Server as HttpServer } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import type { Server, ServerOptions } from 'socket.io';
import { playsPart, type Config } from '../config/config';
import { UnusedConnections } from '../http/unused-connections';
import { withOwnSessions } from './own-sessions';

/** So long a lost connection gets what it missed; the browser refetches after a longer one. */
export const RECOVERY_MS = 2 * 60_000;

/** How long a stopped process still reads from Redis. */
const READ_MS = 1_000;

/** With Redis, what one instance sends reaches the browsers of all of them. */
export class SocketAdapter extends IoAdapter {
  private redis?: Redis;
  private readonly unused: UnusedConnections;

  constructor(
    app: INestApplication,
    private readonly config: Config,
    private readonly onError: (error: unknown) => void,
  ) {
    super(app);
    this.unused = new UnusedConnections(app.getHttpServer() as HttpServer);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const ours: Partial<ServerOptions> = {
      serveClient: false,
      connectionStateRecovery: { maxDisconnectionDuration: RECOVERY_MS, skipMiddlewares: false },
      allowRequest: (_, decide) => decide(null, playsPart(this.config, 'api')),
      ...(this.config.redisUrl && { adapter: this.overRedis(this.config.redisUrl) }),
    };
    const server = super.createIOServer(port, { ...options, ...ours } as ServerOptions);
    return this.config.redisUrl ? server : withOwnSessions(server);
  }

  /** Socket.IO closes the server that it is attached to. */
  override async close(server: Server): Promise<void> {
    this.unused.close();
    await super.close(server);
  }

  override async dispose(): Promise<void> {
    await super.dispose();
    await this.redis?.quit();
  }

  private overRedis(url: string) {
    this.redis = new Redis(url, { maxRetriesPerRequest: null }).on('error', this.onError);
    return createAdapter(this.redis, { streamName: 'quadrangle-sockets', blockTimeInMs: READ_MS });
  }
}
