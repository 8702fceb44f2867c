import { Button, Checkbox, Classes, HTMLSelect } from '@blueprintjs/core';
import { useMemo, useState, type ReactNode } from 'react';
import { t } from '../en';
import { Row, Stack } from '../layout/layout';
import { compareText } from '../lib/format';
import { useFilters } from '../routing/useUrlState';
import { useNarrow } from '../ui/media';
import { CaretDownIcon, CaretUpIcon, DoubleCaretVerticalIcon } from '../ui/icons';
import type { Subject } from '../ui/Sketch';
import { Empty, Failed, type FailedProps } from './States';
import type { Column, Selecting } from './columns';
import { TableRow } from './TableRow';
import styles from './DataTable.module.css';

const AT_ONCE = 200;

export interface DataTableProps<Row extends { readonly id: string }> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly empty?: ReactNode;
  readonly subject?: Subject;
  readonly failed?: FailedProps;
  readonly actions?: (row: Row) => ReactNode;
  readonly select?: Selecting<Row>;
  /** Column key, with `-` before it for descending. */
  readonly initialSort?: string;
}

export function DataTable<Row extends { readonly id: string }>(props: DataTableProps<Row>) {
  const { caption, columns, rows, empty, subject, failed, actions, select, initialSort = '' } = props;
  const [{ sort }, setAddress] = useFilters({ sort: initialSort });
  const [shown, setShown] = useState(AT_ONCE);
  const isNarrow = useNarrow();
  const sortBy = columns.find(({ key }) => key === sort.replace('-', ''))?.sortBy;
  // Memoized because pages rerender often; `sortBy` must keep its identity.
  const ordered = useMemo(() => rows && sorted(rows, sortBy, sort), [rows, sortBy, sort]);
  if (failed) return <Failed {...failed} />;
  if (rows?.length === 0) return <Empty of={subject}>{empty}</Empty>;

  const opens = isNarrow && (actions !== undefined || columns.filter(({ atEnd }) => !atEnd).length > 2);
  const heads = [
    ...columns,
    ...(actions ? [{ key: 'actions', header: t.table.actions }] : []),
    ...(opens ? [{ key: 'more', header: t.table.more }] : []),
  ];
  return (
    <div ref={scrollIfWider} className={styles.frame}>
      {isNarrow && <SortSelect columns={columns} sort={sort} onSort={(next) => setAddress({ sort: next })} />}
      <table role="table" className={styles.table} aria-busy={rows === undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {select && (
              <th role="columnheader" scope="col" className={styles.tick}>
                <TickAll {...select} rows={rows ?? []} />
              </th>
            )}
            {heads.map((column) =>
              'sortBy' in column && column.sortBy && !isNarrow ? (
                <SortHead
                  key={column.key}
                  column={column}
                  sort={sort}
                  onSort={(next) => setAddress({ sort: next })}
                />
              ) : (
                <th
                  key={column.key}
                  role="columnheader"
                  scope="col"
                  className={'className' in column ? column.className : undefined}
                >
                  {column.key === 'actions' || column.key === 'more' ? (
                    <span className="visually-hidden">{column.header}</span>
                  ) : (
                    column.header
                  )}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {ordered === undefined
            ? Array.from({ length: 8 }, (_, index) => (
                <SkeletonRow key={index} columns={isNarrow ? 1 : heads.length + (select ? 1 : 0)} />
              ))
            : ordered
                .slice(0, shown)
                .map((row) => (
                  <TableRow
                    key={row.id}
                    row={row}
                    columns={columns}
                    actions={actions}
                    select={select}
                    opens={opens}
                  />
                ))}
        </tbody>
      </table>
      {rows && rows.length > shown && (
        <Stack pad={3} rule="top" className={styles.more}>
          <Button text={t.table.showMore(rows.length - shown)} onClick={() => setShown(shown + AT_ONCE)} />
        </Stack>
      )}
    </div>
  );
}

/** A frame scrolls only if its table is wider, because a scrolling frame disables the sticky header. */
function scrollIfWider(frame: HTMLDivElement | null) {
  if (!frame || !('ResizeObserver' in window)) return;
  const table = frame.firstElementChild as HTMLElement;
  const watch = new ResizeObserver(() =>
    frame.toggleAttribute('data-scrolls', table.offsetWidth > frame.clientWidth),
  );
  watch.observe(frame);
  watch.observe(table);
  return () => watch.disconnect();
}

function sorted<Row>(rows: readonly Row[], by: Column<Row>['sortBy'], sort: string): readonly Row[] {
  const descending = sort.startsWith('-');
  if (!by || by === 'query') return rows;
  const compare = (a: Row, b: Row) => {
    const [x, y] = [by(a), by(b)];
    return typeof x === 'string' ? compareText(x, String(y)) : x - Number(y);
  };
  return rows.toSorted(descending ? (a, b) => compare(b, a) : compare);
}

interface SortSelectProps {
  readonly columns: readonly Pick<Column<never>, 'key' | 'header' | 'sortBy'>[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** Phones show no column headers to click. */
function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  const options = columns
    .filter(({ sortBy }) => sortBy)
    .flatMap(({ key, header }) => [
      { value: key, label: t.table.ascending(header) },
      { value: `-${key}`, label: t.table.descending(header) },
    ]);
  if (options.length === 0) return null;
  return (
    <HTMLSelect
      aria-label={t.table.sort}
      className={styles.order}
      value={sort}
      options={sort === '' ? [{ value: '', label: t.table.sort }, ...options] : options}
      onChange={({ currentTarget }) => onSort(currentTarget.value)}
    />
  );
}

interface SortHeadProps {
  readonly column: Pick<Column<never>, 'key' | 'header' | 'className'>;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

function SortHead({ column: { key, header, className }, sort, onSort }: SortHeadProps) {
  const state = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none';
  const Icon = { ascending: CaretUpIcon, descending: CaretDownIcon, none: DoubleCaretVerticalIcon }[state];
  return (
    <th role="columnheader" scope="col" aria-sort={state} className={className}>
      <Row
        as="button"
        inline
        gap={1}
        pad={0}
        minHeight={28}
        type="button"
        className={styles.sort}
        onClick={() => onSort(state === 'ascending' ? `-${key}` : key)}
      >
        {header}
        <Icon />
      </Row>
    </th>
  );
}

function TickAll<Row extends { readonly id: string }>({
  rows,
  selected,
  all,
  onSelect,
}: Selecting<Row> & { readonly rows: readonly Row[] }) {
  const count = rows.filter(({ id }) => selected.has(id)).length;
  return (
    <Checkbox
      aria-label={all}
      checked={count > 0 && count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      disabled={rows.length === 0}
      onChange={() => onSelect(rows, count < rows.length)}
    />
  );
}

function SkeletonRow({ columns }: { columns: number }) {
  return (
    <tr role="row">
      {Array.from({ length: columns }, (_, index) => (
        <td key={index} role="cell">
          <div className={Classes.SKELETON}>&nbsp;</div>
        </td>
      ))}
    </tr>
  );
}
