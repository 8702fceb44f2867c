import type { RoomAnswer, RoomEvents, RoomRequest, RoomRequests } from 'contract/video';

const RESPONSE_TIMEOUT_MS = 10_000;
/** Maximum delays before reconnecting, for most pages and for those on which a user waits. */
export const RECONNECT_MS = 30_000;
const RECONNECT_SOON_MS = 3_000;

interface RoomListeners extends RoomEvents {
  readonly connect: void;
  readonly disconnect: void;
}

type Listener = (data: never) => void;

export interface RequestSocket {
  readonly connected: boolean;
  readonly io: { reconnectionDelayMax(ms: number): unknown };
  on(name: string, listener: (data: unknown) => void): unknown;
  timeout(ms: number): { emitWithAck(name: string, body: unknown): Promise<unknown> };
}

const NAMES = [
  'connect',
  'disconnect',
  'room.people',
  'room.ended',
] as const satisfies (keyof RoomListeners)[];
const listeners = new Map<string, Set<Listener>>();
let socket: RequestSocket | undefined;

export function setRequestSocket(opened: RequestSocket): void {
  socket = opened;
  for (const name of NAMES)
    opened.on(name, (data) => {
      if (socket === opened) listeners.get(name)?.forEach((listener) => listener(data as never));
    });
}

export const isConnected = () => socket?.connected ?? false;

export function onRoomEvent<Name extends keyof RoomListeners>(
  name: Name,
  listener: (data: RoomListeners[Name]) => void,
): () => void {
  const known = listeners.get(name) ?? new Set();
  listeners.set(name, known.add(listener));
  return () => {
    known.delete(listener);
  };
}

export function reconnectSoon(soon: boolean): void {
  socket?.io.reconnectionDelayMax(soon ? RECONNECT_SOON_MS : RECONNECT_MS);
}

/** The message of this error is the server's own. */
export class Refused extends Error {}

/** Rejects with `Refused`, or with another error if no response came. */
export async function sendRoomRequest<Name extends RoomRequest>(
  name: Name,
  body: RoomRequests[Name]['body'],
): Promise<RoomRequests[Name]['answer']> {
  if (!socket) throw new Error('There is no connection.');
  const answer = (await socket.timeout(RESPONSE_TIMEOUT_MS).emitWithAck(name, body)) as RoomAnswer<Name>;
  if (!answer.ok) throw new Refused(answer.message);
  return answer.data;
}
