import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly className?: string;
  /** 'query' if the caller's query sorts the rows. Without it the column is not sortable. */
  readonly sortBy?: ((row: Row) => string | number) | 'query';
  /** Whether the cells are row headers; by default those of the first column are. */
  readonly namesRow?: boolean;
  /** On phones, a closed row shows only its first, second and end cells. */
  readonly atEnd?: boolean;
}

export interface Selecting<Row> {
  readonly selected: ReadonlySet<string>;
  readonly label: (row: Row) => string;
  readonly all: string;
  readonly onSelect: (rows: readonly Row[], on: boolean) => void;
}

/** Returns the selection with these rows added or removed. */
export function withRows<Row extends { readonly id: string }>(
  selected: ReadonlyMap<string, Row>,
  rows: readonly Row[],
  on: boolean,
): ReadonlyMap<string, Row> {
  const next = new Map(selected);
  for (const row of rows)
    if (on) next.set(row.id, row);
    else next.delete(row.id);
  return next;
}
