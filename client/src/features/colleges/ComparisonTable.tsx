import { Switch } from '@blueprintjs/core';
import { useState } from 'react';
import type { ComparedCollegeResource } from 'contract/colleges';
import { useRecordItems } from '../../domain/record/record.api';
import { Row, Text } from '../../shared/layout/layout';
import { Cell, GroupRow, RowHead, Rows, Table } from '../../shared/list/Table';
import { useUrlState } from '../../shared/routing/useUrlState';
import { useNarrow } from '../../shared/ui/media';
import { ChanceRule } from './ChanceRule';
import { ComparisonHead } from './ComparisonHead';
import { partsOf, type Part } from './comparisonRows';
import { t as all } from './en';
import styles from './colleges.module.css';

const t = all.comparison;
const ON_A_PHONE = 2;

interface ComparisonTableProps {
  readonly colleges: readonly ComparedCollegeResource[];
  readonly isBusy: boolean;
}

export function ComparisonTable({ colleges, isBusy }: ComparisonTableProps) {
  const { data: tests = [] } = useRecordItems('tests');
  const [{ only }, setAddress] = useUrlState({ only: '' });
  const [isWhole, setWhole] = useState(false);
  const { columns, choose } = useColumns(colleges);
  const isDiffering = only === 'differences';
  const parts = partsOf(columns, tests);
  const empty = parts
    .flatMap(({ rows }) => rows)
    .filter(({ values }) => values.every((value) => value === null));
  const visible = parts
    .map((part) => ({
      ...part,
      rows: part.rows.filter(
        (row) => (isWhole || !empty.includes(row)) && (!isDiffering || new Set(row.values).size > 1),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      <Row minHeight={44} wrap justify="between" gap={[1, 4]} pad={[1, 'inset']} className={styles.tools}>
        <Switch
          label={t.onlyDifferences}
          checked={isDiffering}
          onChange={() => setAddress({ only: isDiffering ? '' : 'differences' })}
        />
        {empty.length > 0 && !isDiffering && (
          <Row
            as="button"
            inline
            pad={0}
            size={2}
            tone="primary"
            type="button"
            aria-expanded={isWhole}
            className={styles.withoutData}
            onClick={() => setWhole(!isWhole)}
          >
            {t.withoutData(empty.length)}
          </Row>
        )}
      </Row>
      <Table
        aria-label={t.label}
        heads={[
          <span className="visually-hidden">{t.compared}</span>,
          ...columns.map((college, column) => (
            <ComparisonHead
              key={college.id}
              college={college}
              of={colleges}
              column={column}
              onChoose={columns.length < colleges.length ? choose : undefined}
            />
          )),
        ]}
        className={styles.comparisonTableTable}
        aria-busy={isBusy}
      >
        {visible.map((part) => (
          <PartRows key={part.title} part={part} columns={columns} />
        ))}
      </Table>
      {visible.length === 0 && (
        <Text as="p" pad={[5, 'inset']} flush tone="muted">
          {t.noDifference}
        </Text>
      )}
    </>
  );
}

function useColumns(colleges: readonly ComparedCollegeResource[]) {
  const isNarrow = useNarrow();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const known = chosen.filter((id) => colleges.some((college) => college.id === id));
  const others = colleges.map(({ id }) => id).filter((id) => !known.includes(id));
  const ids = [...known, ...others].slice(0, ON_A_PHONE);
  return {
    columns: isNarrow ? ids.map((id) => colleges.find((college) => college.id === id)!) : colleges,
    choose: (column: number, id: string) => {
      const other = ids[1 - column]!;
      const neighbor = other === id ? ids[column]! : other;
      setChosen(column === 0 ? [id, neighbor] : [neighbor, id]);
    },
  };
}

function PartRows({ part: { title, hasRule, rows }, columns }: PartRowsProps) {
  return (
    <Rows>
      <GroupRow columns={columns.length + 1} className={styles.part}>
        <Row inline wrap gap={[0, 3]}>
          {title}
          {hasRule && <ChanceRule />}
        </Row>
      </GroupRow>
      {rows.map(({ label, note, cell }) => (
        <tr key={label} role="row">
          <RowHead aria-label={label}>
            {label}
            {note && (
              <Text size={1} tabular block className={styles.note}>
                {' '}
                {note}
              </Text>
            )}
          </RowHead>
          {columns.map((college, column) => (
            <Cell key={college.id}>{cell(college, column)}</Cell>
          ))}
        </tr>
      ))}
    </Rows>
  );
}

interface PartRowsProps {
  readonly part: Part;
  readonly columns: readonly ComparedCollegeResource[];
}
