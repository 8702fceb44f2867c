import { createHash } from 'node:crypto';
import type { Append, EventStore, StoredEvent } from '../event-store/event-store';

/** The part of an event that is the same in every store; positions differ between stores. */
type ArchivedEvent = Omit<StoredEvent, 'position'>;

export interface Seal {
  readonly events: number;
  /** The hex SHA-256 hash, chained over all events in order. */
  readonly hash: string;
}

export type OnEvent = (done: number) => void;

const FORMAT = 'quadrangle-history-1';
const START = '0'.repeat(64);

export class ArchiveError extends Error {}

const next = (hash: string, { id, stream, revision, type, data, metadata, time }: ArchivedEvent): string =>
  createHash('sha256')
    .update(hash)
    .update(JSON.stringify([id, stream, revision, type, data, metadata, time]))
    .digest('hex');

/** Yields a header, each event with the hash up to it, and the seal. Personal data stays sealed. */
export async function* archive(store: EventStore, onEvent: OnEvent): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT })}\n`;
  let events = 0;
  let hash = START;
  for await (const batch of store.readAll({ after: 0n })) {
    for (const { id, stream, revision, type, data, metadata, time } of batch.events) {
      const event = { id, stream, revision, type, data, metadata, time };
      hash = next(hash, event);
      yield `${JSON.stringify({ ...event, hash })}\n`;
      onEvent(++events);
    }
  }
  yield `${JSON.stringify({ events, hash } satisfies Seal)}\n`;
}

export async function sealOf(store: EventStore, onEvent: OnEvent): Promise<Seal> {
  let events = 0;
  let hash = START;
  for await (const batch of store.readAll({ after: 0n })) {
    for (const event of batch.events) {
      hash = next(hash, event);
      onEvent(++events);
    }
  }
  return { events, hash };
}

/** Reads an archive's events and verifies its hash chain; throws an `ArchiveError` that names the line. */
export async function* archived(lines: AsyncIterable<string>): AsyncGenerator<ArchivedEvent, Seal> {
  let number = 0;
  let events = 0;
  let hash = START;
  let seal: Seal | undefined;
  for await (const line of lines) {
    const read = parsed(line, ++number);
    if (number === 1) {
      if (!('format' in read) || read.format !== FORMAT)
        throw new ArchiveError('This is no exported history.');
    } else if (seal) {
      throw new ArchiveError(`Line ${number}: there is more after the end of the history.`);
    } else if ('events' in read) {
      seal = read as Seal;
    } else {
      const { hash: written, ...event } = read as ArchivedEvent & { hash: string };
      hash = next(hash, event);
      if (hash !== written) {
        throw new ArchiveError(`Line ${number}: its checksum does not follow from the lines before it.`);
      }
      events += 1;
      yield event;
    }
  }
  if (!seal) throw new ArchiveError('The file ends before the history does: it is incomplete.');
  if (seal.events !== events || seal.hash !== hash) {
    throw new ArchiveError('The last line does not agree with the events before it.');
  }
  return seal;
}

/** The store must be empty or contain the history's beginning, so that an interrupted import can be resumed. */
export async function restore(
  events: AsyncIterable<ArchivedEvent>,
  store: EventStore,
  onEvent: OnEvent,
): Promise<void> {
  let done = 0;
  const count = (more: number) => onEvent((done += more));
  const runs = runsOf(lacking(events, store, () => count(1)));
  await store.appendInOrder(runs, (run) => count(run.events.length));
}

async function* lacking(
  events: AsyncIterable<ArchivedEvent>,
  store: EventStore,
  onStored: () => void,
): AsyncGenerator<ArchivedEvent> {
  const stored = eventsInArchive(store);
  let count = 0;
  let isComparing = true;
  for await (const event of events) {
    if (isComparing) {
      const { value, done: ended } = await stored.next();
      if (!ended) {
        if (value.id !== event.id) {
          throw new ArchiveError('The store holds another history: import into an empty one.');
        }
        count += 1;
        onStored();
        continue;
      }
      isComparing = false;
    }
    yield event;
  }
  if (isComparing && !(await stored.next()).done) {
    throw new ArchiveError('The store holds more than this history: import into an empty one.');
  }
  if (isComparing && count > 0) {
    throw new ArchiveError('The store holds all of this history already: import into an empty one.');
  }
}

/** These limit one append, since servers bound its size, EventStoreDB to 1 MiB by default. */
const RUN = 100;
const RUN_BYTES = 512 * 1024;

async function* runsOf(events: AsyncIterable<ArchivedEvent>): AsyncGenerator<Append> {
  let run: ArchivedEvent[] = [];
  let bytes = 0;
  const append = ([first]: readonly ArchivedEvent[]): Append => ({
    stream: first!.stream,
    expected: first!.revision === 0 ? 'no-stream' : first!.revision - 1,
    events: run,
  });
  for await (const event of events) {
    const size = sizeOf(event);
    const isFull = run.length === RUN || bytes + size > RUN_BYTES || run[0]?.stream !== event.stream;
    if (isFull && run.length > 0) {
      yield append(run);
      run = [];
      bytes = 0;
    }
    run.push(event);
    bytes += size;
  }
  if (run.length > 0) yield append(run);
}

const sizeOf = ({ data, metadata, time }: ArchivedEvent) =>
  Buffer.byteLength(JSON.stringify([data, metadata, time]));

async function* eventsInArchive(store: EventStore): AsyncGenerator<StoredEvent, undefined> {
  for await (const { events } of store.readAll({ after: 0n })) yield* events;
  return undefined;
}

function parsed(line: string, number: number): object {
  try {
    return JSON.parse(line) as object;
  } catch {
    throw new ArchiveError(`Line ${number} cannot be read.`);
  }
}
