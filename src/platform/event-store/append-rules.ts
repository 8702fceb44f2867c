import type { AppendResult, EventToStore } from './event-store';

/** A server must accept an append of this size. */
export const MAX_APPEND_BYTES = 2 * 1024 * 1024;

export interface EventPlace {
  readonly id: string;
  readonly revision: number;
  readonly position: number | bigint;
}

export function assertAppendable(stream: string, events: readonly EventToStore[]): void {
  if (events.length === 0) throw new Error(`An append to stream ${stream} needs at least one event.`);
  if (events.length > 1 && new Set(events.map(({ id }) => id)).size < events.length) {
    throw new Error(`An append to stream ${stream} has one event id twice.`);
  }
}

/** Returns the original result if the events are stored exactly as this append would store them, or else an error. */
export function repeated(
  stream: string,
  events: readonly Pick<EventToStore, 'id'>[],
  places: readonly EventPlace[],
): AppendResult | Error {
  const [first, last] = [places[0]!, places.at(-1)!];
  const asBefore = events.every(
    ({ id }, index) => places[index]?.id === id && places[index].revision === first.revision + index,
  );
  if (asBefore) return { revision: last.revision, position: BigInt(last.position) };
  return new Error(`Events of this append to stream ${stream} are stored already, but not as this append.`);
}
