import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { RoomEnd, RoomPeople, RoomRequests } from '../../../contract/video';
import { Rejected, requireFound } from '../../kernel/errors';
import { Accounts } from '../../platform/auth/session-user';
import { CONFIG, scaledMs, type Config } from '../../platform/config/config';
import { WrittenPositions } from '../../platform/history/written-positions';
import { runInContext } from '../../platform/http/request-context';
import { Jobs } from '../../platform/jobs/jobs';
import { Media, turnServers } from '../../platform/media/media';
import { ROOM_VISIT, type RoomVisit } from '../../platform/media/media-server';
import { Leadership } from '../../platform/projector/leadership';
import { pause } from '../../platform/waiting';
import type { Participant } from './participant';
import { Room, type InRoom } from './room';
import { RoomAccess } from './room-access';
import { RoomPasses } from './room-passes';
import { RoomHosts } from './room-hosts';
import type { Seat } from './seat';
import { t } from './messages';

/** A person whose access has ended may stay at most this long. */
const CHECK_MS = 5_000;
const ENDS: Readonly<Record<string, RoomEnd>> = { 'room-closed': 'over', 'room-not-on': 'off' };

const TURN_HOURS = 12;

interface Place {
  readonly room: Room;
  readonly participant: Participant;
}

/** The rooms that are open in this process. Nothing of them is stored. */
@Injectable()
export class Rooms implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Rooms.name);
  private readonly open = new Map<string, Room>();
  private readonly places = new Map<string, Place>();

  constructor(
    private readonly media: Media,
    private readonly passes: RoomPasses,
    private readonly access: RoomAccess,
    private readonly hosts: RoomHosts,
    private readonly accounts: Accounts,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: Config,
    leadership: Leadership,
  ) {
    leadership.always('api', 'video-rooms', (signal) => this.watch(signal));
  }

  async join(
    seat: Seat,
    { token }: RoomRequests['room.join']['body'],
  ): Promise<RoomRequests['room.join']['answer']> {
    const { user } = seat;
    const { session, until, name } = await this.passes.check(user, token);
    await this.leave(seat);
    const room = this.room(session.id);
    try {
      const { participant, before } = await room.enter(seat, name);
      this.places.set(seat.id, { room, participant });
      if (before) await this.left({ room, participant: before });
      // The connection may have ended meanwhile, without any further event.
      if (!(await seat.isThere())) await this.leave(seat);
      room.pushPeople();
      return {
        rtpCapabilities: await room.rtpCapabilities(),
        send: participant.send.parameters,
        receive: participant.receive.parameters,
        iceServers: turnServers(this.config.turn, user.id, new Date(Date.now() + TURN_HOURS * 3_600_000)),
        startsAt: session.startsAt.toISOString(),
        endsAt: until?.toISOString() ?? null,
        people: room.people,
      };
    } catch (err) {
      if (!(err instanceof Rejected)) this.discard(room);
      await this.closeIfEmpty(room);
      throw err;
    }
  }

  async leave(seat: Seat): Promise<null> {
    const place = this.places.get(seat.id);
    if (place) await this.end(place);
    return null;
  }

  holds(seat: Seat): boolean {
    const place = this.places.get(seat.id);
    return place !== undefined && place.room.has(place.participant);
  }

  answer<Name extends InRoom>(
    seat: Seat,
    name: Name,
    body: RoomRequests[Name]['body'],
  ): Promise<RoomRequests[Name]['answer']> {
    const { room, participant } = this.places.get(seat.id)!;
    return room.answer(participant, name, body);
  }

  isOpen(roomId: string): boolean {
    return this.open.has(roomId);
  }

  present(roomId: string): RoomPeople {
    return [...this.places.values()].find(({ room }) => room.id === roomId)?.room.people ?? [];
  }

  /** Ends rooms while visits can still be recorded. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([...this.places.values()].map((place) => this.end(place, 'stopped')));
  }

  private room(id: string): Room {
    const known = this.open.get(id);
    if (known) return known;
    const room = new Room(
      id,
      this.media.server().then((server) => server.createRoom()),
    );
    this.open.set(id, room);
    return room;
  }

  private async end(place: Place, reason?: RoomEnd): Promise<void> {
    if (place.room.remove(place.participant, reason)) await this.left(place);
  }

  private async left({ room, participant }: Place): Promise<void> {
    const { id } = participant.seat;
    if (this.places.get(id)?.participant === participant) this.places.delete(id);
    room.pushPeople();
    await this.closeIfEmpty(room);
    await this.visited(room, participant).catch((err: unknown) =>
      this.logger.error({ err }, 'A visit to a room could not be recorded.'),
    );
  }

  private visited({ id: roomId }: Room, { seat, since }: Participant): Promise<string> {
    const { id, role } = seat.user;
    const visit: RoomVisit = {
      visitId: randomUUID(),
      roomId,
      userId: id,
      from: since.toISOString(),
      until: new Date().toISOString(),
    };
    const context = { actor: { id, role }, correlationId: visit.visitId, written: new WrittenPositions() };
    return runInContext(context, () => this.jobs.add(ROOM_VISIT, visit));
  }

  private async closeIfEmpty(room: Room): Promise<void> {
    if (!room.isEmpty) return;
    this.discard(room);
    room.close();
    if (!this.isOpen(room.id)) await this.hosts.release(room.id);
  }

  private discard(room: Room): void {
    if (this.open.get(room.id) === room) this.open.delete(room.id);
  }

  private async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await pause(scaledMs(this.config, CHECK_MS), signal);
      if (signal.aborted) return;
      for (const room of [...this.open.values()]) await this.renew(room);
      for (const place of [...this.places.values()]) await this.check(place);
    }
  }

  /** If another process has the room now, those inside enter again, and there. */
  private async renew(room: Room): Promise<void> {
    try {
      if (await this.hosts.isHere(room.id)) return;
      for (const participant of room.participants) await this.end({ room, participant }, 'stopped');
    } catch (err) {
      this.logger.error({ err }, 'The lease of a room could not be renewed; the renewal will be retried.');
    }
  }

  /** A session may have been cancelled, reassigned, or be over; an account may have another role. */
  private async check(place: Place): Promise<void> {
    const { room, participant } = place;
    const { id } = participant.seat.user;
    try {
      if (!(await participant.seat.isThere())) return await this.end(place);
      const role = requireFound(await this.accounts.roleOf(id), t('no-room'));
      await this.access.admit({ id, role }, room.id);
    } catch (err) {
      if (err instanceof Rejected) await this.end(place, ENDS[err.code] ?? 'refused');
      else this.logger.error({ err }, 'Access to a room could not be checked; the check will be retried.');
    }
  }
}
