import { isIP } from 'node:net';
import type { Environment } from './environment';

export interface VideoSettings {
  readonly media: MediaConfig;
  /** If null, browsers must reach the server directly for video. */
  readonly turn: TurnConfig | null;
}

interface MediaConfig {
  readonly server: (typeof MEDIA_SERVERS)[number];
  /** The UDP port; 0 picks a free one. */
  readonly port: number;
  /** The address where browsers reach that port. If null, every address of this machine is announced. */
  readonly announced: string | null;
}

export interface TurnConfig {
  readonly urls: readonly string[];
  readonly secret: string;
}

const MEDIA_SERVERS = ['werift', 'mediasoup'] as const;

export function videoIn(environment: Environment): VideoSettings {
  const { optional, oneOf, wholeNumber, report } = environment;
  const announced = optional('VIDEO_ADDRESS');
  if (announced !== null && isIP(announced) === 0)
    report('VIDEO_ADDRESS must be an IP address, such as 203.0.113.7.');
  return {
    media: {
      server: oneOf('MEDIA_SERVER', MEDIA_SERVERS, 'werift'),
      port: wholeNumber('VIDEO_PORT', 0, 0, 65_535),
      announced,
    },
    turn: turnIn(environment),
  };
}

function turnIn({ list, optional, report }: Environment): TurnConfig | null {
  const urls = list('TURN_URL');
  const secret = optional('TURN_SECRET');
  if (!urls.every((url) => /^turns?:[^\s/@]+$/.test(url)))
    report('TURN_URL must be addresses such as turn:turn.example.org:3478, with commas between them.');
  if (urls.length > 0 !== (secret !== null))
    report('TURN_URL and TURN_SECRET belong together: set both or neither.');
  return secret === null ? null : { urls, secret };
}
