import type {
  RoomEnd,
  RoomPeople,
  RoomRequest,
  RoomRequests,
  RtpCapabilities,
} from '../../../contract/video';
import { Rejected } from '../../kernel/errors';
import type { MediaRoom } from '../../platform/media/media-server';
import { Participant } from './participant';
import type { Seat } from './seat';
import { t } from './messages';

/** Enough for the session's two people and admins. */
const MAX_PEOPLE = 8;

export type InRoom = Exclude<RoomRequest, 'room.join' | 'room.leave'>;

type Answers = {
  readonly [Name in InRoom]: (
    who: Participant,
    body: RoomRequests[Name]['body'],
  ) => Promise<RoomRequests[Name]['answer']> | RoomRequests[Name]['answer'];
};

interface Entry {
  readonly participant: Participant;
  readonly before: Participant | undefined;
}

export class Room {
  private readonly inside = new Map<string, Participant>();
  private entering = 0;

  constructor(
    readonly id: string,
    private readonly media: Promise<MediaRoom>,
  ) {}

  get isEmpty(): boolean {
    return this.inside.size === 0 && this.entering === 0;
  }

  get participants(): readonly Participant[] {
    return [...this.inside.values()];
  }

  get people(): RoomPeople {
    return this.participants.map(({ person }) => person);
  }

  async rtpCapabilities(): Promise<RtpCapabilities> {
    return (await this.media).rtpCapabilities;
  }

  /** A person who is in the room already enters again, which ends the earlier presence. */
  async enter(seat: Seat, name: string): Promise<Entry> {
    const { id } = seat.user;
    this.entering++;
    try {
      const media = await this.media;
      const [send, receive] = await Promise.all([media.createTransport(), media.createTransport()]);
      const participant = new Participant(seat, name, send, receive);
      // The earlier presence is read only now, since others came and went meanwhile.
      const before = this.inside.get(id);
      if (!before && this.inside.size >= MAX_PEOPLE) {
        participant.close();
        throw new Rejected('too-many', t('room-full'));
      }
      if (before) this.remove(before, 'elsewhere');
      this.inside.set(id, participant);
      return { participant, before };
    } finally {
      this.entering--;
    }
  }

  has(participant: Participant): boolean {
    return this.inside.get(participant.seat.user.id) === participant;
  }

  remove(participant: Participant, reason?: RoomEnd): boolean {
    if (!this.has(participant)) return false;
    this.inside.delete(participant.seat.user.id);
    participant.close();
    if (reason) participant.seat.send('room.ended', reason);
    return true;
  }

  pushPeople(): void {
    const { people } = this;
    for (const { seat } of this.inside.values()) seat.send('room.people', people);
  }

  async answer<Name extends InRoom>(
    who: Participant,
    name: Name,
    body: RoomRequests[Name]['body'],
  ): Promise<RoomRequests[Name]['answer']> {
    const answer = await this.answers[name](who, body);
    if (name === 'room.produce' || name === 'room.pause' || name === 'room.stop') this.pushPeople();
    return answer;
  }

  close(): void {
    this.media.then(
      (media) => media.close(),
      () => undefined,
    );
  }

  private readonly answers: Answers = {
    'room.connect': (who, body) => who.connect(body),
    'room.produce': (who, body) => who.produce(body),
    'room.pause': (who, body) => who.pause(body),
    'room.stop': (who, body) => who.stop(body),
    'room.consume': (who, body) => {
      const producer = this.participants
        .filter((each) => each !== who)
        .map((each) => each.producer(body.id))
        .find(Boolean);
      if (!producer) throw new Rejected('not-found', t('stream-gone'));
      return who.consume(producer, body);
    },
    'room.resume': (who, body) => who.resume(body),
  };
}
