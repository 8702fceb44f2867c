import type { Role } from './roles';
import { line, text, type FieldRules } from './rules';

/** The shapes of mediasoup, as far as both sides read them. */
export type MediaKind = 'audio' | 'video';

interface RtpCodec {
  readonly mimeType: string;
  readonly clockRate: number;
  readonly channels?: number;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly rtcpFeedback?: readonly { readonly type: string; readonly parameter?: string }[];
}

export interface RtpCapabilities {
  readonly codecs?: readonly (RtpCodec & {
    readonly kind: MediaKind;
    readonly preferredPayloadType?: number;
  })[];
  readonly headerExtensions?: readonly {
    readonly kind: MediaKind;
    readonly uri: string;
    readonly preferredId: number;
  }[];
}

export interface RtpParameters {
  readonly mid?: string;
  readonly codecs: readonly (RtpCodec & { readonly payloadType: number })[];
  readonly headerExtensions?: readonly { readonly uri: string; readonly id: number }[];
  readonly encodings?: readonly { readonly ssrc?: number }[];
  readonly rtcp?: { readonly cname?: string };
}

export interface DtlsParameters {
  readonly role?: 'auto' | 'client' | 'server';
  readonly fingerprints: readonly { readonly algorithm: string; readonly value: string }[];
}

export interface TransportParameters {
  readonly id: string;
  readonly iceParameters: {
    readonly usernameFragment: string;
    readonly password: string;
    readonly iceLite?: boolean;
  };
  readonly iceCandidates: readonly {
    readonly foundation: string;
    readonly priority: number;
    readonly ip: string;
    readonly address: string;
    readonly protocol: 'udp' | 'tcp';
    readonly port: number;
    readonly type: 'host';
  }[];
  readonly dtlsParameters: DtlsParameters;
}

export interface IceServer {
  readonly urls: readonly string[];
  readonly username: string;
  readonly credential: string;
}

/** What a stream shows. */
export const SOURCES = ['microphone', 'camera', 'screen'] as const;
export type Source = (typeof SOURCES)[number];

export const KIND_OF: Readonly<Record<Source, MediaKind>> = {
  microphone: 'audio',
  camera: 'video',
  screen: 'video',
};

export interface RoomStream {
  readonly id: string;
  readonly source: Source;
  /** Switched off by whoever sends it. */
  readonly paused: boolean;
}

export interface RoomPerson {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly streams: readonly RoomStream[];
}

/** Everybody in the room, the receiver too, in the order they came. */
export type RoomPeople = readonly RoomPerson[];

/** Why somebody is out of a room: its time is over, it was called off, access was taken, entered again elsewhere, or the server stops. */
export type RoomEnd = 'over' | 'off' | 'refused' | 'elsewhere' | 'stopped';

/** Asked by the browser over Socket.IO, by name, and answered. All but the first are for those in a room. */
export interface RoomRequests {
  'room.join': {
    body: { readonly token: string };
    answer: {
      readonly rtpCapabilities: RtpCapabilities;
      readonly send: TransportParameters;
      readonly receive: TransportParameters;
      readonly iceServers: readonly IceServer[];
      readonly startsAt: string;
      /** Null: without end. */
      readonly endsAt: string | null;
      readonly people: RoomPeople;
    };
  };
  'room.connect': {
    body: { readonly direction: 'send' | 'receive'; readonly dtlsParameters: DtlsParameters };
    answer: null;
  };
  /** One stream of each source; a second one takes the first one's place. */
  'room.produce': {
    body: { readonly source: Source; readonly paused: boolean; readonly rtpParameters: RtpParameters };
    answer: { readonly id: string };
  };
  'room.pause': { body: { readonly id: string; readonly paused: boolean }; answer: null };
  'room.stop': { body: { readonly id: string }; answer: null };
  /** Begins paused, so that nothing is missed before the browser can show it. */
  'room.consume': {
    body: { readonly id: string; readonly rtpCapabilities: RtpCapabilities };
    answer: { readonly id: string; readonly kind: MediaKind; readonly rtpParameters: RtpParameters };
  };
  'room.resume': { body: { readonly id: string }; answer: null };
  'room.leave': { body: Readonly<Record<string, never>>; answer: null };
}

export type RoomRequest = keyof RoomRequests;

export type RoomAnswer<Name extends RoomRequest> =
  | { readonly ok: true; readonly data: RoomRequests[Name]['answer'] }
  | { readonly ok: false; readonly message: string };

/** Said by the server to those in a room. */
export interface RoomEvents {
  readonly 'room.people': RoomPeople;
  readonly 'room.ended': RoomEnd;
}

export const LONGEST_NAME = 80;

export const sessionTokenRules = {
  room: text('room', 200),
  identity: line('name', LONGEST_NAME),
} as const satisfies Record<string, FieldRules>;

export interface VideoCalls {
  /** For minutes; by the session, or by room and, where a person has no name, the name to be shown. */
  'POST /session-token': {
    body: { readonly sessionId?: string; readonly room?: string; readonly identity?: string };
    answer: {
      readonly token: string;
      /** Who is in the room now. */
      readonly present: readonly string[];
    };
    refuses: 404;
  };
}
