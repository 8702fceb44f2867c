import { Classes } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { collegeMessages, type CollegeListResource } from 'contract/colleges';
import { isApiError } from '../../shared/api/errors';
import { useLazyCollegeQuery } from '../../domain/colleges/colleges.api';
import type { Column } from '../../shared/list/columns';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { RowButton } from '../../shared/list/RowButton';
import { useSearch } from '../../shared/list/SearchBox';
import { CalendarIcon, UploadIcon } from '../../shared/ui/icons';
import { PageLine } from '../../shared/ui/PageHeader';
import {
  useAddCollegeMutation,
  useAdminCollegesQuery,
  useDeleteCollegeMutation,
  useEditCollegeMutation,
} from './adminColleges.api';
import { CollegeFields } from './CollegeFields';
import { CollegeStatusTag } from './CollegeStatusTag';
import { t } from './en';
import { BLANK_COLLEGE, collegeChanges, collegeValues, newCollege, type CollegeValues } from './payloads';
import { useDeadlines } from './useDeadlines';

const columns: readonly Column<CollegeListResource>[] = [
  { key: 'name', header: t.college.name, cell: ({ attributes }) => attributes.name },
  { key: 'ceeb', header: t.college.ceeb, cell: ({ attributes }) => attributes.ceeb_code },
  { key: 'location', header: t.college.location, cell: ({ attributes }) => attributes.location || '–' },
  { key: 'state', header: t.college.state, cell: ({ attributes }) => attributes.state },
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

export default function AdminCollegesPage() {
  const [q] = useSearch();
  const [currentPage] = usePage();
  const query = useAdminCollegesQuery({ q, currentPage });
  const [load] = useLazyCollegeQuery();
  const [add] = useAddCollegeMutation();
  const [edit] = useEditCollegeMutation();
  const [remove] = useDeleteCollegeMutation();
  const deadlines = useDeadlines();
  const none = isApiError(query.error) && query.error.data.code === 'no-colleges-found';
  const total = none ? 0 : query.currentData?.total;
  return (
    <>
      <PageLine>{total !== undefined && t.count(total)}</PageLine>
      <ResourceList<CollegeListResource, CollegeValues>
        {...t.list}
        query={none ? { ...query, currentData: [], error: undefined } : query}
        subject="colleges"
        empty={q ? collegeMessages.noneFound : t.none}
        tools={
          <Link to="/admin-colleges/import" className={Classes.BUTTON}>
            <UploadIcon />
            <span className={Classes.BUTTON_TEXT}>{t.import}</span>
          </Link>
        }
        table={{ columns }}
        nameOf={({ attributes }) => attributes.name}
        fields={<CollegeFields />}
        create={{
          ...t.create,
          done: collegeMessages.adminAdded,
          blank: BLANK_COLLEGE,
          run: (values) => add(newCollege(values)),
        }}
        edit={{
          ...t.edit,
          done: collegeMessages.adminUpdated,
          valuesOf: async ({ id }) => collegeValues((await load(id).unwrap()).attributes),
          run: ({ id }, values, before) => edit({ ceeb: id, ...collegeChanges(before, values) }),
        }}
        remove={{ ...t.remove, run: ({ id }) => remove(id) }}
        actions={({ id, attributes }) => (
          <RowButton
            icon={<CalendarIcon />}
            label={t.deadlines.label(attributes.name)}
            tip={t.deadlines.tip}
            onClick={() => deadlines.ask(load(id).unwrap())}
          />
        )}
      />
      {deadlines.dialogs}
    </>
  );
}
