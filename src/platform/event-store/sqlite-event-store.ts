import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Statement, Transaction } from 'better-sqlite3';
import { GroupCommit } from '../sqlite/group-commit';
import { fileGuard, openDatabase } from '../sqlite/open-database';
import { StorageErrors } from '../sqlite/storage-errors';
import { appendInOrder } from './append-in-order';
import { assertAppendable, repeated, type EventPlace } from './append-rules';
import {
  type Append as WantedAppend,
  type AppendResult,
  type Appends,
  type EventBatch,
  type EventKey,
  type EventStore,
  type EventToStore,
  type ExpectedRevision,
  fullIdOf,
  type OnAppended,
  type ReadAllOptions,
  type StoredEvent,
  type SubscribeOptions,
  WrongExpectedRevision,
} from './event-store';
import { RecentEvents, type SerializedEvent } from './recent-events';
import { EVENTS_TABLE, eventsOf, PAGE_COLUMNS, type PageRow, SEPARATOR } from './sqlite-event';
import { WaitingReaders } from './waiting-readers';

/** Bounds how long one page with few matching events keeps the process busy. */
const POSITIONS_PER_PAGE = 10_000;
/** Events per result row: longer rows take more time per event. */
const EVENTS_PER_ROW = 250;
const OTHER_PROCESSES_POLL_MS = 200;

interface PageQuery {
  readonly from: number;
  readonly until: number;
  readonly types: string | null;
  readonly limit: number;
}

interface Append {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly (Pick<SerializedEvent, 'id' | 'type' | 'data' | 'metadata'> & {
    readonly time: number | undefined;
  })[];
}

interface WrittenEvent {
  readonly outcome: AppendResult | Error;
  readonly events: readonly SerializedEvent[];
}

/** Appends of one turn of the event loop share a commit; IMMEDIATE transactions make positions gap-free and ordered. */
export class SqliteEventStore implements EventStore {
  private readonly database: Database;
  private readonly assertFilesInPlace: () => void;
  private readonly places: Statement<[stream: string, ids: string], EventPlace>;
  private readonly lastRevision: Statement<[stream: string], number | null>;
  private readonly keyOfPosition: Statement<[position: bigint], EventKey>;
  private readonly positionOfKey: Statement<[EventKey], number>;
  private readonly lastPosition: Statement<[], number | null>;
  private readonly insert: Statement<(string | number)[]>;
  private readonly streamRows: Statement<[stream: string], PageRow>;
  private readonly pageRows: Statement<[PageQuery], PageRow>;
  private readonly typesBetween: Statement<[after: number, until: number], string>;
  private readonly dataVersion: Statement<[], number>;
  private readonly commit: Transaction<(appends: readonly Append[]) => WrittenEvent[]>;

  private readonly recent = new RecentEvents();
  private readonly appends = new GroupCommit<Append, AppendResult>((appends) => this.record(appends));
  private readonly readers = new WaitingReaders();
  private readonly poll: NodeJS.Timeout;
  /** The readers that fill all views over a long history begin at the same position, and most find nothing. */
  private typesFound?: { readonly after: number; until: number; readonly types: Set<string> };
  private seenDataVersion: number | undefined;

