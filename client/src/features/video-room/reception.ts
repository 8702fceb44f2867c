/** What a browser counts of a received stream, as far as it is read here. */
export interface Counts {
  readonly packetsReceived?: number;
  readonly totalAudioEnergy?: number;
  readonly totalSamplesDuration?: number;
}

export interface Received {
  readonly packets: number;
  /** On average, from 0 to 1. */
  readonly loudness: number;
}

/** What came of a stream since one last asked: a level looked at now and then would miss what is said in between. */
export class Reception {
  private before: Counts = {};

  since(now: Counts): Received {
    const { before } = this;
    this.before = now;
    const gained = (count: keyof Counts) => Math.max(0, (now[count] ?? 0) - (before[count] ?? 0));
    const seconds = gained('totalSamplesDuration');
    return {
      packets: gained('packetsReceived'),
      loudness: seconds > 0 ? Math.sqrt(gained('totalAudioEnergy') / seconds) : 0,
    };
  }
}
