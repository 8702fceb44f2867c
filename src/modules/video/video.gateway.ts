import { Logger } from '@nestjs/common';
import { WebSocketGateway, type OnGatewayConnection, type OnGatewayDisconnect } from '@nestjs/websockets';
import type { RoomAnswer, RoomRequest, RoomRequests } from '../../../contract/video';
import { Rejected, Unavailable } from '../../kernel/errors';
import { LANGUAGE, type Told } from '../../kernel/sentences';
import type { UserSocket } from '../../platform/realtime/user-socket';
import type { InRoom } from './room';
import { isBodyOf, ROOM_REQUESTS } from './room-requests';
import { Rooms } from './rooms';
import { say } from './words';

/** How many requests of a connection may wait for each other. */
const MOST_WAITING = 100;

interface Request<Name extends RoomRequest> {
  /** Who may ask it: whoever brings the token of a room, or those inside one. */
  readonly access: 'token' | 'inside';
  readonly answer: (
    rooms: Rooms,
    socket: UserSocket,
    body: RoomRequests[Name]['body'],
  ) => Promise<RoomRequests[Name]['answer']>;
}

const inside = <Name extends InRoom>(name: Name): Request<Name> => ({
  access: 'inside',
  answer: (rooms, socket, body) => rooms.answer(socket, name, body),
});

const requests: { readonly [Name in RoomRequest]: Request<Name> } = {
  'room.join': { access: 'token', answer: (rooms, socket, body) => rooms.join(socket, body) },
  'room.leave': { access: 'inside', answer: (rooms, socket) => rooms.leave(socket) },
  'room.connect': inside('room.connect'),
  'room.produce': inside('room.produce'),
  'room.pause': inside('room.pause'),
  'room.stop': inside('room.stop'),
  'room.consume': inside('room.consume'),
  'room.resume': inside('room.resume'),
};

interface Line {
  waiting: number;
  last: Promise<void>;
}

/** The requests of browsers about rooms, those of one connection one after the other. */
@WebSocketGateway()
export class VideoGateway implements OnGatewayConnection, OnGatewayDisconnect {
  private readonly logger = new Logger(VideoGateway.name);
  private readonly lines = new WeakMap<UserSocket, Line>();

  constructor(private readonly rooms: Rooms) {}

  handleConnection(socket: UserSocket): void {
    this.lines.set(socket, { waiting: 0, last: Promise.resolve() });
    for (const name of ROOM_REQUESTS) {
      socket.on(name, (body: unknown, reply: unknown) => {
        if (typeof reply === 'function') this.enqueue(socket, name, body, reply as (answer: unknown) => void);
      });
    }
  }

  handleDisconnect(socket: UserSocket): void {
    void this.rooms
      .leave(socket)
      .catch((err: unknown) => this.logger.error({ err }, 'A room could not be left.'));
  }

  private enqueue(socket: UserSocket, name: RoomRequest, body: unknown, reply: (answer: unknown) => void) {
    const line = this.lines.get(socket)!;
    if (line.waiting >= MOST_WAITING) return reply(refusal(say('room-too-busy')));
    line.waiting++;
    line.last = line.last
      .then(() => this.answer(socket, name, body))
      .then(reply)
      .finally(() => line.waiting--)
      .catch((err: unknown) => this.logger.error({ err }, 'A request about a room could not be answered.'));
  }

  private async answer<Name extends RoomRequest>(
    socket: UserSocket,
    name: Name,
    body: unknown,
  ): Promise<RoomAnswer<Name>> {
    try {
      if (!isBodyOf(name, body)) throw new Rejected('invalid', say('not-understood'));
      const { access, answer }: Request<Name> = requests[name];
      if (access === 'inside' && !this.rooms.holds(socket))
        throw new Rejected('conflict', say('not-in-room'));
      return { ok: true, data: await answer(this.rooms, socket, body) };
    } catch (err) {
      if (err instanceof Rejected || err instanceof Unavailable) return refusal(err.told);
      this.logger.error({ err }, 'A request about a room failed.');
      return refusal(say('room-failed'));
    }
  }
}

const refusal = (told: Told) => ({ ok: false, message: told.in(LANGUAGE) }) as const;