  constructor(
    file: string,
    private readonly storageErrors = new StorageErrors(),
  ) {
    const database = openDatabase(file, {
      synchronous: 'FULL',
      remedy: 'Put back the last sound copy of it: it holds the history, and nothing else can replace it.',
    });
    this.database = database;
    database.exec(EVENTS_TABLE);
    this.assertFilesInPlace = fileGuard(file);
    this.places = database.prepare(
      `SELECT id, revision, position FROM events WHERE stream = ? AND id IN (SELECT value FROM json_each(?))
       ORDER BY revision`,
    );
    this.lastRevision = database
      .prepare<[string], number | null>('SELECT max(revision) FROM events WHERE stream = ?')
      .pluck();
    this.lastPosition = database.prepare<[], number | null>('SELECT max(position) FROM events').pluck();
    this.keyOfPosition = database.prepare('SELECT id, stream, revision FROM events WHERE position = ?');
    this.positionOfKey = database
      .prepare<[EventKey], number>(
        'SELECT position FROM events WHERE stream = @stream AND revision = @revision AND id = @id',
      )
      .pluck();
    this.insert = database.prepare(
      'INSERT INTO events(stream, revision, type, data, metadata, time, id) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    this.streamRows = database
      .prepare<[string], PageRow>(
        `SELECT ${PAGE_COLUMNS} FROM (SELECT * FROM events WHERE stream = ? ORDER BY revision)`,
      )
      .raw();
    this.pageRows = database
      .prepare<[PageQuery], PageRow>(
        `SELECT ${PAGE_COLUMNS} FROM (SELECT * FROM events WHERE position > @from AND position <= @until
         AND (@types IS NULL OR type IN (SELECT value FROM json_each(@types))) ORDER BY position LIMIT @limit)`,
      )
      .raw();
    this.typesBetween = database
      .prepare<[number, number], string>(
        'SELECT DISTINCT type FROM events WHERE position > ? AND position <= ?',
      )
      .pluck();
    this.dataVersion = database.prepare<[], number>('PRAGMA data_version').pluck();
    this.seenDataVersion = this.dataVersion.get();
    this.commit = database.transaction((appends) => {
      const now = Date.now();
      const written = appends.map((append) => this.write(append, now));
      this.assertFilesInPlace();
      return written;
    });
    this.poll = setInterval(() => this.announceCommitsOfOthers(), OTHER_PROCESSES_POLL_MS).unref();
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly EventToStore[],
  ): Promise<AppendResult> {
    if (!this.database.open) throw new Error('The event store is closed.');
    assertAppendable(stream, events);
    if ([stream, ...events.flatMap(({ id, type }) => [id, type])].some((name) => name.includes(SEPARATOR))) {
      throw new Error('The names of streams and events hold no control characters.');
    }
    const serialized = events.map(({ id, type, data, metadata, time }) => ({
      id,
      type,
      data: JSON.stringify(data),
      metadata: JSON.stringify(metadata),
      time: time === undefined ? undefined : Date.parse(time),
    }));
    return this.appends.add({ stream, expected, events: serialized });
  }

  async appendInOrder(appends: Appends, onAppended: OnAppended): Promise<void> {
    const append = (one: WantedAppend) => this.append(one.stream, one.expected, one.events);
    await appendInOrder(appends, { send: append, append }, onAppended);
  }

  async readStream(stream: string): Promise<readonly StoredEvent[]> {
    return eventsOf(this.streamRows.get(stream)!);
  }

  async *readAll(options: ReadAllOptions): AsyncGenerator<EventBatch> {
    const start = options.types ? await this.firstPossible(Number(options.after), options.types) : 0;
    if (start > options.after) yield { events: [], position: BigInt(start), eventId: this.idOf(start)! };
    let batch = this.page(Math.max(start, Number(options.after)), options);
    while (batch) {
      yield batch;
      await nextTurn();
      batch = this.page(Number(batch.position), options);
    }
  }

  async *subscribe({ after, ...options }: SubscribeOptions): AsyncGenerator<EventBatch> {
    let position = after;
    while (!options.signal.aborted && this.database.open) {
      const batch = this.page(Number(position), options);
      if (batch) {
        position = batch.position;
        yield batch;
        await nextTurn();
      } else {
        await this.readers.commit(options.signal);
      }
    }
  }

  async head(): Promise<bigint> {
    return BigInt(this.lastPosition.get() ?? 0);
  }

  async idAt(position: bigint): Promise<string | undefined> {
    return this.idOf(Number(position));
  }

  async positionOf({ id, stream, revision }: EventKey): Promise<bigint | undefined> {
    const position = this.positionOfKey.get({ id, stream, revision });
    return position === undefined ? undefined : BigInt(position);
  }

  async close(): Promise<void> {
    clearInterval(this.poll);
    this.appends.finish();
    this.database.close();
    this.readers.wake();
  }

  private record(appends: readonly Append[]): (AppendResult | Error)[] {
    const written = this.storageErrors.watch(this.database, this.assertFilesInPlace, () =>
      this.commit.immediate(appends),
    );
    const events = written.flatMap((write) => write.events);
    this.recent.add(events);
    if (events.length > 0) this.readers.wake();
    return written.map(({ outcome }) => outcome);
  }

  /** Returns a refusal before anything is written, so that it does not affect the others in the commit. */
  private write({ stream, expected, events: sent }: Append, now: number): WrittenEvent {
    const last = this.lastRevision.get(stream) ?? undefined;
    const ids = JSON.stringify(sent.map(({ id }) => id));
    const places = last === undefined ? [] : this.places.all(stream, ids);
    if (places.length > 0) return { outcome: repeated(stream, sent, places), events: [] };

    const actual = last ?? 'no-stream';
    if (expected !== 'any' && expected !== actual) {
      return { outcome: new WrongExpectedRevision(stream, expected, actual), events: [] };
    }
    let revision = last ?? -1;
    const events = sent.map(({ id, type, data, metadata, time = now }) => {
      revision += 1;
      const { lastInsertRowid } = this.insert.run(stream, revision, type, data, metadata, time, id);
      return { id, stream, revision, position: Number(lastInsertRowid), type, data, metadata, time };
    });
    return { outcome: { revision, position: BigInt(events.at(-1)!.position) }, events };
  }

  /** Returns the position up to which no event after `after` has one of the types, or `after`. */
  private async firstPossible(after: number, types: readonly string[]): Promise<number> {
    const head = this.lastPosition.get() ?? 0;
    if (head - after <= POSITIONS_PER_PAGE) return after;
    if (this.typesFound?.after !== after) this.typesFound = { after, until: after, types: new Set() };
    const found = this.typesFound;
    while (found.until < head) {
      if (types.some((type) => found.types.has(type))) return after;
      const until = Math.min(head, found.until + POSITIONS_PER_PAGE);
      for (const type of this.typesBetween.all(found.until, until)) found.types.add(type);
      found.until = until;
      await nextTurn();
    }
    return types.some((type) => found.types.has(type)) ? after : found.until;
  }

  private page(
    from: number,
    { types, batchSize = 1000 }: Omit<ReadAllOptions, 'after'>,
  ): EventBatch | undefined {
    const head = this.lastPosition.get() ?? 0;
    if (head <= from) return undefined;

    const until = Math.min(head, from + POSITIONS_PER_PAGE);
    const recent = this.recent.between(from, until);
    const wanted = types ? recent?.filter(({ type }) => types.includes(type)) : recent;
    const events =
      wanted?.slice(0, batchSize) ??
      this.query({ from, until, types: types ? JSON.stringify(types) : null, limit: batchSize });
    const position = events.length < batchSize ? BigInt(until) : events.at(-1)!.position;
    return { events, position, eventId: this.idOf(Number(position))! };
  }

  private idOf(position: number): string | undefined {
    const key = this.recent.between(position - 1, position)?.[0] ?? this.keyOfPosition.get(BigInt(position));
    return key && fullIdOf(key);
  }

  private query({ limit, ...query }: PageQuery): StoredEvent[] {
    const events: StoredEvent[] = [];
    for (let { from } = query; events.length < limit;) {
      const atMost = Math.min(EVENTS_PER_ROW, limit - events.length);
      const row = eventsOf(this.pageRows.get({ ...query, from, limit: atMost })!);
      events.push(...row);
      if (row.length < atMost) break;
      from = Number(row.at(-1)!.position);
    }
    return events;
  }

  private announceCommitsOfOthers(): void {
    try {
      const version = this.dataVersion.get();
      if (version === this.seenDataVersion) return;
      this.seenDataVersion = version;
    } catch {
      // Readers that wait will meet the storage error themselves.
    }
    this.readers.wake();
  }
}
