import { Logger } from '@nestjs/common';
import {
  WebSocketGateway,
  WebSocketServer,
  type OnGatewayConnection,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { Server } from 'socket.io';
import { languageNamed } from '../../../contract/languages';
import type { ServerEvent } from '../../../contract/realtime';
import { AccessTokens } from '../auth/jwt';
import { acceptedLanguage } from '../http/request-context';
import { toBatches } from '../dispatch/dispatcher';
import { MAX_CONNECTIONS } from './socket-limits';
import { SocketLifetimes } from './socket-lifetimes';
import type { UserSocket } from './user-socket';

/** A packet to thousands of rooms would delay all others. */
const MAX_ROOMS_AT_ONCE = 500;

const roomOf = (userId: string) => `user:${userId}`;
const roomOfSession = (sessionId: string) => `session:${sessionId}`;

/** Lets only signed-in users connect, each of whom receives what is sent to that user. */
@WebSocketGateway()
export class RealtimeGateway implements OnGatewayInit, OnGatewayConnection {
  /** Undefined in a command-line tool, to which nobody connects. */
  @WebSocketServer() private readonly server?: Server;
  private readonly logger = new Logger(RealtimeGateway.name);
  private outbox: { readonly rooms: readonly string[]; readonly events: ServerEvent[] }[] = [];

  constructor(
    private readonly tokens: AccessTokens,
    private readonly lifetimes: SocketLifetimes,
  ) {}

  afterInit(server: Server): void {
    server.use((socket: UserSocket, next) => {
      const { token, language } = socket.handshake.auth;
      // A page cannot set the headers of a WebSocket, so it sends its language in the handshake.
      socket.data.language = languageNamed(language) ?? acceptedLanguage(socket.handshake.headers);
      this.tokens.authenticate(typeof token === 'string' ? token : '').then(
        (user) => {
          // The recovered connection may belong to a session that is no longer the browser's.
          if (socket.recovered && socket.data.user.sessionId !== user.sessionId) leaveAll(socket);
          socket.data.user = user;
          const open = server.sockets.adapter.rooms.get(roomOf(user.id))?.size ?? 0;
          next(open < MAX_CONNECTIONS ? undefined : new Error('too-many'));
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
      // The session may have ended between the check of its token and the join.
      await this.lifetimes.check([socket]);
    } catch (err) {
      this.logger.error({ err }, 'A connection could not be opened.');
      socket.disconnect(true);
    }
  }

  /** Events for the same people in one turn of the event loop share a packet, in order. */
  send(userIds: readonly string[], event: ServerEvent): void {
    for (const { batch } of toBatches([...new Set(userIds)], MAX_ROOMS_AT_ONCE)) {
      const rooms = batch.map(roomOf);
      const last = this.outbox.at(-1);
      if (last && isSame(last.rooms, rooms)) last.events.push(event);
      else if (this.outbox.push({ rooms, events: [event] }) === 1) setImmediate(() => this.flush());
    }
  }

  /** Sends a volatile event: users who are not connected at this moment never receive it. */
  emitVolatile(userIds: readonly string[], event: ServerEvent): void {
    if (userIds.length > 0) this.server?.to(userIds.map(roomOf)).volatile.emit('event', [event]);
  }

  async connectionsOf(userId: string) {
    return this.socketsIn([roomOf(userId)]);
  }

  async online(userIds: readonly string[]): Promise<Set<string>> {
    if (userIds.length === 0) return new Set();
    return usersOf(await this.socketsIn(userIds.map(roomOf)));
  }

  /** Returns the users who are connected to any instance; throws if an instance does not respond. */
  async everyoneOnline(): Promise<Set<string>> {
    return usersOf((await this.server?.fetchSockets()) ?? []);
  }

  /** Disconnects a user after everything sent before. The connections of the session `but` stay open. */
  disconnect(userId: string, but?: string): void {
    this.flush();
    const stay = but === undefined ? [] : [roomOfSession(but)];
    this.server?.in(roomOf(userId)).except(stay).disconnectSockets(true);
  }

  disconnectSession(sessionId: string): void {
    this.flush();
    this.server?.in(roomOfSession(sessionId)).disconnectSockets(true);
  }

  /** Returns only this instance's sockets if the other instances do not respond. */
  private async socketsIn(rooms: string[]) {
    if (!this.server) return [];
    try {
      return await this.server.in(rooms).fetchSockets();
    } catch (err) {
      this.logger.warn({ err }, 'Other instances did not report who is connected to them.');
      return this.server.local.in(rooms).fetchSockets();
    }
  }

  private flush(): void {
    const packets = this.outbox;
    this.outbox = [];
    for (const { rooms, events } of packets) this.server?.to([...rooms]).emit('event', events);
  }
}

const usersOf = (sockets: readonly { readonly data: unknown }[]): Set<string> =>
  new Set(sockets.map(({ data }) => (data as UserSocket['data']).user.id));

const leaveAll = (socket: UserSocket) => [...socket.rooms].forEach((room) => void socket.leave(room));

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((room, index) => room === other[index]);
