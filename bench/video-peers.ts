import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { RtpHeader, RTCDtlsTransport, type RTCCertificate, type RtpPacket } from 'werift';
import {
  KIND_OF,
  type MediaKind,
  type RoomAnswer,
  type RoomRequest,
  type RoomRequests,
} from '../contract/video';
import { percentile } from './figure';
import { VideoPath } from './video-path';

/** Rooms whose people send video and audio; some packets are counted. */
export interface Rooms {
  readonly url: string;
  readonly rooms: readonly { readonly id: string; readonly tokens: readonly string[] }[];
}

export interface Counted {
  readonly sent: number;
  readonly received: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
}

interface Rhythm {
  readonly everyMs: number;
  readonly packets: number;
  readonly bytes: number;
  readonly clockRate: number;
}

const TICK_MS = 10;
/** 40 kbit/s of audio, and 0.4 Mbit/s of video at 20 frames a second with three packets each. */
const RHYTHMS: Readonly<Record<MediaKind, Rhythm>> = {
  audio: { everyMs: 20, packets: 1, bytes: 100, clockRate: 48_000 },
  video: { everyMs: 50, packets: 3, bytes: 833, clockRate: 90_000 },
};
const PAYLOAD_TYPE = 96;
const COUNTED_AT = 2;
const TIME_AT = 3;
const GRACE_MS = 1_000;

let counting = false;
let sent = 0;
let delays: number[] = [];
let flowing = 0;

class Stream {
  readonly ssrc = Math.floor(Math.random() * 0x7fffffff) + 1;
  private sequence = 0;
  private beats = 0;
  private readonly rhythm: Rhythm;

  constructor(
    readonly kind: MediaKind,
    private readonly path: VideoPath,
  ) {
    this.rhythm = RHYTHMS[kind];
  }

  play(sinceMs: number): void {
    const { everyMs, packets, bytes, clockRate } = this.rhythm;
    for (; this.beats * everyMs <= sinceMs; this.beats++) {
      for (let index = 0; index < packets; index++) {
        const payload = Buffer.alloc(bytes);
        // These bytes begin a VP8 frame; one frame a second is a key frame.
        payload[0] = index === 0 ? 0x10 : 0;
        payload[1] = this.beats % 20 === 0 ? 0 : 1;
        payload[COUNTED_AT] = counting ? 1 : 0;
        payload.writeDoubleLE(performance.now(), TIME_AT);
        const header = new RtpHeader({
          sequenceNumber: this.sequence++ & 0xffff,
          timestamp: Math.round((this.beats * everyMs * clockRate) / 1_000),
          ssrc: this.ssrc,
          payloadType: PAYLOAD_TYPE,
          marker: index === packets - 1,
        });
        if (counting) sent++;
        this.path.send(header, payload);
      }
    }
  }
}

function arrived({ payload }: RtpPacket): void {
  if (payload[COUNTED_AT] === 1) delays.push(performance.now() - payload.readDoubleLE(TIME_AT));
}

async function request<Name extends RoomRequest>(
  socket: Socket,
  name: Name,
  body: RoomRequests[Name]['body'],
) {
  const answer = (await socket.timeout(20_000).emitWithAck(name, body)) as RoomAnswer<Name>;
  if (!answer.ok) throw new Error(`${name}: ${answer.message}`);
  return answer.data;
}

async function enter(
  url: string,
  room: string,
  token: string,
  certificate: RTCCertificate,
): Promise<Stream[]> {
  const given = await fetch(`${url}/api/session-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ room }),
  });
  const { token: pass } = (await given.json()) as { token: string };
  const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true });
  await new Promise<void>((resolve, reject) => socket.on('connect', resolve).on('connect_error', reject));
  const joined = await request(socket, 'room.join', { token: pass });
  const open = (direction: 'send' | 'receive', onPacket: (packet: RtpPacket) => void) =>
    VideoPath.open(
      joined[direction],
      certificate,
      (fingerprints) =>
        request(socket, 'room.connect', { direction, dtlsParameters: { role: 'client', fingerprints } }),
      onPacket,
    );
  await open('receive', arrived);
  const path = await open('send', () => undefined);

  const streams: Stream[] = [];
  const own = new Set<string>();
  for (const source of ['microphone', 'camera'] as const) {
    const stream = new Stream(KIND_OF[source], path);
    const codec = joined.rtpCapabilities.codecs!.find(({ kind }) => kind === stream.kind)!;
    const rtpParameters = {
      codecs: [{ ...codec, payloadType: PAYLOAD_TYPE }],
      encodings: [{ ssrc: stream.ssrc }],
    };
    own.add((await request(socket, 'room.produce', { source, paused: false, rtpParameters })).id);
    streams.push(stream);
  }
  const consumed = new Set<string>();
  const follow = async (ids: readonly string[]) => {
    for (const id of ids) {
      if (own.has(id) || consumed.has(id)) continue;
      consumed.add(id);
      const consumer = await request(socket, 'room.consume', { id, rtpCapabilities: joined.rtpCapabilities });
      await request(socket, 'room.resume', { id: consumer.id });
      flowing++;
    }
  };
  const update = (people: RoomRequests['room.join']['answer']['people']) =>
    follow(people.flatMap((person) => person.streams.map(({ id }) => id)));
  socket.on('room.people', (people: Parameters<typeof update>[0]) => void update(people));
  await update(joined.people);
  return streams;
}

process.on('message', (message: Rooms | { seconds: number }) => {
  void ('seconds' in message ? count(message.seconds) : begin(message));
});

async function begin({ url, rooms }: Rooms): Promise<void> {
  const certificate = await RTCDtlsTransport.SetupCertificate();
  const streams: Stream[] = [];
  for (const { id, tokens } of rooms)
    for (const token of tokens) streams.push(...(await enter(url, id, token, certificate)));
  const started = performance.now();
  setInterval(() => {
    for (const stream of streams) stream.play(performance.now() - started);
  }, TICK_MS);
  // A stream starts with a key frame, which comes once a second.
  while (flowing < streams.length) await delay(TICK_MS);
  await delay(2 * GRACE_MS);
  process.send!({ streams: streams.length });
}

async function count(seconds: number): Promise<void> {
  [sent, delays] = [0, []];
  const started = performance.now();
  counting = true;
  await delay(seconds * 1_000);
  counting = false;
  const took = (performance.now() - started) / 1_000;
  await delay(GRACE_MS);
  const counted: Counted = {
    sent,
    received: delays.length,
    seconds: took,
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
  };
  process.send!(counted);
}

process.stdout.write('runs at http://nowhere\n');
