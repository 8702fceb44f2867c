import { atEndOfTurn } from './commit-turn';

const WRITES_PER_COMMIT = 1_000;

interface QueuedWrite<Write, Outcome> {
  readonly write: Write;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

type Outcomes<Outcome> = readonly (Outcome | Error)[];

/** Writes of one turn of the event loop share a commit. An `Error` as an outcome refuses only that write. */
export class GroupCommit<Write, Outcome> {
  private readonly queue: QueuedWrite<Write, Outcome>[] = [];
  private isPaused = false;
  private readonly flush = () => this.commitNext();

  constructor(private readonly commit: (writes: readonly Write[]) => Outcomes<Outcome>) {}

  add(write: Write): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.queue.push({ write, resolve, reject });
      atEndOfTurn(this.flush);
    });
  }

  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
    if (this.queue.length > 0) atEndOfTurn(this.flush);
  }

  finish(): void {
    this.isPaused = false;
    while (this.queue.length > 0) this.commitNext();
  }

  private commitNext(): void {
    if (this.isPaused) return;
    const queued = this.queue.splice(0, WRITES_PER_COMMIT);
    if (queued.length === 0) return;
    if (this.queue.length > 0) atEndOfTurn(this.flush);
    let outcomes: Outcomes<Outcome>;
    try {
      outcomes = this.commit(queued.map(({ write }) => write));
    } catch (error) {
      for (const { reject } of queued) reject(error);
      return;
    }
    queued.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index]!;
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    });
  }
}
