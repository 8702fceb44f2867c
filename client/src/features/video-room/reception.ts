export interface Counts {
  readonly packetsReceived?: number;
  readonly totalAudioEnergy?: number;
  readonly totalSamplesDuration?: number;
}

export interface Received {
  readonly packets: number;
  /** Average loudness, from 0 to 1. */
  readonly loudness: number;
}

/** Measures between two calls, because momentary levels would miss sounds. */
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
