/** Bounds how long one commit keeps the process busy. */
const WRITES_PER_COMMIT = 1_000;

interface Queued<Write, Outcome> {
  readonly write: Write;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes of one turn of the event loop share a commit. An `Error` among its outcomes refuses that write alone. */
export class GroupCommit<Write, Outcome> {
  private readonly queue: Queued<Write, Outcome>[] = [];
  private next?: NodeJS.Immediate;

  constructor(private readonly commit: (writes: readonly Write[]) => readonly (Outcome | Error)[]) {}

  /** Resolves once it is committed. */
  add(write: Write): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.queue.push({ write, resolve, reject });
      this.next ??= setImmediate(() => this.flush());
    });
  }

  /** Commits immediately what waits. */
  finish(): void {
    while (this.queue.length > 0) {
      clearImmediate(this.next);
      this.flush();
    }
  }

  private flush(): void {
    const queued = this.queue.splice(0, WRITES_PER_COMMIT);
    this.next = this.queue.length > 0 ? setImmediate(() => this.flush()) : undefined;
    let outcomes: readonly (Outcome | Error)[];
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
