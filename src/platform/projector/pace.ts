const WINDOW_MS = 10_000;
const SAMPLE_MS = 500;

export class Pace {
  private samples: { readonly at: number; readonly position: bigint }[] = [];

  constructor(private readonly now: () => number = Date.now) {}

  note(position: bigint): void {
    const at = this.now();
    const [last, before] = [this.samples.at(-1), this.samples.at(-2)];
    if (last && position < last.position) this.samples = [];
    // Replaces the newest sample until it is far enough from the one before it.
    else if (last && before && last.at < before.at + SAMPLE_MS) this.samples.pop();
    this.samples.push({ at, position });
  }

  perSecond(): number {
    const now = this.now();
    while (this.samples[1] && this.samples[1].at <= now - WINDOW_MS) this.samples.shift();
    const [first] = this.samples;
    if (!first) return 0;
    const moved = this.samples.at(-1)!.position - first.position;
    return Math.round((Number(moved) * 1_000) / Math.max(now - first.at, 1));
  }
}
