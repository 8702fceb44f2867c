import { SOURCES, type RoomRequest, type RoomRequests } from '../../../contract/video';

type Check = (value: unknown) => boolean;

const text = (most: number) => (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= most;
const whole = (least: number, most: number) => (value: unknown) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const flag: Check = (value) => typeof value === 'boolean';
const one = (options: readonly string[]) => (value: unknown) => options.includes(value as string);
const given = (check: Check) => (value: unknown) => value === undefined || check(value);
const list = (most: number, check: Check) => (value: unknown) =>
  Array.isArray(value) && value.length <= most && value.every(check);
const shape = (fields: Readonly<Record<string, Check>>) => (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]));

const id = text(100);
const PAYLOAD = whole(0, 127);
const feedback = list(10, shape({ type: text(50), parameter: given((value) => typeof value === 'string') }));
const codec = { mimeType: text(50), clockRate: whole(1, 1_000_000), rtcpFeedback: given(feedback) };
const extension = { uri: text(200) };

const rtpParameters = shape({
  mid: given(text(50)),
  codecs: list(30, shape({ ...codec, payloadType: PAYLOAD })),
  headerExtensions: given(list(30, shape({ ...extension, id: whole(1, 255) }))),
  encodings: given(list(4, shape({ ssrc: given(whole(1, 0xffff_ffff)) }))),
  rtcp: given(shape({ cname: given(text(255)) })),
});

const rtpCapabilities = shape({
  codecs: given(list(60, shape({ ...codec, preferredPayloadType: given(PAYLOAD) }))),
  headerExtensions: given(list(60, shape({ ...extension, preferredId: whole(1, 255) }))),
});

const dtlsParameters = shape({
  role: given(one(['auto', 'client', 'server'])),
  fingerprints: list(10, shape({ algorithm: text(20), value: text(200) })),
});

const checks: Readonly<Record<RoomRequest, Check>> = {
  'room.join': shape({ token: text(2_000) }),
  'room.connect': shape({ direction: one(['send', 'receive']), dtlsParameters }),
  'room.produce': shape({ source: one(SOURCES), paused: flag, rtpParameters }),
  'room.pause': shape({ id, paused: flag }),
  'room.stop': shape({ id }),
  'room.consume': shape({ id, rtpCapabilities }),
  'room.resume': shape({ id }),
  'room.leave': () => true,
};

export const ROOM_REQUESTS = Object.keys(checks) as readonly RoomRequest[];

export const isBodyOf = <Name extends RoomRequest>(
  name: Name,
  body: unknown,
): body is RoomRequests[Name]['body'] => checks[name](body);
