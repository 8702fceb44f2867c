import { Checkbox, HTMLSelect } from '@blueprintjs/core';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Page } from 'contract/http';
import { Card, Row, Text } from '../layout/layout';
import { useFilters } from '../routing/useUrlState';
import { Toolbar } from '../ui/Toolbar';
import { DataTable, type DataTableProps } from './DataTable';
import { Loaded, type Query } from './Loaded';
import { ListItem } from './ListItem';
import type { Drawing } from '../ui/Sketch';
import { Paging, usePage } from './Paging';
import { Empty } from './States';
import type { Selecting } from './columns';
import { actionsOf, type Actions } from './actions';
import { SearchBox } from './SearchBox';
import styles from './list.module.css';

export interface ResourceListProps<Row extends { readonly id: string }, Values extends FieldValues>
  extends ToolsProps, Actions<Row, Values> {
  readonly query: Query<readonly Row[] | Page<Row>>;
  /** As in 'Loading colleges'; also the caption of the table. */
  readonly what: string;
  readonly empty: ReactNode;
  readonly sketch?: Drawing;
  readonly message?: string;
  readonly reason?: string;
  readonly heading?: string;
  readonly pages?: string;
  readonly children?: ReactNode;
  readonly table?: Pick<DataTableProps<Row>, 'columns' | 'hidden' | 'initialSort'>;
  /** Selects rows of the table, or cards. */
  readonly select?: Selecting<Row>;
  readonly card?: (row: Row, buttons: ReactNode) => ReactNode;
  readonly close?: boolean;
  /** Opens the form for a new row with the page. */
  readonly opensNew?: boolean;
  readonly details?: ((row: Row, place: number) => ReactNode) | undefined;
  readonly aside?: (row: Row) => ReactNode;
  /** The name of a row's group, and all names in order. */
  readonly groups?: { readonly of: (row: Row) => string; readonly order: readonly string[] } | undefined;
  readonly ranked?: (row: Row, place: number, line: ReactNode) => ReactNode;
}

export function ResourceList<Row extends { readonly id: string }, Values extends FieldValues>(
  props: ResourceListProps<Row, Values>,
) {
  const { query, what, empty, message, heading, pages, children, nameOf, table, card, ranked, groups } =
    props;
  const headingId = useId();
  const [page, setPage] = usePage();
  const shown = query.currentData && pageOf(query.currentData);
  const { add, openNew, buttons } = actionsOf(props, () => {
    if (shown?.data.length === 1 && page > 1) setPage(page - 1);
  });

  const openForm = useEffectEvent(() => openNew?.());
  useEffect(() => {
    if (props.opensNew) openForm();
  }, [props.opensNew]);

  const tableOf = (rows?: readonly Row[]) =>
    table && <DataTable {...table} select={props.select} caption={what} rows={rows} actions={buttons} />;
  const lineOf = (row: Row, place: number) => (
    <ListItem name={nameOf(row)} details={props.details?.(row, place)} aside={props.aside?.(row)}>
      {buttons?.(row)}
    </ListItem>
  );
  const rowOf = (row: Row, index: number) => {
    const { select } = props;
    if (card && select)
      return (
        <li key={row.id} className={styles.selectable} data-selected={select.selected.has(row.id)}>
          <Checkbox
            aria-label={select.label(row)}
            checked={select.selected.has(row.id)}
            onChange={({ currentTarget }) => select.onSelect([row], currentTarget.checked)}
          />
          <div>{card(row, buttons?.(row))}</div>
        </li>
      );
    if (card) return <li key={row.id}>{card(row, buttons?.(row))}</li>;
    const line = lineOf(row, index + 1);
    return (
      ranked?.(row, index + 1, line) ?? (
        <Row as="li" gap={1} item key={row.id}>
          {line}
        </Row>
      )
    );
  };
  const listOf = (rows: readonly Row[]): ReactNode =>
    groups ? (
      groups.order.map((name) => {
        const ofGroup = rows.filter((row) => groups.of(row) === name);
        return (
          ofGroup.length > 0 && (
            <section key={name} aria-label={name}>
              <Text as="h3" size={2} weight={600} tone="muted" pad={[3, 'inset', 1]}>
                {name}
              </Text>
              <ul>{ofGroup.map(rowOf)}</ul>
            </section>
          )
        );
      })
    ) : ranked ? (
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
        empty={<Empty sketch={props.sketch}>{empty}</Empty>}
        loading={tableOf()}
      >
        {(loaded) => tableOf(pageOf(loaded).data) ?? listOf(pageOf(loaded).data)}
      </Loaded>
      {pages && <Paging label={pages} page={page} pageCount={shown?.pageCount ?? page} onPage={setPage} />}
    </>
  );
  if (!heading) return list;
  return (
    <Card as="section" aria-labelledby={headingId} className={styles.section}>
      <Row as="header" rule="bottom" wrap justify="between" gap={2} pad={[3, 'inset']}>
        <h2 id={headingId}>{heading}</h2>
        {add()}
      </Row>
      {list}
    </Card>
  );
}

const pageOf = <Row,>(data: readonly Row[] | Page<Row>): Page<Row> =>
  'pageCount' in data ? data : { data, pageCount: 1 };

/** A filter whose value is stored in the address under its name. */
interface Filter {
  readonly name: string;
  readonly label: string;
  /** The first option has an empty value, which turns the filter off. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface ToolsProps {
  readonly search?: string;
  readonly filters?: readonly Filter[];
  readonly tools?: ReactNode;
}

function Tools({ search, filters = [], tools, create }: ToolsProps & { readonly create?: ReactNode }) {
  const [values, set] = useFilters<string>(Object.fromEntries(filters.map(({ name }) => [name, ''])));
  if (!search && filters.length === 0 && !tools && !create) return null;
  return (
    <Toolbar>
      {search && <SearchBox label={search} />}
      {filters.map(({ name, label, options }) => (
        <HTMLSelect
          key={name}
          aria-label={label}
          value={values[name]}
          options={options}
          onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
        />
      ))}
      {tools}
      {create}
    </Toolbar>
  );
}
