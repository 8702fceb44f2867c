import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Logger, type OnApplicationShutdown } from '@nestjs/common';
import {
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { Server } from 'socket.io';
import { SUPPORT, supportOf } from '../../../contract/messaging';
import { serverEvent } from '../../../contract/realtime';
import { CONFIG, scaledMs, type Config } from '../../platform/config/config';
import { Leadership } from '../../platform/projector/leadership';
import { RealtimeGateway } from '../../platform/realtime/realtime.gateway';
import type { UserSocket } from '../../platform/realtime/user-socket';
import { Contacts, sidesOf } from './contacts';

/** A page may take this long to reload before its user counts as offline. */
const GRACE_MS = 3_000;
const TYPING_PAUSE_MS = 500;
/** An instance that ended is noticed within this time. */
const CHECK_MS = 5_000;

/** Instances send each other whom they pushed as online or offline, and that they have started. */
const [PRESENCE, STARTED] = ['presence', 'presence-started'];

/** Pushes presence and typing to contacts as they happen, and stores nothing. */
@WebSocketGateway()
export class PresenceGateway
  implements OnGatewayInit, OnGatewayConnection, OnGatewayDisconnect, OnApplicationShutdown
{
  private readonly logger = new Logger(PresenceGateway.name);
  private readonly leaving = new Map<string, NodeJS.Timeout>();
  private readonly typed = new WeakMap<UserSocket, { readonly to: string; readonly at: number }>();

  private readonly pushed = new Set<string>();
  private server?: Server;
  private instances = 0;
  /** Whether an instance may have ended whose users were not pushed as offline yet. */
  private hasInstanceEnded = false;

  constructor(
    private readonly gateway: RealtimeGateway,
    private readonly contacts: Contacts,
    @Inject(CONFIG) private readonly config: Config,
    leadership: Leadership,
  ) {
    // Without Redis, instances do not know of each other.
    if (config.redisUrl === null) return;
    leadership.always('api', 'presence', (signal) => this.watch(signal));
  }

  afterInit(server: Server): void {
    if (this.config.redisUrl === null) return;
    this.server = server;
    server.on(PRESENCE, (userId: string, online: boolean) => this.note(userId, online));
    // The new instance may replace one that ended between two checks.
    server.on(STARTED, () => (this.hasInstanceEnded = true));
  }

  async handleConnection(socket: UserSocket): Promise<void> {
    socket.on('typing', (body) => void this.typing(socket, body));
    const { id } = socket.data.user;
    // A user who returns this fast was not pushed as offline. Contacts who connected meanwhile are notified later.
    if (this.leaving.has(id)) return;
    await this.logged(async () => {
      const connections = await this.gateway.connectionsOf(id);
      const isFirst = connections.every(({ handshake }) => handshake.issued >= socket.handshake.issued);
      if (isFirst) await this.push(id, true);
    });
  }

  handleDisconnect({ data: { user } }: UserSocket): void {
    clearTimeout(this.leaving.get(user.id));
    const timer = setTimeout(() => void this.leave(user.id), scaledMs(this.config, GRACE_MS));
    this.leaving.set(user.id, timer.unref());
  }

  /** The last connections end after the modules are destroyed. */
  onApplicationShutdown(): void {
    for (const timer of this.leaving.values()) clearTimeout(timer);
  }

  private async typing(socket: UserSocket, body: unknown): Promise<void> {
    const to = (body as { to?: unknown } | null)?.to;
    if (typeof to !== 'string') return;
    const last = this.typed.get(socket);
    if (last?.to === to && Date.now() - last.at < TYPING_PAUSE_MS) return;
    this.typed.set(socket, { to, at: Date.now() });
    const { ownerId, contactId } = sidesOf(socket.data.user, to);
    await this.logged(async () => {
      if ((await this.contacts.mayWrite(ownerId, contactId)) !== 'granted') return;
      const id = contactId === SUPPORT ? supportOf(ownerId) : ownerId;
      const listeners = contactId === SUPPORT ? await this.contacts.admins() : [contactId];
      this.gateway.emitVolatile(listeners, serverEvent('typing', id, 0, {}));
    });
  }

  private async leave(userId: string): Promise<void> {
    this.leaving.delete(userId);
    await this.logged(async () => {
      const { length } = await this.gateway.connectionsOf(userId);
      await this.push(userId, length > 0);
    });
  }

  private async logged(work: () => Promise<void>): Promise<void> {
    await work().catch((err: unknown) => this.logger.error({ err }, 'Contacts could not be notified.'));
  }

  /** Pushes the offline state of users whose instance ended before it could do so itself. */
  private async watch(signal: AbortSignal): Promise<void> {
    const pause = (ms: number) =>
      delay(scaledMs(this.config, ms), undefined, { signal, ref: false }).catch(() => undefined);
    this.server?.serverSideEmit(STARTED);
    for (const userId of await this.gateway.everyoneOnline()) this.pushed.add(userId);
    while (!signal.aborted) {
      const instances = (await this.server?.sockets.adapter.serverCount()) ?? 0;
      if (instances < this.instances) this.hasInstanceEnded = true;
      this.instances = instances;
      // Browsers first try to reach another instance.
      if (this.hasInstanceEnded) await pause(GRACE_MS).then(() => this.pushOffline());
      await pause(CHECK_MS);
    }
  }

  private async pushOffline(): Promise<void> {
    const online = await this.gateway.everyoneOnline();
    this.hasInstanceEnded = false;
    const offline = [...this.pushed].filter((userId) => !online.has(userId) && !this.leaving.has(userId));
    for (const userId of offline) await this.push(userId, false);
  }

  private note(userId: string, online: boolean): void {
    if (online) this.pushed.add(userId);
    else this.pushed.delete(userId);
  }

  private async push(userId: string, online: boolean): Promise<void> {
    if (this.server) {
      this.note(userId, online);
      this.server.serverSideEmit(PRESENCE, userId, online);
    }
    const event = serverEvent('presence.changed', userId, 0, { online });
    this.gateway.send(await this.contacts.withContact(userId), event);
  }
}
