import { useState } from 'react';
import { Card } from '../src/shared/layout/layout';
import { Section } from '../src/shared/layout/Section';
import { BulkAct, BulkBar } from '../src/shared/list/BulkBar';
import type { Column } from '../src/shared/list/columns';
import { ColumnsMenu } from '../src/shared/list/ColumnsMenu';
import { DataTable } from '../src/shared/list/DataTable';
import { DateFilter } from '../src/shared/list/DateFilter';
import { ExportButton } from '../src/shared/list/ExportButton';
import { Loaded } from '../src/shared/list/Loaded';
import { OrderedRow, useOrder } from '../src/shared/list/Ordered';
import { ListItem } from '../src/shared/list/ListItem';
import { ResourceList } from '../src/shared/list/ResourceList';
import { RowMenu } from '../src/shared/list/RowMenu';
import { ScrollingTable } from '../src/shared/list/ScrollingTable';
import { SortSelect } from '../src/shared/list/SortSelect';
import { Empty, Failed } from '../src/shared/list/States';
import { DataRow, GroupRow, Rows, Table } from '../src/shared/list/Table';
import { TrashIcon } from '../src/shared/ui/icons';
import { StatusTag } from '../src/shared/ui/StatusTag';
import { LONG } from './Parts';

interface School {
  readonly id: string;
  readonly name: string;
  readonly students: number;
}

const NAMES = ['Lincoln High School', LONG, 'St. Mary’s'];
const SCHOOLS: readonly School[] = NAMES.map((name, index) => ({
  id: `${index}`,
  name,
  students: index * 120,
}));
const MANY = Array.from({ length: 250 }, (_, index) => ({ ...SCHOOLS[index % 3]!, id: `${index}` }));

const COLUMNS: readonly Column<School>[] = [
  { key: 'name', header: 'School', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: 'students',
    header: 'Students',
    cell: ({ students }) => students,
    sortBy: ({ students }) => students,
  },
  { key: 'place', header: 'Place', cell: () => 'Columbus, Ohio' },
  { key: 'status', header: 'Status', cell: () => <StatusTag label="Active" intent="success" />, atEnd: true },
];

const nothing = async () => undefined;
const action = { tip: 'Edit', label: 'Edit Lincoln High School', run: () => undefined };
const failure = (status: number, progress?: number) => ({
  ...{ status, statusText: 'Bad Gateway', path: '/api/schools' },
  data: { statusCode: status, code: 'unprocessed', message: 'The server restarts.', progress },
});
const crud = {
  nameOf: ({ name }: School) => name,
  edit: {
    ...{ tip: 'Edit', submit: 'Save', done: 'Saved.', run: nothing },
    label: (name: string) => `Edit ${name}`,
    title: (name: string) => `Edit ${name}`,
    valuesOf: ({ name }: School) => ({ name }),
  },
  remove: {
    ...{ tip: 'Delete', confirm: 'Delete', run: nothing },
    label: (name: string) => `Delete ${name}`,
    title: (name: string) => `Delete ${name}?`,
    consequence: () => LONG,
    done: (name: string) => `${name} deleted.`,
  },
};

export function Lists() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['0']));
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [sort, setSort] = useState<'name' | 'date'>('name');
  const select = {
    selected,
    label: ({ name }: School) => `Select ${name}`,
    all: 'Select all schools',
    onSelect: (rows: readonly School[], on: boolean) =>
      setSelected(
        new Set([
          ...[...selected].filter((id) => !rows.some((row) => row.id === id)),
          ...(on ? rows.map(({ id }) => id) : []),
        ]),
      ),
  };
  const toggle = (key: string) =>
    setHidden(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key]);
  return (
    <>
      <ResourceList<School, { name: string }>
        query={{ currentData: { data: SCHOOLS, pageCount: 3 }, refetch: nothing }}
        what="schools"
        empty="There are no schools."
        search="Search schools"
        filters={[{ name: 'status', label: 'Status', options: [{ value: '', label: 'All statuses' }] }]}
        tools={
          <>
            <DateFilter label="From" value="" onChange={() => undefined} />
            <SortSelect
              label="Sort by"
              options={[
                { value: 'name', label: 'Name' },
                { value: 'date', label: 'Date' },
              ]}
              value={sort}
              onChange={setSort}
            />
            <ColumnsMenu columns={COLUMNS} hidden={hidden} onToggle={toggle} />
            <ExportButton onExport={nothing} />
          </>
        }
        table={{ columns: COLUMNS, hidden }}
        select={select}
        pages="Pages of schools"
        {...crud}
      />
      <ResourceList<School, { name: string }>
        query={{ currentData: SCHOOLS, refetch: nothing }}
        what="schools"
        heading="List"
        empty="There are no schools."
        details={() => LONG}
        aside={({ students }) => students}
        {...crud}
        menu={({ name }, acts) => <RowMenu name={name} {...acts} />}
      />
      <Section title="Ordered list">
        <Order />
      </Section>
      <Section title="Long table">
        <ScrollingTable caption="Many schools" columns={COLUMNS} rows={MANY} />
      </Section>
      <Section title="Plain table">
        <Table caption="Scores" heads={['Subject', 'Score']}>
          <Rows>
            <GroupRow columns={2}>Sciences</GroupRow>
            <DataRow head="Physics" cells={['98']} />
            <DataRow head={LONG} cells={['87']} />
          </Rows>
        </Table>
      </Section>
      <Section title="Loading table">
        <DataTable caption="Loading schools" columns={COLUMNS} rows={undefined} />
      </Section>
      <Section title="States">
        <Loaded query={{ refetch: nothing }} what="schools" rows={2}>
          {() => null}
        </Loaded>
        <Empty sketch="search" title="No matches" action={<ExportButton onExport={nothing} />}>
          {LONG}
        </Empty>
        <Failed error={failure(502)} onRetry={nothing} />
        <Failed error={failure(503, 0.3)} onRetry={nothing} />
      </Section>
      {selected.size > 0 && (
        <BulkBar count={selected.size} total={40} onAll={nothing} onClear={() => setSelected(new Set())}>
          <BulkAct icon={<TrashIcon />} text="Delete" onClick={() => undefined} />
        </BulkBar>
      )}
    </>
  );
}

function Order() {
  const [rows, setRows] = useState(SCHOOLS);
  const nameOf = ({ name }: School) => name;
  const order = async (ids: readonly string[]) =>
    setRows(ids.map((id) => SCHOOLS.find((school) => school.id === id)!));
  const { move, movesOf, announcement } = useOrder({ rows, nameOf, order });
  return (
    <>
      <Card as="ol">
        {rows.map((row, index) => (
          <OrderedRow key={row.id} id={row.id} place={index + 1} onDrop={(id) => move(id, index)}>
            <ListItem name={row.name} details={LONG} aside={row.students}>
              <RowMenu name={row.name} editing={action} more={movesOf(row)} />
            </ListItem>
          </OrderedRow>
        ))}
      </Card>
      {announcement}
    </>
  );
}
