import type { Appended, EventToStore } from './event-store';

/** Where an event of an append is stored already. */
export interface EventPlace {
  readonly stream: string;
  readonly revision: number;
  readonly position: number | bigint;
}

export function assertAppendable(stream: string, events: readonly EventToStore[]): void {
  if (events.length === 0) throw new Error(`An append to stream ${stream} needs at least one event.`);
  if (new Set(events.map(({ id }) => id)).size < events.length) {
    throw new Error(`An append to stream ${stream} has one event id twice.`);
  }
}

/** The answer to `count` events of which some are stored, in the order they were sent: as the first time, or a refusal. */
export function repeated(stream: string, count: number, places: readonly EventPlace[]): Appended | Error {
  const [first, last] = [places[0]!, places.at(-1)!];
  const inOrder = places.every(
    (place, index) => place.stream === stream && place.revision === first.revision + index,
  );
  if (places.length === count && inOrder) return { revision: last.revision, position: BigInt(last.position) };
  return new Error(`Events of this append to stream ${stream} are stored already, but not as this append.`);
}
