import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Of its cells. */
  readonly className?: string;
  /** What the column sorts by, unless whoever asks for the rows sorts them; without it the column does not sort. */
  readonly sortBy?: ((row: Row) => string | number) | 'query';
  /** Its cells name their rows to a screen reader; without such a column the first one does. */
  readonly namesRow?: boolean;
  /** On a phone: at the end of a row that is closed. The first column is its name, the second stands below. */
  readonly atEnd?: boolean;
}

/** Rows that are ticked, to do something with all of them. */
export interface Selecting<Row> {
  readonly selected: ReadonlySet<string>;
  readonly label: (row: Row) => string;
  readonly all: string;
  readonly onSelect: (rows: readonly Row[], on: boolean) => void;
}
