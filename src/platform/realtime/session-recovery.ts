import { randomUUID } from 'node:crypto';
import type { Server } from 'socket.io';
import type { AccessTokens } from '../auth/jwt';
import type { UserSocket } from './user-socket';

/**
 * Replaces two methods of Socket.IO's adapter, in which it stores and restores sessions:
 * - Socket.IO replays missed packets before any token is checked. Here, the session must still be alive.
 * - The in-memory adapter restores a session as often as asked, always under the same id, and the first of those
 *   connections to close removes the others from their rooms. Here, each restored session gets an id of its own.
 */
export function checkRestoredSessions(
  server: Server,
  tokens: Pick<AccessTokens, 'sessionLives'>,
  isInMemory: boolean,
): Server {
  const { adapter } = server.sockets;
  const restore = adapter.restoreSession.bind(adapter);
  adapter.restoreSession = async (pid, offset) => {
    const session = await restore(pid, offset);
    if (session && isInMemory) adapter.persistSession({ ...session, sid: randomUUID() });
    const { user } = (session?.data ?? {}) as Partial<UserSocket['data']>;
    const lives = user !== undefined && user.until > Date.now() && (await tokens.sessionLives(user));
    return lives ? session : (null as never);
  };
  return server;
}
