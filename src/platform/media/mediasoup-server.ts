import { Logger } from '@nestjs/common';
import type { MediaKind, RtpCapabilities, RtpParameters, TransportParameters } from '../../../contract/video';
import { CannotStart } from '../../kernel/errors';
import {
  type MediaAddress,
  type MediaProducer,
  type MediaRoom,
  type MediaServer,
  type MediaTransport,
  ownAddresses,
  Unusable,
} from './media-server';

/** The part of the package `mediasoup` that is used here. An operator who wants mediasoup installs it separately. */
interface Mediasoup {
  createWorker(options: { logLevel: string }): Promise<Worker>;
}

interface Worker {
  readonly closed: boolean;
  on(event: 'died', listener: (err: Error) => void): void;
  createWebRtcServer(options: { listenInfos: readonly object[] }): Promise<object>;
  createRouter(options: { mediaCodecs: readonly object[] }): Promise<Router>;
  close(): void;
}

interface Router {
  readonly rtpCapabilities: RtpCapabilities;
  createWebRtcTransport(options: object): Promise<Transport>;
  canConsume(options: object): boolean;
  close(): void;
}

interface Transport extends TransportParameters {
  connect(options: object): Promise<void>;
  produce(options: { kind: MediaKind; rtpParameters: RtpParameters; paused: boolean }): Promise<Producer>;
  consume(options: {
    producerId: string;
    rtpCapabilities: RtpCapabilities;
    paused: boolean;
  }): Promise<Consumer>;
  close(): void;
}

interface Producer {
  readonly id: string;
  readonly kind: MediaKind;
  pause(): Promise<void>;
  resume(): Promise<void>;
  close(): void;
}

interface Consumer {
  readonly id: string;
  readonly kind: MediaKind;
  readonly closed: boolean;
  readonly rtpParameters: RtpParameters;
  resume(): Promise<void>;
  close(): void;
}

const PACKAGE: string = 'mediasoup';

const MEDIA_CODECS = [
  {
    kind: 'audio',
    mimeType: 'audio/opus',
    clockRate: 48_000,
    channels: 2,
    parameters: { minptime: 10, useinbandfec: 1 },
  },
  { kind: 'video', mimeType: 'video/VP8', clockRate: 90_000 },
];

export class MediasoupServer implements MediaServer {
  private constructor(
    private readonly worker: Worker,
    private readonly webRtcServer: object,
  ) {}

  static async open({ port, announced }: MediaAddress): Promise<MediasoupServer> {
    const worker = await start();
    worker.on('died', (err) => new Logger(MediasoupServer.name).error({ err }, 'The worker for video died.'));
    const listening = announced
      ? [{ ip: '0.0.0.0', announcedAddress: announced }]
      : ownAddresses().map((ip) => ({ ip }));
    try {
      const webRtcServer = await worker.createWebRtcServer({
        listenInfos: listening.map((each) => ({ protocol: 'udp', ...each, ...(port > 0 && { port }) })),
      });
      return new MediasoupServer(worker, webRtcServer);
    } catch (err) {
      worker.close();
      throw err;
    }
  }

  get isAlive(): boolean {
    return !this.worker.closed;
  }

  async createRoom(): Promise<MediaRoom> {
    const router = await this.worker.createRouter({ mediaCodecs: MEDIA_CODECS });
    return {
      rtpCapabilities: router.rtpCapabilities,
      createTransport: () => this.createTransport(router),
      close: () => router.close(),
    };
  }

  close(): Promise<void> {
    this.worker.close();
    return Promise.resolve();
  }

  private async createTransport(router: Router): Promise<MediaTransport> {
    const transport = await router.createWebRtcTransport({ webRtcServer: this.webRtcServer });
    const { id, iceParameters, iceCandidates, dtlsParameters } = transport;
    return {
      parameters: { id, iceParameters, iceCandidates, dtlsParameters },
      connect: (dtls) => usable(transport.connect({ dtlsParameters: dtls })),
      produce: async (kind, rtpParameters, paused) =>
        producerOf(await usable(transport.produce({ kind, rtpParameters, paused }))),
      consume: async ({ id: producerId }, rtpCapabilities) => {
        if (!router.canConsume({ producerId, rtpCapabilities }))
          throw new Unusable('The browser cannot receive this stream.');
        return usable(transport.consume({ producerId, rtpCapabilities, paused: true }));
      },
      close: () => transport.close(),
    };
  }
}

const producerOf = (producer: Producer): MediaProducer => ({
  id: producer.id,
  kind: producer.kind,
  setPaused: (paused) => (paused ? producer.pause() : producer.resume()),
  close: () => producer.close(),
});

const usable = <Made>(made: Promise<Made>): Promise<Made> =>
  made.catch((err: unknown) => {
    throw err instanceof TypeError ? new Unusable(err.message) : err;
  });

async function start(): Promise<Worker> {
  try {
    const mediasoup = (await import(PACKAGE)) as Mediasoup;
    return await mediasoup.createWorker({ logLevel: 'warn' });
  } catch (err) {
    throw new CannotStart(
      `MEDIA_SERVER=mediasoup needs the package mediasoup with its worker, which could not be started (${(err as Error).message}). Run "npm install --no-save mediasoup@3.19.3", or leave MEDIA_SERVER out for the server that is built in.`,
    );
  }
}
