import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { RoomEnd, RoomPeople, RoomRequests } from '../../../contract/video';
import { Rejected } from '../../kernel/errors';
import { Accounts } from '../../platform/auth/session-user';
import { CONFIG, type Config } from '../../platform/config/config';
import { Written } from '../../platform/history/written';
import { runInContext } from '../../platform/http/request-context';
import { Jobs } from '../../platform/jobs/jobs';
import { Media } from '../../platform/media/media';
import { ROOM_VISIT, type RoomVisit } from '../../platform/media/room-visits';
import { turnServers } from '../../platform/media/turn';
import { Leadership } from '../../platform/projector/leadership';
import type { UserSocket } from '../../platform/realtime/user-socket';
import type { Participant } from './participant';
import { Room, type InRoom } from './room';
import { RoomAccess } from './room-access';
import { RoomPasses } from './room-passes';
import { say } from './words';

/** How long somebody whose access has ended may stay at most. */
const CHECK_MS = 5_000;
const TURN_HOURS = 12;

interface Place {
  readonly room: Room;
  readonly participant: Participant;
}

/** The rooms that are open in this process. Nothing of them is stored. */
@Injectable()
export class Rooms implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Rooms.name);
  private readonly open = new Map<string, Promise<Room>>();
  private readonly places = new Map<UserSocket, Place>();

  constructor(
    private readonly media: Media,
    private readonly passes: RoomPasses,
    private readonly access: RoomAccess,
    private readonly accounts: Accounts,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: Config,
    leadership: Leadership,
  ) {
    leadership.always('api', 'video-rooms', (signal) => this.watch(signal));
  }

  async join(
    socket: UserSocket,
    { token }: RoomRequests['room.join']['body'],
  ): Promise<RoomRequests['room.join']['answer']> {
    const { user } = socket.data;
    const { session, until, name } = await this.passes.check(user, token);
    await this.leave(socket);
    const room = await this.room(session.id);
    const before = room.of(user.id);
    if (before) await this.end({ room, participant: before }, 'elsewhere');
    try {
      const participant = await room.enter(socket, user, name);
      this.places.set(socket, { room, participant });
      // The connection may have ended meanwhile, and nobody would notice any more.
      if (!socket.connected) await this.leave(socket);
      room.tell();
      return {
        rtpCapabilities: room.rtpCapabilities,
        send: participant.send.parameters,
        receive: participant.receive.parameters,
        iceServers: turnServers(this.config.turn, user.id, new Date(Date.now() + TURN_HOURS * 3_600_000)),
        startsAt: session.startsAt.toISOString(),
        endsAt: until?.toISOString() ?? null,
        people: room.people,
      };
    } catch (err) {
      if (!(err instanceof Rejected)) this.discard(room);
      this.closeIfEmpty(room);
      throw err;
    }
  }

  async leave(socket: UserSocket): Promise<null> {
    const place = this.places.get(socket);
    if (place) await this.end(place);
    return null;
  }

  holds(socket: UserSocket): boolean {
    return this.places.has(socket);
  }

  answer<Name extends InRoom>(
    socket: UserSocket,
    name: Name,
    body: RoomRequests[Name]['body'],
  ): Promise<RoomRequests[Name]['answer']> {
    const { room, participant } = this.places.get(socket)!;
    return room.answer(participant, name, body);
  }

  present(roomId: string): RoomPeople {
    return [...this.places.values()].find(({ room }) => room.id === roomId)?.room.people ?? [];
  }

  /** While visits can still be recorded. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([...this.places.values()].map((place) => this.end(place, 'stopped')));
  }

  private room(id: string): Promise<Room> {
    const known = this.open.get(id);
    if (known) return known;
    const opening = this.media
      .server()
      .then((server) => server.createRoom())
      .then((media) => new Room(id, media));
    this.open.set(id, opening);
    opening.catch(() => this.open.delete(id));
    return opening;
  }

  private async end({ room, participant }: Place, reason?: RoomEnd): Promise<void> {
    if (this.places.get(participant.socket)?.participant === participant)
      this.places.delete(participant.socket);
    if (!room.remove(participant, reason)) return;
    room.tell();
    this.closeIfEmpty(room);
    await this.visited(room, participant).catch((err: unknown) =>
      this.logger.error({ err }, 'A visit to a room could not be recorded.'),
    );
  }

  private visited({ id: roomId }: Room, { user: { id, role }, since }: Participant): Promise<string> {
    const visit: RoomVisit = {
      visitId: randomUUID(),
      roomId,
      userId: id,
      from: since.toISOString(),
      until: new Date().toISOString(),
    };
    const context = { actor: { id, role }, correlationId: visit.visitId, written: new Written() };
    return runInContext(context, () => this.jobs.add(ROOM_VISIT, visit));
  }

  private closeIfEmpty(room: Room): void {
    if (!room.isEmpty) return;
    this.discard(room);
    room.close();
  }

  /** The next one who enters opens it anew. */
  private discard({ id }: Room): void {
    this.open.delete(id);
  }

  private async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await delay(CHECK_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      for (const place of [...this.places.values()]) await this.check(place);
    }
  }

  /** A session may have been cancelled, given to somebody else, or be over; an account may have another role. */
  private async check(place: Place): Promise<void> {
    const { room, participant } = place;
    const { id } = participant.user;
    try {
      const role = await this.accounts.roleOf(id);
      if (!role) throw new Rejected('not-found', say('no-room'));
      await this.access.admit({ id, role }, room.id);
    } catch (err) {
      if (err instanceof Rejected) await this.end(place, err.code === 'room-closed' ? 'over' : 'refused');
      else this.logger.error({ err }, 'Access to a room could not be checked; it is again soon.');
    }
  }
}
