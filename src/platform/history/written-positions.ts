export class WrittenPositions {
  private readonly positions = new Map<string, bigint>();
  private ofAnyType = 0n;

  add(types: Iterable<string>, position: bigint): void {
    for (const type of types) this.positions.set(type, later(this.positions.get(type) ?? 0n, position));
  }

  addAllOf(other: WrittenPositions): void {
    for (const [type, position] of other.positions) this.add([type], position);
    this.addAll(other.ofAnyType);
  }

  addAll(position: bigint): void {
    this.ofAnyType = later(this.ofAnyType, position);
  }

  lastOf(types: ReadonlySet<string>): bigint {
    let last = this.ofAnyType;
    for (const [type, position] of this.positions) if (types.has(type)) last = later(position, last);
    return last;
  }
}

const later = (one: bigint, other: bigint) => (one > other ? one : other);
