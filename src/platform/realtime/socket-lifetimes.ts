import { Inject, Injectable, Logger } from '@nestjs/common';
import { Rejected } from '../../kernel/errors';
import { AccessTokens } from '../auth/jwt';
import { CONFIG, scaledMs, type Config } from '../config/config';
import { mapInBatches } from '../dispatch/dispatcher';
import { Leadership } from '../projector/leadership';
import { pause } from '../waiting';
import type { UserSocket } from './user-socket';

/** A browser is asked for its next token this long before the current one expires. */
const RENEW_BEFORE_MS = 60_000;
/** A connection may outlive a session for this long if a process that cannot notify this one has ended the session. */
const CHECK_MS = 5_000;

/** Ends each connection of this process with its session, or with its token unless that is renewed. */
@Injectable()
export class SocketLifetimes {
  private readonly logger = new Logger(SocketLifetimes.name);
  private readonly timers = new Map<UserSocket, NodeJS.Timeout>();

  constructor(
    @Inject(AccessTokens) private readonly tokens: Pick<AccessTokens, 'authenticate' | 'sessionLives'>,
    @Inject(CONFIG) private readonly config: Pick<Config, 'redisUrl' | 'waitScale'>,
    @Inject(Leadership) leadership: Pick<Leadership, 'always'>,
  ) {
    // With Redis, the end of a session reaches all instances.
    if (config.redisUrl !== null) return;
    leadership.always('api', 'socket-lifetimes', (signal) => this.watch(signal));
  }

  begin(socket: UserSocket): void {
    socket.on('renew', (body) => void this.renew(socket, body));
    socket.on('disconnect', () => {
      clearTimeout(this.timers.get(socket));
      this.timers.delete(socket);
    });
    this.schedule(socket);
  }

  async check(sockets: Iterable<UserSocket> = [...this.timers.keys()]): Promise<void> {
    const bySession = new Map<string, UserSocket[]>();
    for (const socket of sockets) {
      const { sessionId } = socket.data.user;
      bySession.set(sessionId, [...(bySession.get(sessionId) ?? []), socket]);
    }
    await mapInBatches([...bySession.values()], async (own) => {
      if (await this.tokens.sessionLives(own[0]!.data.user)) return;
      for (const socket of own) socket.disconnect(true);
    });
  }

  private schedule(socket: UserSocket): void {
    const end = () => socket.disconnect(true);
    const requestToken = () => {
      socket.emit('expiring');
      this.timers.set(socket, setTimeout(end, socket.data.user.until - Date.now()).unref());
    };
    clearTimeout(this.timers.get(socket));
    this.timers.set(
      socket,
      setTimeout(requestToken, socket.data.user.until - RENEW_BEFORE_MS - Date.now()).unref(),
    );
  }

  /** Accepts a new token of the same session; anything else ends the connection. */
  private async renew(socket: UserSocket, body: unknown): Promise<void> {
    const token = (body as { token?: unknown } | null | undefined)?.token;
    try {
      const user = await this.tokens.authenticate(typeof token === 'string' ? token : '');
      if (user.sessionId !== socket.data.user.sessionId) socket.disconnect(true);
      if (!socket.connected) return;
      socket.data.user = user;
      this.schedule(socket);
    } catch (err) {
      socket.disconnect(true);
      if (!(err instanceof Rejected)) this.logger.error({ err }, 'A token could not be checked.');
    }
  }

  private async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await pause(scaledMs(this.config, CHECK_MS), signal);
      if (signal.aborted) return;
      await this.check().catch((err: unknown) =>
        this.logger.error({ err }, 'Sessions could not be checked; the check will be retried.'),
      );
    }
  }
}
