import { Checkbox } from '@blueprintjs/core';
import { memo, useId, type ReactNode, type Ref } from 'react';
import { t } from '../en';
import { Text } from '../layout/layout';
import { ChevronRightIcon } from '../ui/icons';
import type { Column, Selecting } from './columns';
import { Cell, RowHead } from './Table';
import styles from './DataTable.module.css';

/** Where a row of a virtual table is among all its rows. */
export interface RowPlace {
  readonly ref: Ref<HTMLTableRowElement>;
  readonly 'aria-rowindex': number;
  readonly 'data-index': number;
}

interface TableRowProps<Row> extends Partial<RowPlace> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly actions?: (row: Row) => ReactNode;
  readonly select?: Selecting<Row>;
  /** On phones the row is a single line until it is opened. */
  readonly onOpen?: (id: string) => void;
  readonly isOpen: boolean;
}

/** Memoized because the other rows stay as they are while a virtual table scrolls. */
export const TableRow = memo(function TableRow({
  row,
  columns,
  actions,
  select,
  onOpen,
  isOpen,
  ...place
}: TableRowProps<{ readonly id: string }>) {
  const id = useId();
  const placeOf = ({ atEnd }: Column<never>, index: number) =>
    atEnd ? styles.atEnd : index === 0 ? undefined : index === 1 ? styles.below : styles.fact;
  const namesRow = columns.some((column) => column.namesRow)
    ? (column: Column<never>) => column.namesRow
    : (column: Column<never>) => column === columns[0];
  return (
    <tr role="row" data-open={isOpen || undefined} data-selected={select?.selected.has(row.id)} {...place}>
      {select && (
        <Cell className={styles.tick}>
          <Checkbox
            aria-label={select.label(row)}
            checked={select.selected.has(row.id)}
            onChange={({ currentTarget }) => select.onSelect([row], currentTarget.checked)}
          />
        </Cell>
      )}
      {columns.map((column, index) => {
        const Part = namesRow(column) ? RowHead : Cell;
        return (
          <Part
            key={column.key}
            id={index === 0 ? `${id}-name` : undefined}
            data-label={column.header}
            className={[placeOf(column, index), column.className].filter(Boolean).join(' ') || undefined}
          >
            {column.cell(row)}
          </Part>
        );
      })}
      {actions && (
        <Text as="td" nowrap textAlign="right" role="cell" className={styles.actions}>
          {actions(row)}
        </Text>
      )}
      {onOpen && (
        <Cell className={styles.toggle}>
          <button
            type="button"
            id={`${id}-more`}
            aria-label={t.table.more}
            aria-labelledby={`${id}-more ${id}-name`}
            aria-expanded={isOpen}
            onClick={() => onOpen(row.id)}
          >
            <ChevronRightIcon />
          </button>
        </Cell>
      )}
    </tr>
  );
}) as <Row extends { readonly id: string }>(props: TableRowProps<Row>) => ReactNode;
