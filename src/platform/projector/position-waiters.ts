export class PositionWaiters {
  private readonly waiting = new Map<() => void, bigint>();

  constructor(readonly isReached: (position: bigint) => boolean) {}

  furthest(): bigint {
    let furthest = 0n;
    for (const position of this.waiting.values()) if (position > furthest) furthest = position;
    return furthest;
  }

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
