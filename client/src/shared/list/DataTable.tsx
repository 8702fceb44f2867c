import { Checkbox, Classes, HTMLSelect } from '@blueprintjs/core';
import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo, useState, type ReactNode } from 'react';
import { t } from '../en';
import { Row } from '../layout/layout';
import { compareText } from '../lib/format';
import { useFilters } from '../routing/useUrlState';
import { lazyComponent } from '../ui/lazyComponent';
import { onResize, useMedia, useNarrow } from '../ui/media';
import { CaretDownIcon, CaretUpIcon, DoubleCaretVerticalIcon } from '../ui/icons';
import type { Drawing } from '../ui/Sketch';
import { Empty, Failed, type FailedProps } from './States';
import type { Column, Selecting } from './columns';
import { Cell, Rows, Table, type Head } from './Table';
import { TableRow, type RowPlace } from './TableRow';
import type { VirtualRowsProps } from './VirtualRows';
import styles from './DataTable.module.css';

/** A longer table draws only the rows in view. */
const MAX_DRAWN_ROWS = 200;
/** Drawn until the code for long tables is there. */
const FIRST_ROWS = 30;

const VirtualRows = lazyComponent<VirtualRowsProps>(
  () => import('./VirtualRows'),
  ({ rowAt }) => <Rows>{Array.from({ length: FIRST_ROWS }, (_, index) => rowAt(index))}</Rows>,
);

const NONE: readonly never[] = [];

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

export interface DataTableProps<Item extends { readonly id: string }> {
  readonly caption: string;
  readonly columns: readonly Column<Item>[];
  /** Keys of the columns that the user has hidden. */
  readonly hidden?: readonly string[];
  readonly rows: readonly Item[] | undefined;
  readonly empty?: ReactNode;
  readonly sketch?: Drawing;
  readonly failed?: FailedProps;
  readonly actions?: (row: Item) => ReactNode;
  readonly select?: Selecting<Item>;
  /** Column key, with `-` before it for descending. */
  readonly initialSort?: string;
}

export function DataTable<Item extends { readonly id: string }>(props: DataTableProps<Item>) {
  const { caption, hidden = NONE, rows, empty, sketch, failed, actions, select, initialSort = '' } = props;
  const [{ sort }, setAddress] = useFilters({ sort: initialSort });
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const isNarrow = useNarrow();
  const isPrinted = useMedia('print');
  const sortedBy = props.columns.find(({ key, sortBy }) => sortBy && key === sort.replace('-', ''))?.key;
  // The table sorts its rows again whenever it gets another array, so the array is memoized.
  const sorting = useMemo(
    () => (sortedBy === undefined ? [] : [{ id: sortedBy, desc: sort.startsWith('-') }]),
    [sortedBy, sort],
  );
  const table = useTable({
    features,
    data: rows ?? NONE,
    columns: props.columns.map(columnDef),
    getRowId: ({ id }) => id,
    state: {
      sorting,
      columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])),
      // Rows that are selected on other pages are left out.
      rowSelection: Object.fromEntries(
        (rows ?? NONE).filter(({ id }) => select?.selected.has(id)).map(({ id }) => [id, true]),
      ),
    },
  });
  if (failed) return <Failed {...failed} />;
  if (rows?.length === 0) return <Empty sketch={sketch}>{empty}</Empty>;

  const onSort = (next: string) => setAddress({ sort: next });
  const toggle = (id: string) =>
    setOpened((now) => new Set(now.has(id) ? [...now].filter((other) => other !== id) : [...now, id]));
  const columns = props.columns.filter(({ key }) => table.getColumn(key)?.getIsVisible());
  const opens = isNarrow && (actions !== undefined || columns.filter(({ atEnd }) => !atEnd).length > 2);
  const tickAll = select && rows && (
    <Checkbox
      aria-label={select.all}
      checked={table.getIsAllRowsSelected()}
      indeterminate={table.getIsSomeRowsSelected()}
      onChange={() => select.onSelect(rows, !table.getIsAllRowsSelected())}
    />
  );
  const heads: Head[] = [
    ...(select ? [{ className: styles.tick, children: tickAll }] : []),
    ...columns.map((column) => (isNarrow ? column.header : headOf(column, sort, onSort))),
    ...(actions ? [<span className="visually-hidden">{t.table.actions}</span>] : []),
    ...(opens ? [<span className="visually-hidden">{t.table.more}</span>] : []),
  ];
  const ordered = table.getRowModel().rows;
  const isVirtual = ordered.length > MAX_DRAWN_ROWS && !isPrinted;
  const rowAt = (index: number, place?: RowPlace) => {
    const { id, original } = ordered[index]!;
    return (
      <TableRow
        key={id}
        row={original}
        columns={columns}
        actions={actions}
        select={select}
        isOpen={opened.has(id)}
        onOpen={opens ? toggle : undefined}
        {...place}
      />
    );
  };
  return (
    <div ref={scrollIfWider} className={styles.frame}>
      {isNarrow && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      <Table
        caption={caption}
        heads={heads}
        className={styles.table}
        aria-busy={rows === undefined}
        aria-rowcount={isVirtual ? ordered.length + 1 : undefined}
      >
        {isVirtual ? (
          <VirtualRows count={ordered.length} columns={heads.length} isNarrow={isNarrow} rowAt={rowAt} />
        ) : (
          <Rows>
            {rows === undefined
              ? Array.from({ length: 8 }, (_, index) => (
                  <SkeletonRow key={index} columns={isNarrow ? 1 : heads.length} />
                ))
              : ordered.map((_, index) => rowAt(index))}
          </Rows>
        )}
      </Table>
    </div>
  );
}

/** A frame scrolls only if its table is wider, because a scrolling frame disables the sticky header. */
function scrollIfWider(frame: HTMLDivElement | null) {
  if (!frame) return;
  const table = frame.firstElementChild as HTMLElement;
  return onResize([frame, table], () =>
    frame.toggleAttribute('data-scrolls', table.offsetWidth > frame.clientWidth),
  );
}

function columnDef<Item extends { readonly id: string }>({
  key,
  sortBy,
}: Column<Item>): ColumnDef<typeof features, Item> {
  // Where the query has sorted the rows, all are equal here and keep their order.
  const valueOf = typeof sortBy === 'function' ? sortBy : () => 0;
  return {
    id: key,
    accessorFn: valueOf,
    sortFn: (a, b) => {
      const [x, y] = [a.getValue(key), b.getValue(key)];
      return typeof x === 'string' ? compareText(x, String(y)) : Number(x) - Number(y);
    },
  };
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

function headOf(
  { key, header, className, sortBy }: Pick<Column<never>, 'key' | 'header' | 'className' | 'sortBy'>,
  sort: string,
  onSort: (sort: string) => void,
): Head {
  if (!sortBy) return { className, children: header };
  const state = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none';
  const Icon = { ascending: CaretUpIcon, descending: CaretDownIcon, none: DoubleCaretVerticalIcon }[state];
  const button = (
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
  );
  return { 'aria-sort': state, className, children: button };
}

function SkeletonRow({ columns }: { columns: number }) {
  return (
    <tr role="row">
      {Array.from({ length: columns }, (_, index) => (
        <Cell key={index}>
          <div className={Classes.SKELETON}>&nbsp;</div>
        </Cell>
      ))}
    </tr>
  );
}
