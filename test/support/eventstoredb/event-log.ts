import { randomUUID } from 'node:crypto';
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

type Current = number | 'no-stream';

/** The last event; the actual revision if another was expected; or the position of an append without events. */
export type Outcome =
  | { readonly last: LoggedEvent }
  | { readonly current: Current }
  | { readonly position: number; readonly of: Current };

const serverEvent = (type: string, contentType: string, data: Uint8Array): ProposedEvent => ({
  id: randomUUID(),
  type,
  contentType,
  data,
  metadata: Buffer.alloc(0),
});

export class EventLog {
  readonly events: LoggedEvent[] = [];
  private readonly streams = new Map<string, LoggedEvent[]>();
  private readonly nextRevisions = new Map<string, number>();
  private readonly tombstoned = new Set<string>();
  private readonly remembered = new Map<string, LoggedEvent>();
  private readonly growth = new EventEmitter().setMaxListeners(0);
  private end: number;

  /** Positions begin at `start`, since the same events have other positions on another server. */
  constructor(start = 0) {
    this.end = start;
  }

  append(stream: string, expected: Expected, proposed: readonly ProposedEvent[]): Outcome {
    const stored = this.streams.get(stream) ?? [];
    const current = stored.at(-1)?.revision ?? 'no-stream';
    const refused: Outcome = { current };

    if (proposed.length === 0) {
      const last = current === 'no-stream' ? -1 : current;
      const isExpected =
        expected === 'any' ||
        (expected === 'stream-exists' ? last >= 0 : last === (expected === 'no-stream' ? -1 : expected));
      return isExpected ? { position: (this.end += 100), of: current } : refused;
    }
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
    const at = after - (this.nextRevisions.get(stream) ?? 0);
    const repeated = proposed.every(({ id }, index) => stored[at + 1 + index]?.id === id);
    return after < last && repeated ? { last: stored[at + proposed.length]! } : refused;
  }

  stream(name: string): readonly LoggedEvent[] | undefined {
    return this.streams.get(name);
  }

  indexOf(stream: string, revision: number): number {
    return Math.max(0, revision - (this.nextRevisions.get(stream) ?? 0));
  }

  isTombstoned(stream: string): boolean {
    return this.tombstoned.has(stream);
  }

  /** Deletes a stream, whose revisions may continue later. Returns the position. */
  delete(stream: string): number {
    const next = (this.streams.get(stream)?.at(-1)?.revision ?? -1) + 1;
    const data = Buffer.from(JSON.stringify({ $tb: next }));
    const deletion = this.write(`$$${stream}`, [serverEvent('$metadata', 'application/json', data)]);
    this.streams.delete(stream);
    this.nextRevisions.set(stream, next);
    return deletion.position;
  }

  /** Closes a stream permanently. Returns the position. */
  tombstone(stream: string): number {
    const nothing = Buffer.alloc(0);
    const proposed = serverEvent('$streamDeleted', 'application/octet-stream', nothing);
    const logged = { ...this.write(stream, [proposed]), revision: Infinity };
    this.events[this.events.length - 1] = logged;
    this.tombstoned.add(stream);
    return logged.position;
  }

  indexAt(position: number): number {
    let [from, to] = [0, this.events.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.events[middle]!.position < position) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Whether a record begins at the position or the log ends before it. */
  isPlace(position: number): boolean {
    const event = this.events[this.indexAt(position)];
    return position === 0 || !event || event.position === position;
  }

  /** After a restart a server does not know every event id any more. */
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
      // Positions are byte offsets, so they do not count events.
      this.end += 100 + event.data.length;
      const revision = (this.nextRevisions.get(stream) ?? 0) + stored.length;
      const logged = { ...event, stream, revision, position: this.end, created: Date.now() };
      stored.push(logged);
      this.events.push(logged);
      this.remembered.set(event.id, logged);
    }
    this.growth.emit('growth');
    return stored.at(-1)!;
  }
}
