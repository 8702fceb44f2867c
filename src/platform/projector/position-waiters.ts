interface Waiter {
  readonly position: bigint;
  readonly check: () => void;
}

/** Those who wait for views to reach a position. */
export class PositionWaiters {
  private readonly waiting = new Set<Waiter>();

  /** Of all that is waited for; 0n where nobody waits. */
  furthest(): bigint {
    let furthest = 0n;
    for (const { position } of this.waiting) if (position > furthest) furthest = position;
    return furthest;
  }

  /** To be called whenever `there` may have come to hold. */
  check(): void {
    for (const waiter of this.waiting) waiter.check();
  }

  /** Whether it held within `timeoutMs`. */
  wait(position: bigint, there: () => boolean, timeoutMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (result: boolean) => {
        this.waiting.delete(waiter);
        clearTimeout(timeout);
        resolve(result);
      };
      const check = () => {
        if (there()) settle(true);
      };
      const waiter = { position, check };
      const timeout = setTimeout(() => settle(false), timeoutMs);
      this.waiting.add(waiter);
    });
  }
}
