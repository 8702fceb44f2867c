import { randomUUID } from 'node:crypto';
import type { Server } from 'socket.io';

/**
 * Socket.IO's adapter in memory restores a session each time it is asked to, under one id: the first of those connections
 * to end takes the others out of their rooms. Here each restored one has an id of its own.
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
