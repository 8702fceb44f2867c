import type { Socket } from 'socket.io';
import type { Language } from '../../../contract/languages';
import type { ClientEvents, ServerEvent } from '../../../contract/realtime';
import type { RoomEvents, RoomRequest } from '../../../contract/video';
import type { SignedIn } from '../auth/session-user';

export type UserSocket = Socket<
  { [Name in keyof ClientEvents]: (data: unknown) => void } & {
    [Name in RoomRequest]: (body: unknown, reply: unknown) => void;
  },
  { event: (events: readonly ServerEvent[]) => void; expiring: () => void } & {
    [Name in keyof RoomEvents]: (data: RoomEvents[Name]) => void;
  },
  object,
  { user: SignedIn; language: Language }
>;
