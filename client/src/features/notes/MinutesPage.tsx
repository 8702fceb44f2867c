import { HTMLSelect } from '@blueprintjs/core';
import { NOTE_KINDS, type NoteMinutesResource } from 'contract/notes';
import { t as all } from '../../domain/notes/en';
import { NotesApi } from '../../domain/notes/notes.api';
import { Row } from '../../shared/layout/layout';
import { formatMonth, today } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { DataTable } from '../../shared/list/DataTable';
import { ExportButton } from '../../shared/list/ExportButton';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { PageLine } from '../../shared/ui/PageHeader';

const t = all.log;

const YEARS = 5;
/** A school year begins in August. */
const FIRST_MONTH = 8;

function currentSchoolYear(): number {
  const [year, month] = today().split('-').map(Number) as [number, number];
  return month >= FIRST_MONTH ? year : year - 1;
}

const periodOf = (year: number) => ({ from: `${year}-08-01`, to: `${year + 1}-07-31` });

export default function MinutesPage() {
  const latest = currentSchoolYear();
  const years = Array.from({ length: YEARS }, (_, index) => latest - index);
  const [address, set] = useUrlState({ year: String(latest) });
  const year = years.find((known) => String(known) === address.year) ?? latest;
  const query = NotesApi.useNoteMinutesQuery(periodOf(year));
  const [exportMinutes] = NotesApi.useExportNoteMinutesMutation();
  return (
    <>
      <PageLine>{t.about}</PageLine>
      <Row wrap justify="between" gap={[2, 3]} below={4}>
        <HTMLSelect
          aria-label={t.year}
          value={year}
          options={years.map((value) => ({ value, label: t.yearFrom(value) }))}
          onChange={({ currentTarget }) => set({ year: currentTarget.value })}
        />
        <ExportButton onExport={() => exportMinutes(periodOf(year)).unwrap()} />
      </Row>
      <Loaded query={query} what={t.what} empty={<Empty sketch="files">{t.none}</Empty>}>
        {(sums) => <MinutesTable sums={sums} />}
      </Loaded>
    </>
  );
}

interface MinutesRow {
  readonly id: string;
  readonly name: string;
  readonly sums: readonly NoteMinutesResource[];
}

const columns: readonly Column<MinutesRow>[] = [
  { key: 'month', header: t.month, cell: ({ name }) => name, namesRow: true },
  ...NOTE_KINDS.map((kind) => ({
    key: kind,
    header: all.kinds[kind],
    cell: ({ sums }: MinutesRow) => sumOf(sums.filter(({ attributes }) => attributes.kind === kind)),
  })),
  { key: 'total', header: t.total, cell: ({ sums }) => <strong>{sumOf(sums)}</strong> },
];

function MinutesTable({ sums }: { sums: readonly NoteMinutesResource[] }) {
  const months = [...new Set(sums.map(({ attributes }) => attributes.month))];
  const rows = months.map((month) => ({
    id: month,
    name: formatMonth(month),
    sums: sums.filter(({ attributes }) => attributes.month === month),
  }));
  return (
    <DataTable caption={t.title} columns={columns} rows={[...rows, { id: 'total', name: t.total, sums }]} />
  );
}

function sumOf(sums: readonly NoteMinutesResource[]): string {
  const notes = sums.reduce((sum, { attributes }) => sum + attributes.notes, 0);
  const minutes = sums.reduce((sum, { attributes }) => sum + attributes.minutes, 0);
  return notes === 0 ? t.nothing : t.sum(minutes, notes);
}
