import type { RtpCapabilities } from '../../../contract/video';

export const MID = 'urn:ietf:params:rtp-hdrext:sdes:mid';
export const AUDIO_LEVEL = 'urn:ietf:params:rtp-hdrext:ssrc-audio-level';
export const ORIENTATION = 'urn:3gpp:video-orientation';

/** Omits goog-remb and transport-cc, which reduce the sender to almost nothing when relayed on a busy machine. */
export const ROUTER: Required<RtpCapabilities> = {
  codecs: [
    {
      kind: 'audio',
      mimeType: 'audio/opus',
      preferredPayloadType: 100,
      clockRate: 48_000,
      channels: 2,
      parameters: { minptime: 10, useinbandfec: 1 },
      rtcpFeedback: [],
    },
    {
      kind: 'video',
      mimeType: 'video/VP8',
      preferredPayloadType: 101,
      clockRate: 90_000,
      parameters: {},
      rtcpFeedback: [{ type: 'nack' }, { type: 'nack', parameter: 'pli' }, { type: 'ccm', parameter: 'fir' }],
    },
  ],
  headerExtensions: [
    { kind: 'audio', uri: MID, preferredId: 1 },
    { kind: 'video', uri: MID, preferredId: 1 },
    { kind: 'audio', uri: AUDIO_LEVEL, preferredId: 10 },
    { kind: 'video', uri: ORIENTATION, preferredId: 11 },
  ],
};
