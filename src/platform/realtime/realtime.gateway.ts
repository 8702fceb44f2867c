import { Logger } from '@nestjs/common';
import {
  WebSocketGateway,
  WebSocketServer,
  type OnGatewayConnection,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { Server } from 'socket.io';
import type { ServerEvent } from '../../../contract/realtime';
import { AccessTokens } from '../auth/jwt';
import { SocketLifetimes } from './socket-lifetimes';
import type { UserSocket } from './user-socket';

interface Packet {
  readonly rooms: readonly string[];
  readonly events: ServerEvent[];
}

const roomOf = (userId: string) => `user:${userId}`;
const roomOfSession = (sessionId: string) => `session:${sessionId}`;

/** Only the signed-in connect, and each hears what is sent to him or her. */
@WebSocketGateway()
export class RealtimeGateway implements OnGatewayInit, OnGatewayConnection {
  /** Absent in a command-line tool, to which nobody connects. */
  @WebSocketServer() private readonly server?: Server;
  private readonly logger = new Logger(RealtimeGateway.name);
  private outbox: Packet[] = [];

  constructor(
    private readonly tokens: AccessTokens,
    private readonly lifetimes: SocketLifetimes,
  ) {}

  afterInit(server: Server): void {
    server.use((socket: UserSocket, next) => {
      const { token } = socket.handshake.auth;
      this.tokens.authenticate(typeof token === 'string' ? token : '').then(
        (user) => {
          // Of a session that this connection goes on with, but that is no longer the browser's.
          if (socket.recovered && socket.data.user.sessionId !== user.sessionId) leaveAll(socket);
          socket.data.user = user;
          next();
        },
        () => next(new Error('unauthorized')),
      );
    });
  }

  async handleConnection(socket: UserSocket): Promise<void> {
    const { id, sessionId } = socket.data.user;
    this.lifetimes.begin(socket);
    try {
      await socket.join([roomOf(id), roomOfSession(sessionId)]);
      // It may have ended after the token was checked and before its room was joined.
      await this.lifetimes.check([socket]);
    } catch (err) {
      this.logger.error({ err }, 'A connection could not be opened.');
      socket.disconnect(true);
    }
  }

  /** What is sent to the same people in one turn of the event loop goes out together, in order. */
  send(userIds: readonly string[], event: ServerEvent): void {
    if (userIds.length === 0) return;
    const rooms = userIds.map(roomOf);
    const last = this.outbox.at(-1);
    if (last && isSame(last.rooms, rooms)) last.events.push(event);
    else if (this.outbox.push({ rooms, events: [event] }) === 1) setImmediate(() => this.flush());
  }

  /** To whoever is there at this moment; who is not never hears of it. */
  mention(userIds: readonly string[], event: ServerEvent): void {
    if (userIds.length > 0) this.server?.to(userIds.map(roomOf)).volatile.emit('event', [event]);
  }

  /** The connections of somebody, on whatever instance. */
  async connectionsOf(userId: string) {
    return this.socketsIn([roomOf(userId)]);
  }

  /** Which of them are connected. */
  async online(userIds: readonly string[]): Promise<Set<string>> {
    if (userIds.length === 0) return new Set();
    const sockets = await this.socketsIn(userIds.map(roomOf));
    return new Set(sockets.map(({ data }) => (data as UserSocket['data']).user.id));
  }

  /** After all that was sent; those of one session stay where it is named. */
  disconnect(userId: string, but?: string): void {
    this.flush();
    const stay = but === undefined ? [] : [roomOfSession(but)];
    this.server?.in(roomOf(userId)).except(stay).disconnectSockets(true);
  }

  disconnectSession(sessionId: string): void {
    this.flush();
    this.server?.in(roomOfSession(sessionId)).disconnectSockets(true);
  }

  /** Where the other instances do not answer, those of this one. */
  private async socketsIn(rooms: string[]) {
    if (!this.server) return [];
    try {
      return await this.server.in(rooms).fetchSockets();
    } catch (err) {
      this.logger.warn({ err }, 'Other instances did not say who is connected to them.');
      return this.server.local.in(rooms).fetchSockets();
    }
  }

  private flush(): void {
    const packets = this.outbox;
    this.outbox = [];
    for (const { rooms, events } of packets) this.server?.to([...rooms]).emit('event', events);
  }
}

const leaveAll = (socket: UserSocket) => [...socket.rooms].forEach((room) => void socket.leave(room));

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((room, index) => room === other[index]);
