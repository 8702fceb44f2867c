import { useState } from 'react';
import type { ComparedCollegeResource } from 'contract/colleges';
import { useRecordItems } from '../../domain/record/record.api';
import { Row, Text } from '../../shared/layout/layout';
import { Cell, GroupRow, RowHead, Rows, Table } from '../../shared/list/Table';
import { useNarrow } from '../../shared/ui/media';
import { ChanceRule } from './ChanceRule';
import { ComparisonHead } from './ComparisonHead';
import { partsOf, type ComparisonRow, type Part } from './comparisonRows';
import { t as all } from './en';
import styles from './colleges.module.css';

const t = all.comparison;
const ON_A_PHONE = 2;

const differs = ({ values }: ComparisonRow) => new Set(values).size > 1;
const isUnknown = ({ values }: ComparisonRow) => values.every((value) => value === null);
const isSame = (row: ComparisonRow) => !differs(row) && !isUnknown(row);

interface ComparisonTableProps {
  readonly colleges: readonly ComparedCollegeResource[];
  readonly isBusy: boolean;
}

export function ComparisonTable({ colleges, isBusy }: ComparisonTableProps) {
  const { data: tests = [] } = useRecordItems('tests');
  const { columns, choose } = useColumns(colleges);
  const parts = partsOf(columns, tests);
  const rows = parts.flatMap((part) => (part.isAlways ? [] : part.rows));
  return (
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
      {parts.map((part) => (
        <PartRows key={part.title} part={part} columns={columns} />
      ))}
      <FoldedRows text={t.inCommon} rows={rows.filter(isSame)} columns={columns} />
      <FoldedRows text={t.withoutData} rows={rows.filter(isUnknown)} columns={columns} />
    </Table>
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

interface PartRowsProps {
  readonly part: Part;
  readonly columns: readonly ComparedCollegeResource[];
}

function PartRows({ part: { title, isAlways, rows }, columns }: PartRowsProps) {
  const shown = isAlways ? rows : rows.filter(differs);
  if (shown.length === 0) return null;
  return (
    <Rows>
      <GroupRow columns={columns.length + 1} className={styles.part}>
        <Row inline wrap gap={[0, 3]}>
          {title}
          {isAlways && <ChanceRule />}
        </Row>
      </GroupRow>
      {shown.map((row) => (
        <ComparedRow key={row.label} row={row} columns={columns} />
      ))}
    </Rows>
  );
}

interface FoldedRowsProps {
  readonly text: (rows: number) => string;
  readonly rows: readonly ComparisonRow[];
  readonly columns: readonly ComparedCollegeResource[];
}

function FoldedRows({ text, rows, columns }: FoldedRowsProps) {
  const [isOpen, setOpen] = useState(false);
  if (rows.length === 0) return null;
  return (
    <Rows>
      <GroupRow columns={columns.length + 1} className={styles.part}>
        <Row
          as="button"
          inline
          pad={0}
          tone="primary"
          type="button"
          aria-expanded={isOpen}
          className={styles.fold}
          onClick={() => setOpen(!isOpen)}
        >
          {text(rows.length)}
        </Row>
      </GroupRow>
      {isOpen && rows.map((row) => <ComparedRow key={row.label} row={row} columns={columns} />)}
    </Rows>
  );
}

interface ComparedRowProps {
  readonly row: ComparisonRow;
  readonly columns: readonly ComparedCollegeResource[];
}

const ComparedRow = ({ row: { label, note, cell }, columns }: ComparedRowProps) => (
  <tr role="row">
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
);
