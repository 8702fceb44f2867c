const STREAMS = 1_000;

/** Caches the ids of the streams used last: without it, each of the bench's `tasks over EventStoreDB` reads one more. */
export class StreamIds {
  private readonly streams = new Map<string, string[]>();

  add(stream: string, firstRevision: number, ids: readonly string[]): void {
    const known = this.streams.get(stream) ?? [];
    if (firstRevision > known.length) return;
    known.push(...ids.slice(known.length - firstRevision));
    this.streams.delete(stream);
    this.streams.set(stream, known);
    const [oldest] = this.streams.keys();
    if (this.streams.size > STREAMS) this.streams.delete(oldest!);
  }

  lack(stream: string, revision: number, ids: readonly string[]): boolean {
    const known = this.streams.get(stream);
    return known !== undefined && known.length > revision && !ids.some((id) => known.includes(id));
  }
}
