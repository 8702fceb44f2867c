import type { Server } from 'socket.io';
import type { AccessTokens } from '../auth/jwt';
import type { UserSocket } from './user-socket';

/** Socket.IO replays missed packets before any token is checked. Here, the session must still be alive. */
export function withLivingSessions(server: Server, tokens: AccessTokens): Server {
  const { adapter } = server.sockets;
  const restore = adapter.restoreSession.bind(adapter);
  adapter.restoreSession = async (pid, offset) => {
    const session = await restore(pid, offset);
    const { user } = (session?.data ?? {}) as Partial<UserSocket['data']>;
    const lives = user !== undefined && user.until > Date.now() && (await tokens.sessionLives(user));
    return lives ? session : (null as never);
  };
  return server;
}
