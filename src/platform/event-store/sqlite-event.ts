import { type EventMetadata } from '../../kernel/event';
import { type StoredEvent } from './event-store';

export const EVENTS_TABLE = `CREATE TABLE IF NOT EXISTS events(
  position INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL, type TEXT NOT NULL,
  data TEXT NOT NULL, metadata TEXT NOT NULL, time INTEGER NOT NULL, id TEXT NOT NULL,
  UNIQUE(stream, revision)) STRICT`;

/** No name or id may contain this character. */
export const SEPARATOR = '\u001f';

/** Joins each column in one text: passing every value to JavaScript takes longer than processing it. */
export const PAGE_COLUMNS = `count(*), group_concat(position), group_concat(stream, char(31)), group_concat(revision),
  group_concat(type, char(31)), group_concat(data), group_concat(metadata), group_concat(time), group_concat(id, char(31))`;

export type PageRow = readonly [
  count: number,
  positions: string,
  streams: string,
  revisions: string,
  types: string,
  data: string,
  metadata: string,
  times: string,
  ids: string,
];

/** Parses each column at its first access; few readers access all. */
class Columns {
  private readonly taken: (readonly unknown[] | undefined)[] = [];

  constructor(private readonly row: PageRow) {}

  json<Value>(column: number, index: number): Value {
    const values = (this.taken[column] ??= JSON.parse(`[${this.row[column]}]`) as unknown[]);
    return values[index] as Value;
  }

  text(column: number, index: number): string {
    const values = (this.taken[column] ??= (this.row[column] as string).split(SEPARATOR));
    return values[index] as string;
  }
}

export const eventsOf = (row: PageRow): StoredEvent[] => {
  const columns = new Columns(row);
  return Array.from({ length: row[0] }, (_, index) => new SqliteEvent(columns, index));
};

class SqliteEvent implements StoredEvent {
  constructor(
    private readonly columns: Columns,
    private readonly index: number,
  ) {}

  get position(): bigint {
    return BigInt(this.columns.json<number>(1, this.index));
  }

  get stream(): string {
    return this.columns.text(2, this.index);
  }

  get revision(): number {
    return this.columns.json(3, this.index);
  }

  get type(): string {
    return this.columns.text(4, this.index);
  }

  get data(): StoredEvent['data'] {
    return this.columns.json(5, this.index);
  }

  get metadata(): EventMetadata {
    return this.columns.json(6, this.index);
  }

  get time(): string {
    return new Date(this.columns.json<number>(7, this.index)).toISOString();
  }

  get id(): string {
    return this.columns.text(8, this.index);
  }
}
