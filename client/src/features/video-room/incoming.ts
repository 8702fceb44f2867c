import type { Consumer, RtpParameters, Transport } from 'mediasoup-client/types';
import type { RtpCapabilities } from 'contract/video';
import { sendRoomRequest, Refused } from './roomRequests';
import { Reception, type Counts, type Received } from './reception';

interface Stream {
  readonly consumer: Consumer;
  readonly reception: Reception;
}

interface Inbound extends Counts {
  readonly type: string;
  readonly ssrc?: number;
}

export class Incoming {
  private readonly streams = new Map<string, Stream>();
  private wanted: ReadonlySet<string> = new Set();
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly transport: Transport,
    private readonly capabilities: RtpCapabilities,
    private readonly changed: (tracks: ReadonlyMap<string, MediaStreamTrack>) => void,
    private readonly failed: (error: unknown) => void,
  ) {}

  follow(streams: readonly string[]): void {
    this.wanted = new Set(streams);
    this.work = this.work
      .then(() => this.adjust())
      .catch((error: unknown) => {
        if (!this.transport.closed) this.failed(error);
      });
  }

  /** Returns what each stream received since the last call. */
  async received(): Promise<ReadonlyMap<string, Received>> {
    if (this.transport.closed) return new Map();
    const report = await this.transport.getStats();
    const counts = [...(report.values() as Iterable<Inbound>)].filter(({ type }) => type === 'inbound-rtp');
    return new Map(
      [...this.streams].map(([id, { consumer, reception }]) => {
        const ssrc = consumer.rtpParameters.encodings?.[0]?.ssrc;
        return [id, reception.since(counts.find((each) => each.ssrc === ssrc) ?? {})];
      }),
    );
  }

  private async adjust(): Promise<void> {
    for (const [id, { consumer }] of this.streams) {
      if (this.wanted.has(id)) continue;
      consumer.close();
      this.streams.delete(id);
      this.notify();
    }
    for (const id of this.wanted) {
      if (this.transport.closed) return;
      if (!this.streams.has(id)) await this.consume(id);
    }
  }

  private async consume(producerId: string): Promise<void> {
    const offered = await this.offer(producerId);
    if (!offered) return;
    const { id, kind, rtpParameters } = offered;
    const consumer = await this.transport.consume({
      id,
      kind,
      producerId,
      rtpParameters: rtpParameters as RtpParameters,
    });
    this.streams.set(producerId, { consumer, reception: new Reception() });
    await sendRoomRequest('room.resume', { id });
    this.notify();
  }

  /** Returns undefined when the stream has ended in the meantime or this browser cannot play it. */
  private async offer(id: string) {
    try {
      return await sendRoomRequest('room.consume', { id, rtpCapabilities: this.capabilities });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      console.warn('A stream could not be received', error);
      return undefined;
    }
  }

  private notify(): void {
    this.changed(new Map([...this.streams].map(([id, { consumer }]) => [id, consumer.track])));
  }
}
