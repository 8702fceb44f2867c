import { pause } from '../waiting';
import { Follower } from './follower';
import type { History } from './history';
import { WrittenPositions } from './written-positions';

export class LatestPositions {
  private readonly follower: Follower;
  private readonly recorded = new WrittenPositions();
  /** Nothing is known about the types of events up to here. */
  private start?: bigint;
  private seen = 0n;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly history: History) {
    this.follower = new Follower(history, 'latest-positions');
  }

  follow(signal: AbortSignal): Promise<void> {
    return this.follower.run(signal, async () => {
      if (this.start === undefined) this.saw((this.start = await this.history.head()));
      for await (const { events, position } of this.history.subscribeSealed({ after: this.seen, signal })) {
        for (const event of events) this.recorded.add([this.history.currentName(event.type)], event.position);
        this.saw(position);
      }
    });
  }

  /** Returns a function: to show all up to `position`, a view of these types of events must reach its result. */
  async lastOf(position: bigint, timeoutMs: number): Promise<(types: ReadonlySet<string>) => bigint> {
    if (!(await this.isSeen(position, timeoutMs))) return () => position;
    return (types) => {
      const last = this.recorded.lastOf(types) || this.start!;
      return last < position ? last : position;
    };
  }

  private saw(position: bigint): void {
    this.seen = position;
    for (const check of this.waiting) check();
  }

  private async isSeen(position: bigint, timeoutMs: number): Promise<boolean> {
    if (this.seen >= position) return true;
    const end = new AbortController();
    const check = () => {
      if (this.seen >= position) end.abort();
    };
    this.waiting.add(check);
    await pause(timeoutMs, end.signal);
    this.waiting.delete(check);
    return this.seen >= position;
  }
}
