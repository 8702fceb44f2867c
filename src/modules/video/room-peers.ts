import { Injectable, Logger } from '@nestjs/common';
import type { DefaultEventsMap, Server } from 'socket.io';
import type { Language } from '../../../contract/languages';
import type { RoomAnswer, RoomPeople, RoomRequest } from '../../../contract/video';
import type { SessionUser } from '../../platform/auth/session-user';
import { RoomController } from './room-controller';
import { RoomHosts } from './room-hosts';
import { Rooms } from './rooms';
import type { Seat } from './seat';

interface Passed {
  readonly seatId: string;
  readonly user: SessionUser;
  readonly language: Language;
  readonly room: string;
  readonly name: RoomRequest;
  readonly body: unknown;
}

/** The reply is null if the process does not have the room. */
interface Between {
  'room.request': (passed: Passed, reply: (answer: RoomAnswer<RoomRequest> | null) => void) => void;
  'room.present': (room: string, reply: (people: RoomPeople | null) => void) => void;
}

type Servers = Server<DefaultEventsMap, DefaultEventsMap, Between>;

/** Passes requests to the process that has the room, over the Redis that joins the sockets. */
@Injectable()
export class RoomPeers {
  private readonly logger = new Logger(RoomPeers.name);
  private server: Servers | undefined;

  constructor(
    private readonly controller: RoomController,
    private readonly rooms: Rooms,
    private readonly hosts: RoomHosts,
  ) {}

  listen(server: Server): void {
    this.server = server as Servers;
    if (!this.hosts.severalProcesses) return;
    this.server.on('room.request', ({ seatId, user, language, room, name, body }, reply) => {
      if (!this.rooms.isOpen(room)) return reply(null);
      void this.controller.answer(this.seat(seatId, user, language), name, body).then(reply);
    });
    this.server.on('room.present', (room, reply) => {
      reply(this.rooms.isOpen(room) ? this.rooms.present(room) : null);
    });
  }

  async ask(
    seat: Seat,
    room: string,
    name: RoomRequest,
    body: unknown,
  ): Promise<RoomAnswer<RoomRequest> | undefined> {
    const { id: seatId, language } = seat;
    const { id, role } = seat.user;
    return this.first('room.request', { seatId, user: { id, role }, language, room, name, body });
  }

  async present(room: string): Promise<RoomPeople> {
    if (this.rooms.isOpen(room) || !this.hosts.severalProcesses) return this.rooms.present(room);
    return (await this.first('room.present', room)) ?? [];
  }

  private async first(
    ...request: [name: 'room.request', passed: Passed]
  ): Promise<RoomAnswer<RoomRequest> | undefined>;
  private async first(...request: [name: 'room.present', room: string]): Promise<RoomPeople | undefined>;
  private async first(name: keyof Between, request: unknown): Promise<unknown> {
    try {
      const answers = await this.server!.serverSideEmitWithAck(name, request as never);
      return (answers as unknown[]).find((answer) => answer !== null);
    } catch (err) {
      this.logger.warn({ err }, 'Other instances did not respond about their rooms.');
      return undefined;
    }
  }

  private seat(id: string, user: SessionUser, language: Language): Seat {
    return {
      id,
      user,
      language,
      send: (...message) => void this.server!.to(id).emit(...message),
      isThere: async () => (await this.server!.in(id).fetchSockets()).length > 0,
    };
  }
}
