import { randomUUID } from 'node:crypto';
import type { Server } from 'socket.io';

/**
 * Socket.IO's in-memory adapter restores a session as often as asked, always under the same id, and the first of those
 * connections to close removes the others from their rooms. Here each restored session gets an id of its own.
 */
export function withOwnSessions(server: Server): Server {
  const { adapter } = server.sockets;
  const restore = adapter.restoreSession.bind(adapter);
  adapter.restoreSession = async (pid, offset) => {
    const session = await restore(pid, offset);
    if (session) adapter.persistSession({ ...session, sid: randomUUID() });
    return session;
  };
  return server;
}
