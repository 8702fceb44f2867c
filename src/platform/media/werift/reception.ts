import { RtcpReceiverInfo, RtcpRrPacket, type RtcpSenderInfo } from 'werift';
import { distance } from './rollover';

/** Computes the reports to a sender (RFC 3550, 6.4.1 and appendix A), by which the browser sets its bit rate. */
export class Reception {
  private received = 0;
  private base = 0;
  private extended = 0;
  private jitter = 0;
  private transit: number | undefined;
  private expectedBefore = 0;
  private receivedBefore = 0;
  private lastReport: { readonly middle: number; readonly at: number } | undefined;

  constructor(
    private readonly ssrc: number,
    private readonly clockRate: number,
  ) {}

  take(sequence: number, timestamp: number, now: number): void {
    if (this.received++ === 0) this.base = this.extended = sequence;
    this.extended = Math.max(this.extended, this.extended + distance(this.extended & 0xffff, sequence));
    const transit = Math.round((now / 1000) * this.clockRate) - timestamp;
    if (this.transit !== undefined) {
      const change = Math.abs((transit - this.transit) | 0);
      this.jitter += (change - this.jitter) / 16;
    }
    this.transit = transit;
  }

  handleReport({ ntpTimestamp }: RtcpSenderInfo, now: number): void {
    this.lastReport = { middle: Number((ntpTimestamp >> 16n) & 0xffffffffn), at: now };
  }

  report(now: number): RtcpRrPacket | undefined {
    if (this.received === 0) return undefined;
    const expected = this.extended - this.base + 1;
    const due = expected - this.expectedBefore;
    const lost = due - (this.received - this.receivedBefore);
    this.expectedBefore = expected;
    this.receivedBefore = this.received;
    const info = new RtcpReceiverInfo({
      ssrc: this.ssrc,
      fractionLost: due > 0 && lost > 0 ? Math.min(255, Math.floor((lost * 256) / due)) : 0,
      packetsLost: Math.max(0, Math.min(0x7fffff, expected - this.received)),
      highestSequence: this.extended >>> 0,
      jitter: Math.round(this.jitter) >>> 0,
      lsr: this.lastReport?.middle ?? 0,
      dlsr: this.lastReport ? Math.round(((now - this.lastReport.at) / 1000) * 65_536) >>> 0 : 0,
    });
    return new RtcpRrPacket({ ssrc: 1, reports: [info] });
  }
}
