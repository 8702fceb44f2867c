import { randomUUID } from 'node:crypto';
import type { Server } from 'socket.io';

/**
 * Socket.IO restores a session as often as asked, under one id, and the first connection to close takes the others out
 * of their rooms. Here each gets an id of its own.
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
