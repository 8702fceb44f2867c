import { Classes } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import {
  COLLEGE_STATUSES,
  type CollegeListResource,
  collegeMessages,
  type CollegeStatus,
} from 'contract/colleges';
import { isApiError } from '../../shared/api/errors';
import { useLazyCollegeQuery } from '../../domain/colleges/colleges.api';
import type { Column } from '../../shared/list/columns';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { RowButton } from '../../shared/list/RowButton';
import { useSearch } from '../../shared/list/SearchBox';
import { Grid } from '../../shared/layout/layout';
import { useFilters } from '../../shared/routing/useUrlState';
import { CalendarIcon, EditIcon, TickIcon, UploadIcon } from '../../shared/ui/icons';
import { PageLine } from '../../shared/ui/PageHeader';
import {
  useAddCollegeMutation,
  useAdminCollegesQuery,
  useDeleteCollegeMutation,
  useEditCollegeMutation,
} from './adminColleges.api';
import { college } from './collegeFields';
import { t } from './en';
import { useDeadlines } from './useDeadlines';
import { StatusTag } from '../../shared/ui/StatusTag';

const columns: readonly Column<CollegeListResource>[] = [
  ...college.columns('name', 'ceeb_code', 'location', 'state'),
  {
    key: 'status',
    atEnd: true,
    header: t.college.status,
    cell: ({ attributes }) => (
      <div>
        <CollegeStatusTag status={attributes.status} />
      </div>
    ),
  },
];

const NONE = 'none';

const filters = [
  {
    name: 'status',
    label: t.college.status,
    options: [
      { value: '', label: t.filters.anyStatus },
      ...COLLEGE_STATUSES.map((value) => ({ value, label: t.college.statuses[value] })),
    ],
  },
  {
    name: 'deadlines',
    label: t.filters.deadlines,
    options: [
      { value: '', label: t.filters.anyDeadlines },
      { value: NONE, label: t.filters.noDeadlines },
    ],
  },
];

export default function AdminCollegesPage() {
  const [q] = useSearch();
  const [currentPage] = usePage();
  const [address] = useFilters({ status: '', deadlines: '' });
  const status = COLLEGE_STATUSES.find((known) => known === address.status);
  const withoutDeadlines = address.deadlines === NONE || undefined;
  const query = useAdminCollegesQuery({ q, status, withoutDeadlines, currentPage });
  const [load] = useLazyCollegeQuery();
  const [add] = useAddCollegeMutation();
  const [edit] = useEditCollegeMutation();
  const [remove] = useDeleteCollegeMutation();
  const openDeadlines = useDeadlines();
  const none = isApiError(query.error) && query.error.data.code === 'no-colleges-found';
  const total = none ? 0 : query.currentData?.total;
  return (
    <>
      <PageLine>{total !== undefined && t.count(total)}</PageLine>
      <ResourceList
        {...t.list}
        query={none ? { ...query, currentData: [], error: undefined } : query}
        subject="colleges"
        filters={filters}
        empty={q || status || withoutDeadlines ? collegeMessages.noneFound : t.none}
        tools={
          <Link to="/admin-colleges/import" className={Classes.BUTTON}>
            <UploadIcon />
            <span className={Classes.BUTTON_TEXT}>{t.import}</span>
          </Link>
        }
        table={{ columns }}
        nameOf={({ attributes }) => attributes.name}
        fields={
          <Grid min={200} fill gap={[0, 4]}>
            <college.Fields />
          </Grid>
        }
        create={{
          ...t.create,
          done: collegeMessages.adminAdded,
          blank: college.blank,
          run: (values) => add(college.bodyOf(values)),
        }}
        edit={{
          ...t.edit,
          done: collegeMessages.adminUpdated,
          valuesOf: async ({ id }) => college.valuesOf((await load(id).unwrap()).attributes),
          run: ({ id }, values, before) => edit({ ceeb: id, ...college.changes(before, values) }),
        }}
        remove={{ ...t.remove, run: ({ id }) => remove(id) }}
        actions={({ id, attributes }) => (
          <RowButton
            icon={<CalendarIcon />}
            label={t.deadlines.label(attributes.name)}
            tip={t.deadlines.tip}
            onClick={() => openDeadlines(load(id).unwrap())}
          />
        )}
      />
    </>
  );
}

const CollegeStatusTag = ({ status }: { status: CollegeStatus }) =>
  status === 'published' ? (
    <StatusTag label={t.college.statuses.published} icon={<TickIcon />} intent="success" />
  ) : (
    <StatusTag label={t.college.statuses.review} icon={<EditIcon />} intent="warning" />
  );
