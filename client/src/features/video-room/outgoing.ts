import type { Producer, ProducerOptions, Transport } from 'mediasoup-client/types';
import { SOURCES, type Source } from 'contract/video';
import { sendRoomRequest, Refused } from './roomRequests';

/** No bandwidth estimate is sent back, so the bit rates must be limited here. */
const VIDEO = {
  camera: { encodings: [{ maxBitrate: 900_000 }], codecOptions: { videoGoogleStartBitrate: 600 } },
  screen: { encodings: [{ maxBitrate: 1_500_000 }], codecOptions: { videoGoogleStartBitrate: 600 } },
  microphone: {},
} satisfies Record<Source, Partial<ProducerOptions>>;

export interface Recorded {
  readonly track: MediaStreamTrack | null;
  readonly muted: boolean;
}

export class Outgoing {
  private readonly producers = new Map<Source, Producer>();
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly transport: Transport,
    private readonly recorded: (source: Source) => Recorded,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Makes one change at a time. */
  follow(): void {
    this.work = this.work
      .then(async () => {
        for (const source of SOURCES) if (!this.transport.closed) await this.adjust(source);
      })
      .catch((error: unknown) => {
        if (!this.transport.closed) this.failed(error);
      });
  }

  private async adjust(source: Source): Promise<void> {
    const { track, muted } = this.recorded(source);
    const producer = this.producers.get(source);
    if (!producer) {
      if (track?.readyState === 'live') await this.produce(source, track, muted);
      return;
    }
    if (!track && source === 'screen') {
      this.producers.delete(source);
      producer.close();
      await sendRoomRequest('room.stop', { id: producer.id });
      return;
    }
    const paused = track === null || muted;
    if (track !== producer.track) await producer.replaceTrack({ track });
    if (producer.appData.paused === paused) return;
    await sendRoomRequest('room.pause', { id: producer.id, paused });
    producer.appData.paused = paused;
  }

  private async produce(source: Source, track: MediaStreamTrack, paused: boolean): Promise<void> {
    try {
      const producer = await this.transport.produce({
        track,
        // The track is still used by the preview and the next connection.
        stopTracks: false,
        disableTrackOnPause: false,
        ...VIDEO[source],
        appData: { source, paused },
      });
      this.producers.set(source, producer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      console.warn('A stream could not be sent', error);
    }
  }
}
