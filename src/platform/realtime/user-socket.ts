import type { Socket } from 'socket.io';
import type { ClientEvents, ServerEvent } from '../../../contract/realtime';
import type { SignedIn } from '../auth/session-user';

/** A browser's connection. */
export type UserSocket = Socket<
  { [Name in keyof ClientEvents]: (data: unknown) => void },
  { event: (events: readonly ServerEvent[]) => void; expiring: () => void },
  object,
  { user: SignedIn }
>;
