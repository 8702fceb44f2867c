import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Page } from 'contract/http';
import { DataTable, type DataTableProps } from './DataTable';
import { Loaded, type Query } from './Loaded';
import { Line } from './Line';
import type { Subject } from '../ui/Sketch';
import { Paging, usePage } from './Paging';
import { Empty } from './States';
import { Tools, type ToolsProps } from './Tools';
import { useActs, type Acts } from './useActs';
import styles from './ResourceList.module.css';

export interface ResourceListProps<Row extends { readonly id: string }, Values extends FieldValues>
  extends ToolsProps, Acts<Row, Values> {
  readonly query: Query<readonly Row[] | Page<Row>>;
  /** As in 'Loading colleges'; the caption of a table. */
  readonly what: string;
  readonly empty: ReactNode;
  /** What there is none of then, as its drawing shows. */
  readonly subject?: Subject;
  /** What is said where it cannot be had, if the catalogue has a sentence for this call. */
  readonly message?: string;
  /** What is said of the status beside it. */
  readonly reason?: string;
  /** Of a list that is a part of its page; without it the list is the page. */
  readonly heading?: string;
  /** Label of the paging of a list that comes in pages. */
  readonly pages?: string;
  /** Between the tools and the rows. */
  readonly children?: ReactNode;
  /** Shows the rows as a table … */
  readonly table?: Pick<DataTableProps<Row>, 'columns' | 'initialSort' | 'select'>;
  /** … or as cards, which place the buttons themselves … */
  readonly card?: (row: Row, buttons: ReactNode) => ReactNode;
  /** Cards of one line each, without room between them. */
  readonly close?: boolean;
  /** … or as lines, with this below the name … */
  readonly details?: (row: Row, place: number) => ReactNode;
  /** … and this at the end. */
  readonly aside?: (row: Row) => ReactNode;
  /** The row of a list whose order counts, around its line. */
  readonly ranked?: (row: Row, place: number, line: ReactNode) => ReactNode;
}

/** Shows what a query lists, to be added to, edited and removed as far as acts are defined. */
export function ResourceList<Row extends { readonly id: string }, Values extends FieldValues>(
  props: ResourceListProps<Row, Values>,
) {
  const { query, what, empty, message, heading, pages, children, nameOf, table, card, ranked } = props;
  const headingId = useId();
  const [page, setPage] = usePage();
  const shown = query.currentData && pageOf(query.currentData);
  const { add, buttons, dialogs } = useActs(props, () => {
    if (shown?.data.length === 1 && page > 1) setPage(page - 1);
  });

  const tableOf = (rows?: readonly Row[]) =>
    table && <DataTable {...table} caption={what} rows={rows} actions={buttons} />;
  const lineOf = (row: Row, place: number) => (
    <Line name={nameOf(row)} details={props.details?.(row, place)} aside={props.aside?.(row)}>
      {buttons?.(row)}
    </Line>
  );
  const rowOf = (row: Row, index: number) => {
    if (card) return <li key={row.id}>{card(row, buttons?.(row))}</li>;
    const line = lineOf(row, index + 1);
    return (
      ranked?.(row, index + 1, line) ?? (
        <li key={row.id} className={styles.row}>
          {line}
        </li>
      )
    );
  };
  const listOf = (rows: readonly Row[]) =>
    ranked ? (
      <ol>{rows.map(rowOf)}</ol>
    ) : (
      <ul className={card && (props.close ? styles.close : styles.cards)}>{rows.map(rowOf)}</ul>
    );
  const list = (
    <>
      <Tools
        search={props.search}
        filters={props.filters}
        tools={props.tools}
        create={heading ? undefined : add('primary')}
      />
      {children}
      <Loaded
        query={query}
        what={what}
        message={message}
        reason={props.reason}
        empty={<Empty of={props.subject}>{empty}</Empty>}
        loading={tableOf()}
      >
        {(loaded) => tableOf(pageOf(loaded).data) ?? listOf(pageOf(loaded).data)}
      </Loaded>
      {pages && <Paging label={pages} page={page} pageCount={shown?.pageCount ?? page} onPage={setPage} />}
      {dialogs}
    </>
  );
  if (!heading) return list;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <header className={styles.header}>
        <h2 id={headingId}>{heading}</h2>
        {add()}
      </header>
      {list}
    </section>
  );
}

const pageOf = <Row,>(data: readonly Row[] | Page<Row>): Page<Row> =>
  'pageCount' in data ? data : { data, pageCount: 1 };
