import { KIND_OF, type RoomPerson, type RoomRequests, type Source } from '../../../contract/video';
import { Rejected } from '../../kernel/errors';
import {
  Unusable,
  type MediaConsumer,
  type MediaProducer,
  type MediaTransport,
} from '../../platform/media/media-server';
import type { Seat } from './seat';
import { t } from './messages';

/** A participant receives at most this many streams, more than a browser ever needs. */
const MAX_CONSUMERS = 50;

type BodyOf<Name extends keyof RoomRequests> = RoomRequests[Name]['body'];
type ResponseTo<Name extends keyof RoomRequests> = RoomRequests[Name]['answer'];

interface Stream {
  readonly source: Source;
  readonly producer: MediaProducer;
  paused: boolean;
}

export class Participant {
  readonly since = new Date();
  private readonly streams = new Map<string, Stream>();
  private readonly consumers = new Map<string, MediaConsumer>();

  constructor(
    readonly seat: Seat,
    private readonly name: string,
    readonly send: MediaTransport,
    readonly receive: MediaTransport,
  ) {}

  get person(): RoomPerson {
    const streams = [...this.streams].map(([streamId, { source, paused }]) => ({
      id: streamId,
      source,
      paused,
    }));
    const { id, role } = this.seat.user;
    return { id, name: this.name, role, streams };
  }

  producer(id: string): MediaProducer | undefined {
    return this.streams.get(id)?.producer;
  }

  async connect({ direction, dtlsParameters }: BodyOf<'room.connect'>): Promise<null> {
    await usable(this[direction].connect(dtlsParameters));
    return null;
  }

  async produce({
    source,
    paused,
    rtpParameters,
  }: BodyOf<'room.produce'>): Promise<ResponseTo<'room.produce'>> {
    for (const [id, stream] of this.streams) if (stream.source === source) this.stop({ id });
    const producer = await usable(this.send.produce(KIND_OF[source], rtpParameters, paused));
    this.streams.set(producer.id, { source, producer, paused });
    return { id: producer.id };
  }

  async pause({ id, paused }: BodyOf<'room.pause'>): Promise<null> {
    const stream = this.streams.get(id);
    if (stream) {
      stream.paused = paused;
      await stream.producer.setPaused(paused);
    }
    return null;
  }

  stop({ id }: BodyOf<'room.stop'>): null {
    this.streams.get(id)?.producer.close();
    this.streams.delete(id);
    return null;
  }

  async consume(
    producer: MediaProducer,
    { rtpCapabilities }: BodyOf<'room.consume'>,
  ): Promise<ResponseTo<'room.consume'>> {
    for (const [id, { closed }] of this.consumers) if (closed) this.consumers.delete(id);
    if (this.consumers.size >= MAX_CONSUMERS) throw new Rejected('too-many', t('room-too-busy'));
    const consumer = await usable(this.receive.consume(producer, rtpCapabilities));
    this.consumers.set(consumer.id, consumer);
    return { id: consumer.id, kind: consumer.kind, rtpParameters: consumer.rtpParameters };
  }

  async resume({ id }: BodyOf<'room.resume'>): Promise<null> {
    await this.consumers.get(id)?.resume();
    return null;
  }

  close(): void {
    this.send.close();
    this.receive.close();
  }
}

const usable = <Made>(made: Promise<Made>): Promise<Made> =>
  made.catch((err: unknown) => {
    throw err instanceof Unusable ? new Rejected('invalid', t('stream-unusable')) : err;
  });
