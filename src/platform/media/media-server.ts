import type {
  DtlsParameters,
  MediaKind,
  RtpCapabilities,
  RtpParameters,
  TransportParameters,
} from '../../../contract/video';
import { networkInterfaces } from 'node:os';

/** Forwards video and audio between the people in a room. Its shape is that of mediasoup. */
export interface MediaServer {
  readonly isAlive: boolean;
  createRoom(): Promise<MediaRoom>;
  close(): Promise<void>;
}

/** Closing an object closes everything that it opened. */
export interface MediaRoom {
  readonly rtpCapabilities: RtpCapabilities;
  createTransport(): Promise<MediaTransport>;
  close(): void;
}

export interface MediaTransport {
  readonly parameters: TransportParameters;
  connect(dtls: DtlsParameters): Promise<void>;
  /** Throws `Unusable` for parameters that the room does not accept. */
  produce(kind: MediaKind, rtp: RtpParameters, paused: boolean): Promise<MediaProducer>;
  /** The consumer begins paused. Throws `Unusable` if the browser cannot receive the stream. */
  consume(producer: MediaProducer, capabilities: RtpCapabilities): Promise<MediaConsumer>;
  close(): void;
}

export interface MediaProducer {
  readonly id: string;
  readonly kind: MediaKind;
  setPaused(paused: boolean): Promise<void>;
  close(): void;
}

export interface MediaConsumer {
  readonly id: string;
  readonly kind: MediaKind;
  readonly closed: boolean;
  readonly rtpParameters: RtpParameters;
  resume(): Promise<void>;
  close(): void;
}

/** What a browser requested is impossible; other participants are not affected. */
export class Unusable extends Error {}

export interface MediaAddress {
  readonly port: number;
  /** The address where browsers reach the server; null means every address of this machine. */
  readonly announced: string | null;
}

/** Returns the IPv4 addresses at which this machine can be reached, also by its own browsers. */
export const ownAddresses = (): string[] => [
  ...Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address),
  '127.0.0.1',
];

/** A job of this name reports that a user has left a video room. */
export const ROOM_VISIT = 'room-visit';

export interface RoomVisit {
  readonly visitId: string;
  readonly roomId: string;
  readonly userId: string;
  /** ISO 8601 in UTC. */
  readonly from: string;
  readonly until: string;
}
