import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly className?: string;
  /** Value to sort by, or 'query' if the caller's query sorts the rows. Without it the column is not sortable. */
  readonly sortBy?: ((row: Row) => string | number) | 'query';
  /** The column's cells are row headers for screen readers; by default the first column's are. */
  readonly namesRow?: boolean;
  /** On phones, shows the cell at the end of a closed row. The first column is its name, the second stands below. */
  readonly atEnd?: boolean;
}

export interface Selecting<Row> {
  readonly selected: ReadonlySet<string>;
  readonly label: (row: Row) => string;
  readonly all: string;
  readonly onSelect: (rows: readonly Row[], on: boolean) => void;
}
