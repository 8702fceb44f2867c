import { EventEmitter } from 'node:events';

export type Expected = 'any' | 'no-stream' | 'stream-exists' | number;

export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface LoggedEvent extends ProposedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly created: number;
}

export type Outcome = { readonly last: LoggedEvent } | { readonly current: number | 'no-stream' };

/** The events of the server, in memory. Refusals and repeated ids are decided as EventStoreDB 24.10 decides them. */
export class EventLog {
  readonly events: LoggedEvent[] = [];
  private readonly streams = new Map<string, LoggedEvent[]>();
  private readonly remembered = new Map<string, LoggedEvent>();
  private readonly growth = new EventEmitter().setMaxListeners(0);
  private end: number;

  /** Stores the first event after `start`: the same events have other positions on another server. */
  constructor(start = 0) {
    this.end = start;
  }

  append(stream: string, expected: Expected, proposed: readonly ProposedEvent[]): Outcome {
    const stored = this.streams.get(stream) ?? [];
    const current = stored.at(-1)?.revision ?? 'no-stream';
    const refused: Outcome = { current };

    if (expected === 'any') {
      const known = proposed.map(({ id }) => this.remembered.get(id));
      const first = known.findIndex((event) => event?.stream !== stream);
      if (first === -1) return { last: known.at(-1)! };
      return first === 0 ? { last: this.write(stream, proposed) } : refused;
    }
    if (expected === 'stream-exists') {
      return current === 'no-stream' ? refused : { last: this.write(stream, proposed) };
    }
    const after = expected === 'no-stream' ? -1 : expected;
    const last = current === 'no-stream' ? -1 : current;
    if (after === last) return { last: this.write(stream, proposed) };
    const repeated = proposed.every(({ id }, index) => stored[after + 1 + index]?.id === id);
    return after < last && repeated ? { last: stored[after + proposed.length]! } : refused;
  }

  stream(name: string): readonly LoggedEvent[] | undefined {
    return this.streams.get(name);
  }

  /** Returns the index of the first event that is not before a position. */
  indexAt(position: number): number {
    let [from, to] = [0, this.events.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.events[middle]!.position < position) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Returns whether a record begins at the position, or the log has ended before it. */
  isPlace(position: number): boolean {
    const event = this.events[this.indexAt(position)];
    return position === 0 || !event || event.position === position;
  }

  /** Forgets ids as a restart does: the events stay, but not every id in memory. */
  forgetIds(): void {
    this.remembered.clear();
  }

  onGrowth(listener: () => void): () => void {
    this.growth.on('growth', listener);
    return () => this.growth.off('growth', listener);
  }

  private write(stream: string, proposed: readonly ProposedEvent[]): LoggedEvent {
    const stored = this.streams.get(stream) ?? [];
    this.streams.set(stream, stored);
    for (const event of proposed) {
      // A position is a place in a file, and says nothing about how many events there are.
      this.end += 100 + event.data.length;
      const logged = { ...event, stream, revision: stored.length, position: this.end, created: Date.now() };
      stored.push(logged);
      this.events.push(logged);
      this.remembered.set(event.id, logged);
    }
    this.growth.emit('growth');
    return stored.at(-1)!;
  }
}
