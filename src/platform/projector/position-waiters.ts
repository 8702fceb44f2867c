/** Callers that wait for a view to reach a position. */
export class PositionWaiters {
  private readonly waiting = new Map<() => void, bigint>();

  constructor(readonly isReached: (position: bigint) => boolean) {}

  /** Returns the highest position that a caller waits for, or 0n if there is no caller. */
  furthest(): bigint {
    let furthest = 0n;
    for (const position of this.waiting.values()) if (position > furthest) furthest = position;
    return furthest;
  }

  /** Must be called whenever the position may have been reached. */
  check(): void {
    for (const [arrived, position] of this.waiting) {
      if (this.isReached(position) && this.waiting.delete(arrived)) arrived();
    }
  }

  add(position: bigint, arrived: () => void): void {
    this.waiting.set(arrived, position);
  }

  delete(arrived: () => void): void {
    this.waiting.delete(arrived);
  }
}
