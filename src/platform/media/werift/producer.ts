import { randomUUID } from 'node:crypto';
import {
  GenericNack,
  PictureLossIndication,
  RtcpPayloadSpecificFeedback,
  type RtcpSrPacket,
  RtcpTransportLayerFeedback,
  type RtcpPacket,
  type RtpPacket,
} from 'werift';
import type { MediaKind, RtpParameters } from '../../../../contract/video';
import { Unusable, type MediaProducer } from '../media-server';
import { ROUTER } from '../router-capabilities';
import { Reception } from './reception';

const REPORT_MS = 1_000;
/** A sender is asked for a key frame at most this often. */
const KEY_FRAME_MS = 300;

export interface Sink {
  forward(packet: RtpPacket): void;
  forwardReport(report: RtcpSrPacket): void;
  /** Makes the next picture begin with a whole frame, as at the start. */
  restart(): void;
  close(): void;
}

export class WeriftProducer implements MediaProducer {
  readonly id = randomUUID();
  readonly ssrc: number;
  readonly payloadType: number;
  /** Maps the browser's id of each header extension to the router's id. */
  readonly extensions: ReadonlyMap<number, number>;
  private readonly reception: Reception;
  private readonly sinks = new Set<Sink>();
  private readonly reporting: NodeJS.Timeout;
  private requestedAt = -Infinity;
  private requestTimer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    readonly kind: MediaKind,
    rtp: RtpParameters,
    private paused: boolean,
    private readonly sendRtcp: (packet: RtcpPacket) => void,
    private readonly onClose: () => void,
  ) {
    const codec = ROUTER.codecs.find((each) => each.kind === kind)!;
    const used = rtp.codecs.find(({ mimeType }) => mimeType.toLowerCase() === codec.mimeType.toLowerCase());
    const ssrc = rtp.encodings?.[0]?.ssrc;
    if (!used || ssrc === undefined)
      throw new Unusable('The stream names no codec or no source of the room.');
    this.ssrc = ssrc;
    this.payloadType = used.payloadType;
    this.extensions = new Map(
      (rtp.headerExtensions ?? []).flatMap(({ uri, id }) => {
        const known = ROUTER.headerExtensions.find((each) => each.kind === kind && each.uri === uri);
        return known ? [[id, known.preferredId] as const] : [];
      }),
    );
    this.reception = new Reception(ssrc, codec.clockRate);
    this.reporting = setInterval(() => this.report(), REPORT_MS).unref();
  }

  get isPaused(): boolean {
    return this.paused;
  }

  setPaused(paused: boolean): Promise<void> {
    if (!paused && this.paused) for (const sink of this.sinks) sink.restart();
    this.paused = paused;
    return Promise.resolve();
  }

  add(sink: Sink): void {
    this.sinks.add(sink);
  }

  remove(sink: Sink): void {
    this.sinks.delete(sink);
  }

  take(packet: RtpPacket): void {
    const { sequenceNumber, timestamp, payloadType } = packet.header;
    this.reception.take(sequenceNumber, timestamp, performance.now());
    if (this.paused || payloadType !== this.payloadType || packet.payload.length === 0) return;
    for (const sink of this.sinks) sink.forward(packet);
  }

  handleReport(report: RtcpSrPacket): void {
    this.reception.handleReport(report.senderInfo, performance.now());
    if (!this.paused) for (const sink of this.sinks) sink.forwardReport(report);
  }

  requestKeyFrame(): void {
    if (this.closed || this.requestTimer) return;
    const request = () => {
      this.requestTimer = undefined;
      this.requestedAt = performance.now();
      const feedback = new PictureLossIndication({ senderSsrc: 1, mediaSsrc: this.ssrc });
      this.sendRtcp(new RtcpPayloadSpecificFeedback({ feedback }));
    };
    const wait = this.requestedAt + KEY_FRAME_MS - performance.now();
    if (wait <= 0) request();
    else this.requestTimer = setTimeout(request, wait).unref();
  }

  requestRetransmission(lost: readonly number[]): void {
    const feedback = new GenericNack({ senderSsrc: 1, mediaSourceSsrc: this.ssrc, lost: [...lost] });
    this.sendRtcp(new RtcpTransportLayerFeedback({ feedback, header: feedback.header }));
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    clearInterval(this.reporting);
    clearTimeout(this.requestTimer);
    for (const sink of [...this.sinks]) sink.close();
    this.onClose();
  }

  private report(): void {
    const report = this.reception.report(performance.now());
    if (report) this.sendRtcp(report);
  }
}
