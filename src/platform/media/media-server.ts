import type {
  DtlsParameters,
  MediaKind,
  RtpCapabilities,
  RtpParameters,
  TransportParameters,
} from '../../../contract/video';

/** Forwards pictures and sound between the people of a room; shaped like mediasoup. */
export interface MediaServer {
  /** Whether it can still open rooms. */
  readonly isAlive: boolean;
  createRoom(): Promise<MediaRoom>;
  close(): Promise<void>;
}

/** What is closed closes all that it opened. */
export interface MediaRoom {
  readonly rtpCapabilities: RtpCapabilities;
  createTransport(): Promise<MediaTransport>;
  close(): void;
}

/** One direction of one browser. */
export interface MediaTransport {
  readonly parameters: TransportParameters;
  connect(dtls: DtlsParameters): Promise<void>;
  /** Throws `Unusable` for parameters that the room does not take. */
  produce(kind: MediaKind, rtp: RtpParameters, paused: boolean): Promise<MediaProducer>;
  /** Begins paused; throws `Unusable` if the browser cannot receive it. */
  consume(producer: MediaProducer, capabilities: RtpCapabilities): Promise<MediaConsumer>;
  close(): void;
}

/** A stream that a browser sends. */
export interface MediaProducer {
  readonly id: string;
  readonly kind: MediaKind;
  setPaused(paused: boolean): Promise<void>;
  close(): void;
}

/** A stream that a browser receives. */
export interface MediaConsumer {
  readonly id: string;
  readonly kind: MediaKind;
  /** Also by what it receives from. */
  readonly closed: boolean;
  readonly rtpParameters: RtpParameters;
  resume(): Promise<void>;
  close(): void;
}

/** What a browser asked for cannot be done; nobody else is harmed. */
export class Unusable extends Error {}

export interface MediaAddress {
  /** 0: any free port. */
  readonly port: number;
  /** Where browsers reach it; null: every address of this machine. */
  readonly announced: string | null;
}
