import { useState } from 'react';
import { Button, HTMLSelect, PopoverNext, PopupKind } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import { type ComparedCollegeResource, CHANCE_RATES } from 'contract/colleges';
import { useRecordItems } from '../../domain/record/record.api';
import { Row, Text, Stack } from '../../shared/layout/layout';
import { Cell, GroupRow, RowHead, Rows, Table, DataRow } from '../../shared/list/Table';
import { useNarrow } from '../../shared/ui/media';
import { CrossIcon } from '../../shared/ui/icons';
import { t as college } from '../../domain/colleges/en';
import { partsOf, type ComparisonRow, type Part } from './comparisonRows';
import { t as all } from './en';
import { FEWEST_COMPARED, useCollegesAddress } from './address';
import { CollegeName } from './CollegeName';
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

interface ComparisonHeadProps {
  readonly college: ComparedCollegeResource;
  readonly of: readonly ComparedCollegeResource[];
  readonly column: number;
  readonly onChoose: ((column: number, id: string) => void) | undefined;
}

function ComparisonHead({ college: { id, attributes }, of, column, onChoose }: ComparisonHeadProps) {
  const { compared, toComparison } = useCollegesAddress();
  const navigate = useNavigate();
  return (
    <Row align="start" justify="between" gap={1} tone="ink" className={styles.comparisonTableHead}>
      <CollegeName ceeb={id} attributes={attributes} />
      {of.length > FEWEST_COMPARED && !onChoose && (
        <Button
          variant="minimal"
          size="small"
          icon={<CrossIcon />}
          aria-label={all.comparison.leaveOut(attributes.name)}
          onClick={() =>
            navigate(toComparison(compared.filter((ceeb) => ceeb !== id)), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      )}
      {onChoose && (
        <HTMLSelect
          fill
          aria-label={all.comparison.columns[column]}
          value={id}
          options={of.map((other) => ({ value: other.id, label: other.attributes.name }))}
          onChange={({ currentTarget }) => onChoose(column, currentTarget.value)}
        />
      )}
    </Row>
  );
}

const chancesText = all.chances;
const { chances: names } = college;
const { alwaysReach, atMostTarget, likelyFrom } = CHANCE_RATES;

const RULE = [
  [chancesText.admitsFewer(alwaysReach), names.reach],
  [chancesText.noTest, names.unknown],
  [chancesText.belowRange, names.reach],
  [chancesText.admitsMore(likelyFrom), names.likely],
  [chancesText.withinRange, names.target],
  [chancesText.admitsFewer(atMostTarget), names.target],
  [chancesText.aboveRange, names.likely],
] as const;

function ChanceRule() {
  return (
    <PopoverNext
      placement="bottom-start"
      arrow={false}
      middleware={{ shift: { padding: 12 } }}
      popupKind={PopupKind.DIALOG}
      content={<Rule />}
    >
      <Button variant="minimal" size="small" text={chancesText.how} />
    </PopoverNext>
  );
}

function Rule() {
  return (
    <Stack
      gap={3}
      pad={4}
      size={2}
      role="dialog"
      aria-labelledby="chance-rule"
      tabIndex={0}
      className={styles.rule}
    >
      <h3 id="chance-rule">{chancesText.ruleHeading}</h3>
      <p>{chancesText.rule}</p>
      <Table heads={[chancesText.where, chancesText.label]}>
        <Rows>
          {RULE.map(([where, label]) => (
            <DataRow key={where} head={where} cells={[<strong>{label}</strong>]} />
          ))}
        </Rows>
      </Table>
    </Stack>
  );
}
