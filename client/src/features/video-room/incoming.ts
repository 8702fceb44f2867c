import type { Consumer, RtpParameters, Transport } from 'mediasoup-client/types';
import type { RtpCapabilities } from 'contract/video';
import { ask } from '../../shared/realtime/requests';

/** What one connection receives: a track for each stream that others send. */
export class Incoming {
  private readonly consumers = new Map<string, Consumer>();
  private wanted: ReadonlySet<string> = new Set();
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly transport: Transport,
    private readonly capabilities: RtpCapabilities,
    private readonly changed: (tracks: ReadonlyMap<string, MediaStreamTrack>) => void,
  ) {}

  follow(streams: readonly string[]): void {
    this.wanted = new Set(streams);
    this.work = this.work.then(() => this.adjust());
  }

  loudness(streamId: string): number {
    const [source] = this.consumers.get(streamId)?.rtpReceiver?.getSynchronizationSources() ?? [];
    return source?.audioLevel ?? 0;
  }

  private async adjust(): Promise<void> {
    for (const [id, consumer] of this.consumers) {
      if (this.wanted.has(id)) continue;
      consumer.close();
      this.consumers.delete(id);
      this.tell();
    }
    for (const id of this.wanted) {
      if (this.transport.closed) return;
      if (this.consumers.has(id)) continue;
      await this.consume(id).catch((error: unknown) => console.warn('A stream could not be received', error));
    }
  }

  private async consume(producerId: string): Promise<void> {
    const { id, kind, rtpParameters } = await ask('room.consume', {
      id: producerId,
      rtpCapabilities: this.capabilities,
    });
    const consumer = await this.transport.consume({
      id,
      kind,
      producerId,
      rtpParameters: rtpParameters as RtpParameters,
    });
    this.consumers.set(producerId, consumer);
    await ask('room.resume', { id });
    this.tell();
  }

  private tell(): void {
    this.changed(new Map([...this.consumers].map(([id, { track }]) => [id, track])));
  }
}
