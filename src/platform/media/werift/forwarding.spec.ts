import { RtpHeader, RtpPacket, type RtcpPacket } from 'werift';
import type { MediaKind } from '../../../../contract/video';
import { Unusable } from '../media-server';
import { ORIENTATION, ROUTER } from '../router-capabilities';
import { WeriftConsumer } from './consumer';
import { WeriftProducer } from './producer';
import { isKeyFrame } from './vp8';

const SSRC = 4_711;
const WHOLE = Buffer.from([0x10, 0x00, 0x9d, 0x01]);
const PARTIAL = Buffer.from([0x10, 0x01, 0x00, 0x00]);

interface Sent {
  readonly header: RtpHeader;
  readonly payload: string;
}

function stream(kind: MediaKind = 'video') {
  const upstream: RtcpPacket[] = [];
  const downstream: Sent[] = [];
  const reports: RtcpPacket[] = [];
  const codec = ROUTER.codecs.find((each) => each.kind === kind)!;
  const producer = new WeriftProducer(
    kind,
    {
      codecs: [{ ...codec, payloadType: 96 }],
      headerExtensions: [
        { uri: ORIENTATION, id: 4 },
        { uri: 'urn:of-somebody-else', id: 5 },
      ],
      encodings: [{ ssrc: SSRC }],
    },
    false,
    (packet) => upstream.push(packet),
    () => undefined,
  );
  const consumer = new WeriftConsumer(
    producer,
    ROUTER,
    '0',
    'name',
    {
      isReady: () => true,
      encrypt: (payload, header) => new RtpPacket(header, payload).serialize(),
      send: (packet) => {
        const { header, payload } = RtpPacket.deSerialize(packet);
        downstream.push({ header, payload: payload.toString('hex') });
      },
      sendRtcp: (packet) => reports.push(packet),
    },
    () => undefined,
  );
  const take = (sequenceNumber: number, payload = PARTIAL) =>
    producer.take(
      new RtpPacket(
        new RtpHeader({
          sequenceNumber,
          ssrc: SSRC,
          payloadType: 96,
          timestamp: sequenceNumber * 90,
          marker: true,
          extension: true,
          extensions: [
            { id: 4, payload: Buffer.from([1]) },
            { id: 5, payload: Buffer.from([2]) },
          ],
        }),
        payload,
      ),
    );
  const numbers = () => downstream.map(({ header }) => header.sequenceNumber);
  const keyFrameRequests = () =>
    upstream.filter(
      (packet) => (packet as { feedback?: { count?: number } }).feedback?.count === 1 && packet.type === 206,
    );
  return { producer, consumer, upstream, downstream, take, numbers, keyFrameRequests };
}

const open: WeriftProducer[] = [];
const started = (kind?: MediaKind) => {
  const made = stream(kind);
  open.push(made.producer);
  return made;
};
afterEach(() => open.splice(0).forEach((producer) => producer.close()));

it('forwards a stream with only the ids that its receiver knows', async () => {
  const { consumer, downstream, take } = started();
  await consumer.resume();
  take(7, WHOLE);
  const [{ header, payload }] = downstream as [Sent];
  const { codecs, encodings } = consumer.rtpParameters;
  expect(header).toMatchObject({
    ssrc: encodings![0]!.ssrc,
    payloadType: codecs[0]!.payloadType,
    timestamp: 630,
    marker: true,
  });
  expect(header.ssrc).not.toBe(SSRC);
  expect(header.extensions).toEqual([{ id: 11, payload: Buffer.from([1]) }]);
  expect(payload).toBe(WHOLE.toString('hex'));
});

it('forwards nothing to a paused receiver', () => {
  const { downstream, take } = started();
  take(1, WHOLE);
  expect(downstream).toEqual([]);
});

it('requests a whole frame until one comes, at limited intervals', async () => {
  jest.useFakeTimers();
  try {
    const { consumer, take, numbers, keyFrameRequests } = started();
    await consumer.resume();
    take(1);
    take(2);
    take(3);
    expect(numbers()).toEqual([]);
    expect(keyFrameRequests()).toHaveLength(1);
    jest.advanceTimersByTime(300);
    expect(keyFrameRequests()).toHaveLength(2);
    take(4);
    jest.advanceTimersByTime(300);
    expect(keyFrameRequests()).toHaveLength(3);
    take(5, WHOLE);
    take(6);
    expect(numbers()).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});

it('leaves no gap after a pause, and starts with a whole frame', async () => {
  const { producer, consumer, take, numbers } = started();
  await consumer.resume();
  take(10, WHOLE);
  take(11);
  await producer.setPaused(true);
  take(12);
  take(13);
  await producer.setPaused(false);
  take(14);
  take(15, WHOLE);
  take(16);
  const [first = 0] = numbers();
  expect(numbers()).toEqual([0, 1, 2, 3].map((step) => (first + step) & 0xffff));
});

it('repeats packets lost downstream, and requests those lost upstream', async () => {
  const { consumer, take, numbers, downstream, upstream } = started();
  await consumer.resume();
  take(20, WHOLE);
  take(21);
  take(23);
  const [first = 0, second = 0] = numbers();
  consumer.retransmit([second]);
  expect(downstream[3]).toEqual(downstream[1]);
  consumer.retransmit([(first + 2) & 0xffff]);
  expect(upstream.at(-1)).toMatchObject({ feedback: { mediaSourceSsrc: SSRC, lost: [22] } });
  take(22);
  expect(numbers().at(-1)).toBe((first + 2) & 0xffff);
});

it('forwards audio from the first packet on', async () => {
  const { consumer, take, numbers } = started('audio');
  await consumer.resume();
  take(1, Buffer.from('sound'));
  expect(numbers()).toHaveLength(1);
});

it('rejects streams without a source, or that one side cannot handle', () => {
  const produce = (rtp: ConstructorParameters<typeof WeriftProducer>[1]) => () =>
    new WeriftProducer(
      'video',
      rtp,
      false,
      () => undefined,
      () => undefined,
    );
  const h264 = { mimeType: 'video/H264', clockRate: 90_000, payloadType: 97 };
  const vp8 = { mimeType: 'video/VP8', clockRate: 90_000, payloadType: 96 };
  expect(produce({ codecs: [h264], encodings: [{ ssrc: 1 }] })).toThrow(Unusable);
  expect(produce({ codecs: [vp8] })).toThrow(Unusable);
  const { producer } = started();
  const outgoing = {
    isReady: () => true,
    encrypt: (payload: Buffer) => payload,
    send: () => undefined,
    sendRtcp: () => undefined,
  };
  expect(() => new WeriftConsumer(producer, {}, '0', 'name', outgoing, () => undefined)).toThrow(Unusable);
});

it.each([
  ['a whole frame', [0x10, 0x00], true],
  ['another frame', [0x10, 0x01], false],
  ['a later partition', [0x11, 0x00], false],
  ['the middle of a frame', [0x00, 0x00], false],
  ['a whole frame with a long picture id', [0x90, 0x80, 0x81, 0x02, 0x00], true],
  ['another frame with a short picture id', [0x90, 0x80, 0x01, 0x01], false],
  ['a whole frame with every extension', [0x90, 0xf0, 0x01, 0x02, 0x03, 0x00], true],
  ['a cut packet', [0x90, 0x80], false],
  ['nothing', [], false],
])('recognizes whether %s begins a key frame', (_what, bytes, whole) => {
  expect(isKeyFrame(Buffer.from(bytes))).toBe(whole);
});
