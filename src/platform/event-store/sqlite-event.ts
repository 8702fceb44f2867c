import { type EventMetadata } from '../../kernel/event';
import { type StoredEvent } from './event-store';

export const EVENTS_TABLE = `CREATE TABLE IF NOT EXISTS events(
  position INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL, type TEXT NOT NULL,
  data TEXT NOT NULL, metadata TEXT NOT NULL, time INTEGER NOT NULL, id TEXT NOT NULL UNIQUE,
  UNIQUE(stream, revision)) STRICT`;

export const EVENT_COLUMNS = 'position, stream, revision, type, data, metadata, time, id';

export type EventRow = readonly [
  position: number,
  stream: string,
  revision: number,
  type: string,
  data: string,
  metadata: string,
  time: number,
  id: string,
];

/** Parses the columns that are asked for, when they are: most of a replay's time would go into the others. */
export class SqliteEvent implements StoredEvent {
  private parsedData: StoredEvent['data'] | undefined = undefined;
  private parsedMetadata: EventMetadata | undefined = undefined;

  constructor(private readonly row: EventRow) {}

  get position(): bigint {
    return BigInt(this.row[0]);
  }

  get stream(): string {
    return this.row[1];
  }

  get revision(): number {
    return this.row[2];
  }

  get type(): string {
    return this.row[3];
  }

  get data(): StoredEvent['data'] {
    return (this.parsedData ??= JSON.parse(this.row[4]) as StoredEvent['data']);
  }

  get metadata(): EventMetadata {
    return (this.parsedMetadata ??= JSON.parse(this.row[5]) as EventMetadata);
  }

  get time(): string {
    return new Date(this.row[6]).toISOString();
  }

  get id(): string {
    return this.row[7];
  }
}
