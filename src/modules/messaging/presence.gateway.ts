import { Inject, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { WebSocketGateway, type OnGatewayConnection, type OnGatewayDisconnect } from '@nestjs/websockets';
import { SUPPORT, supportOf } from '../../../contract/messaging';
import { serverEvent } from '../../../contract/realtime';
import { CONFIG, scaledMs, type Config } from '../../platform/config/config';
import { RealtimeGateway } from '../../platform/realtime/realtime.gateway';
import type { UserSocket } from '../../platform/realtime/user-socket';
import { Contacts } from './contacts';
import { sidesOf } from './sides';

/** A page may take this long to reload before its user counts as offline. */
const GRACE_MS = 3_000;
const TYPING_PAUSE_MS = 500;

/** Pushes presence and typing to contacts as they happen, and stores nothing. */
@WebSocketGateway()
export class PresenceGateway implements OnGatewayConnection, OnGatewayDisconnect, OnApplicationShutdown {
  private readonly logger = new Logger(PresenceGateway.name);
  private readonly leaving = new Map<string, NodeJS.Timeout>();
  private readonly typed = new WeakMap<UserSocket, { readonly to: string; readonly at: number }>();

  constructor(
    private readonly gateway: RealtimeGateway,
    private readonly contacts: Contacts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async handleConnection(socket: UserSocket): Promise<void> {
    socket.on('typing', (body) => void this.typing(socket, body));
    const { id } = socket.data.user;
    // So short an absence was not pushed; contacts who connected meanwhile are notified when it ends.
    if (this.leaving.has(id)) return;
    await this.logged(async () => {
      const connections = await this.gateway.connectionsOf(id);
      const isFirst = connections.every(({ handshake }) => handshake.issued >= socket.handshake.issued);
      if (isFirst) await this.tell(id, true);
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
      await this.tell(userId, length > 0);
    });
  }

  private async logged(work: () => Promise<void>): Promise<void> {
    await work().catch((err: unknown) => this.logger.error({ err }, 'Contacts could not be notified.'));
  }

  private async tell(userId: string, online: boolean): Promise<void> {
    const event = serverEvent('presence.changed', userId, 0, { online });
    this.gateway.send(await this.contacts.withContact(userId), event);
  }
}
