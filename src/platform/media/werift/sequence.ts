import { distance } from './rollover';

/** Renumbers a stream so that its receiver sees no gap where nothing was forwarded, but still one where packets were lost. */
export class Sequence {
  private offset = 0;
  /** The sender's number of the first packet since the stream last began. */
  private first = 0;
  private highest: number;

  constructor(start: number) {
    this.highest = (start - 1) & 0xffff;
  }

  /** Numbers the next packet right after the last one that was forwarded. */
  begin(sequence: number): void {
    this.first = sequence;
    this.offset = (this.highest + 1 - sequence) & 0xffff;
  }

  /** Returns the receiver's number of a packet, or undefined if the packet is from before the beginning. */
  outOf(sequence: number): number | undefined {
    if (distance(this.first, sequence) < 0) return undefined;
    const out = (sequence + this.offset) & 0xffff;
    const ahead = distance(this.highest, out);
    if (ahead <= 0) return out;
    this.highest = out;
    // The beginning must stay within half of the number range, beyond which before and after look alike.
    if (distance(this.first, sequence) > 0x4000) this.first = (sequence - 0x2000) & 0xffff;
    return out;
  }

  into(out: number): number {
    return (out - this.offset) & 0xffff;
  }
}
