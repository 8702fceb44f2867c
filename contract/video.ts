import type { Role } from './roles';
import { line, text, type FieldRules } from './rules';

/** These types have the shapes of mediasoup, as far as both sides read them. */
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
  readonly paused: boolean;
}

export interface RoomPerson {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly streams: readonly RoomStream[];
}

/** Everybody in the room, including the receiver, in the order in which they came. */
export type RoomPeople = readonly RoomPerson[];

/**
 * Time is over, the session was canceled (`off`), access ended (`refused`), the user came again or the server stops.
 */
export type RoomEnd = 'over' | 'off' | 'refused' | 'elsewhere' | 'stopped';

/** Requests that the browser sends over Socket.IO, with their responses. All but the first need to be in a room. */
export interface RoomRequests {
  'room.join': {
    body: { readonly token: string };
    answer: {
      readonly rtpCapabilities: RtpCapabilities;
      readonly send: TransportParameters;
      readonly receive: TransportParameters;
      readonly iceServers: readonly IceServer[];
      readonly startsAt: string;
      readonly endsAt: string | null;
      readonly people: RoomPeople;
    };
  };
  'room.connect': {
    body: { readonly direction: 'send' | 'receive'; readonly dtlsParameters: DtlsParameters };
    answer: null;
  };
  /** Each source has one stream; a second one replaces the first. */
  'room.produce': {
    body: { readonly source: Source; readonly paused: boolean; readonly rtpParameters: RtpParameters };
    answer: { readonly id: string };
  };
  'room.pause': { body: { readonly id: string; readonly paused: boolean }; answer: null };
  'room.stop': { body: { readonly id: string }; answer: null };
  /** The stream begins paused, so that nothing is lost before the browser can display it. */
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

export interface RoomEvents {
  readonly 'room.people': RoomPeople;
  readonly 'room.ended': RoomEnd;
}

export const MAX_NAME_LENGTH = 80;

export const sessionTokenRules = {
  room: text('room', 200),
  identity: line('name', MAX_NAME_LENGTH),
} as const satisfies Record<string, FieldRules>;

export interface VideoCalls {
  /** The token is valid for minutes, by session or by room; `identity` is for a person without a name. */
  'POST /session-token': {
    answer: {
      readonly token: string;
      readonly present: readonly string[];
    };
    refuses: 404;
  };
}
