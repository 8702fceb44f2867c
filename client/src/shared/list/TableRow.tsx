import { Checkbox } from '@blueprintjs/core';
import { useId, useState, type ReactNode } from 'react';
import { t } from '../en';
import { Text } from '../layout/layout';
import { ChevronRightIcon } from '../ui/icons';
import type { Column, Selecting } from './columns';
import styles from './DataTable.module.css';

interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly actions?: (row: Row) => ReactNode;
  readonly select?: Selecting<Row>;
  /** On phones the row is a single line until it is opened. */
  readonly opens: boolean;
}

export function TableRow<Row extends { readonly id: string }>(props: TableRowProps<Row>) {
  const { row, columns, actions, select, opens } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const placeOf = ({ atEnd }: Column<Row>, index: number) =>
    atEnd ? styles.atEnd : index === 0 ? undefined : index === 1 ? styles.below : styles.fact;
  const namesRow = columns.some((column) => column.namesRow)
    ? (column: Column<Row>) => column.namesRow
    : (column: Column<Row>) => column === columns[0];
  return (
    <tr role="row" data-open={isOpen || undefined} data-selected={select?.selected.has(row.id)}>
      {select && (
        <td role="cell" className={styles.tick}>
          <Checkbox
            aria-label={select.label(row)}
            checked={select.selected.has(row.id)}
            onChange={({ currentTarget }) => select.onSelect([row], currentTarget.checked)}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const cell = {
          id: index === 0 ? `${id}-name` : undefined,
          'data-label': column.header,
          className: [placeOf(column, index), column.className].filter(Boolean).join(' ') || undefined,
          children: column.cell(row),
        };
        return namesRow(column) ? (
          <th key={column.key} role="rowheader" scope="row" {...cell} />
        ) : (
          <td key={column.key} role="cell" {...cell} />
        );
      })}
      {actions && (
        <Text as="td" nowrap textAlign="right" role="cell" className={styles.actions}>
          {actions(row)}
        </Text>
      )}
      {opens && (
        <td role="cell" className={styles.toggle}>
          <button
            type="button"
            id={`${id}-more`}
            aria-label={t.table.more}
            aria-labelledby={`${id}-more ${id}-name`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRightIcon />
          </button>
        </td>
      )}
    </tr>
  );
}
