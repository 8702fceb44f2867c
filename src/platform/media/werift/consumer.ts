import { randomInt, randomUUID } from 'node:crypto';
import { RtcpSenderInfo, RtcpSrPacket, RtpHeader, type RtpPacket } from 'werift';
import type { RtpCapabilities, RtpParameters } from '../../../../contract/video';
import { Unusable, type MediaConsumer } from '../media-server';
import { MID, ROUTER } from '../router-capabilities';
import type { Sink, WeriftProducer } from './producer';
import { Sequence } from './sequence';
import { isKeyFrame } from './vp8';

/** This many packets are stored for sending again, encrypted as they were. */
const MAX_STORED = 1_024;

interface Outgoing {
  isReady(): boolean;
  encrypt(payload: Buffer, header: RtpHeader): Buffer;
  send(packet: Buffer): void;
  sendRtcp(packet: RtcpSrPacket): void;
}

export class WeriftConsumer implements MediaConsumer, Sink {
  readonly id = randomUUID();
  readonly rtpParameters: RtpParameters;
  readonly ssrc = randomInt(1, 0xffff_ffff);
  private readonly sequence = new Sequence(randomInt(0x8000));
  private readonly stored: { readonly sequence: number; readonly packet: Buffer }[] = [];
  private readonly payloadType: number;
  closed = false;
  private resumed = false;
  private begun = false;
  private packets = 0;
  private octets = 0;

  constructor(
    private readonly producer: WeriftProducer,
    capabilities: RtpCapabilities,
    mid: string,
    cname: string,
    private readonly outgoing: Outgoing,
    private readonly onClose: () => void,
  ) {
    const {
      kind,
      preferredPayloadType: payloadType,
      ...codec
    } = ROUTER.codecs.find((each) => each.kind === producer.kind)!;
    const received = capabilities.codecs?.some(
      ({ mimeType }) => mimeType.toLowerCase() === codec.mimeType.toLowerCase(),
    );
    if (!received) throw new Unusable('The browser cannot receive this stream.');
    this.payloadType = payloadType!;
    this.rtpParameters = {
      mid,
      codecs: [{ ...codec, payloadType: this.payloadType }],
      headerExtensions: ROUTER.headerExtensions
        .filter((each) => each.kind === kind && each.uri !== MID)
        .map(({ uri, preferredId }) => ({ uri, id: preferredId })),
      encodings: [{ ssrc: this.ssrc }],
      rtcp: { cname },
    };
    producer.add(this);
  }

  get kind() {
    return this.producer.kind;
  }

  resume(): Promise<void> {
    this.resumed = true;
    this.restart();
    return Promise.resolve();
  }

  restart(): void {
    this.begun = false;
    if (this.kind === 'video' && this.resumed) this.producer.requestKeyFrame();
  }

  /** A picture must begin with a whole frame; earlier packets would only make the browser wait for seconds. */
  forward({ header, payload }: RtpPacket): void {
    if (!this.resumed || !this.outgoing.isReady()) return;
    if (!this.begun) {
      if (this.kind === 'video' && !isKeyFrame(payload)) return this.producer.requestKeyFrame();
      this.sequence.begin(header.sequenceNumber);
      this.begun = true;
    }
    const sequenceNumber = this.sequence.outOf(header.sequenceNumber);
    if (sequenceNumber === undefined) return;
    const extensions = header.extensions.flatMap(({ id, payload: value }) => {
      const known = this.producer.extensions.get(id);
      return known === undefined || known === MID_ID ? [] : [{ id: known, payload: value }];
    });
    const rewritten = new RtpHeader({
      marker: header.marker,
      payloadType: this.payloadType,
      sequenceNumber,
      timestamp: header.timestamp,
      ssrc: this.ssrc,
      extension: extensions.length > 0,
      extensions,
    });
    const packet = this.outgoing.encrypt(payload, rewritten);
    if (this.kind === 'video')
      this.stored[sequenceNumber % MAX_STORED] = { sequence: sequenceNumber, packet };
    this.packets++;
    this.octets += payload.length;
    this.outgoing.send(packet);
  }

  forwardReport({ senderInfo: { ntpTimestamp, rtpTimestamp } }: RtcpSrPacket): void {
    if (!this.begun) return;
    const senderInfo = new RtcpSenderInfo({
      ntpTimestamp,
      rtpTimestamp,
      packetCount: this.packets >>> 0,
      octetCount: this.octets >>> 0,
    });
    this.outgoing.sendRtcp(new RtcpSrPacket({ ssrc: this.ssrc, senderInfo }));
  }

  /** Sends the packets that are stored again; those that never arrived here are requested from the sender. */
  retransmit(lost: readonly number[]): void {
    const missing = lost.flatMap((number) => {
      const sequence = number & 0xffff;
      const found = this.stored[sequence % MAX_STORED];
      if (found?.sequence !== sequence) return [this.sequence.into(sequence)];
      this.outgoing.send(found.packet);
      return [];
    });
    if (missing.length > 0 && this.begun) this.producer.requestRetransmission(missing);
  }

  requestKeyFrame(): void {
    this.producer.requestKeyFrame();
  }

  close(): void {
    this.closed = true;
    this.producer.remove(this);
    this.onClose();
  }
}

const MID_ID = ROUTER.headerExtensions.find(({ uri }) => uri === MID)!.preferredId;
