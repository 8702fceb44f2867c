import type { Socket } from 'socket.io';
import type { Language } from '../../../contract/languages';
import type { RoomEvents } from '../../../contract/video';
import type { SessionUser } from '../../platform/auth/session-user';
import type { UserSocket } from '../../platform/realtime/user-socket';

export interface Seat {
  readonly id: string;
  readonly user: SessionUser;
  readonly language: Language;
  send<Name extends keyof RoomEvents>(name: Name, data: RoomEvents[Name]): void;
  isThere(): Promise<boolean>;
}

export const seatHere = (socket: UserSocket): Seat => ({
  id: socket.id,
  user: socket.data.user,
  language: socket.data.language,
  send: (name, data) => void (socket as Socket).emit(name, data),
  isThere: () => Promise.resolve(socket.connected),
});
