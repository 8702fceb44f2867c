import {
  WebSocketGateway,
  WebSocketServer,
  type OnGatewayConnection,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import type { ServerEvent } from '../../../contract/realtime';
import { AccessTokens } from '../auth/jwt';
import type { SessionUser } from '../auth/session-user';

type UserSocket = Socket<
  Record<string, never>,
  { event: (event: ServerEvent) => void },
  object,
  { user: SessionUser }
>;

const roomOf = (userId: string) => `user:${userId}`;

/** Only the signed-in connect, and each hears what is sent to him or her; nothing is taken from the browser. */
@WebSocketGateway()
export class RealtimeGateway implements OnGatewayInit, OnGatewayConnection {
  @WebSocketServer() private readonly server: Server;

  constructor(private readonly tokens: AccessTokens) {}

  afterInit(server: Server): void {
    server.use((socket: UserSocket, next) => {
      this.tokens.authenticate(String(socket.handshake.auth.token)).then(
        (user) => {
          socket.data.user = user;
          next();
        },
        () => next(new Error('unauthorized')),
      );
    });
  }

  async handleConnection(socket: UserSocket): Promise<void> {
    await socket.join(roomOf(socket.data.user.id));
  }

  send(userIds: readonly string[], event: ServerEvent): void {
    if (userIds.length > 0) this.server.to(userIds.map(roomOf)).emit('event', event);
  }

  disconnect(userId: string): void {
    this.server.in(roomOf(userId)).disconnectSockets(true);
  }
}
