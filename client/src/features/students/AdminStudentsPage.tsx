import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { messages } from 'contract/messages';
import type { UserResource } from 'contract/identity';
import { fullName } from '../../shared/lib/format';
import { DataTable, type Column } from '../../shared/list/DataTable';
import { Paging, usePage } from '../../shared/list/Paging';
import { SearchBox, useSearch } from '../../shared/list/SearchBox';
import { toast } from '../../shared/ui/toast';
import { Toolbar } from '../../shared/ui/Toolbar';
import { useStudentsQuery } from './students.api';
import styles from './students.module.css';

const columns: readonly Column<UserResource>[] = [
  { key: 'firstName', header: 'First Name', cell: ({ attributes }) => attributes.firstName },
  { key: 'lastName', header: 'Last Name', cell: ({ attributes }) => attributes.lastName },
  { key: 'email', header: 'Email', cell: ({ attributes }) => attributes.email },
  {
    key: 'entity',
    header: 'Entity',
    cell: ({ relationships }) => relationships.entity.data?.attributes.name ?? '–',
  },
];

export default function AdminStudentsPage() {
  const [q] = useSearch();
  const [page, setPage] = usePage();
  const { currentData, error, refetch } = useStudentsQuery({ q, currentPage: page });
  useEffect(() => {
    if (error) toast.failure(error);
  }, [error]);
  return (
    <>
      <Toolbar>
        <SearchBox label="Search students by name" />
      </Toolbar>
      <DataTable
        caption="Students"
        columns={columns}
        rows={currentData?.data}
        empty={q ? `No student’s name contains “${q}”.` : 'No current students.'}
        failed={error && { error, onRetry: refetch, message: messages.studentsFailed }}
        actions={({ id, attributes }) => (
          <span className={styles.actions}>
            <Link to={`/admin/students/${id}`} aria-label={`Details of ${fullName(attributes)}`}>
              Details
            </Link>
            <Link to={`/admin/audit?subject=${id}`} aria-label={`Tasks & audit of ${fullName(attributes)}`}>
              Tasks &amp; audit
            </Link>
          </span>
        )}
      />
      <Paging
        label="Pages of students"
        page={page}
        pageCount={currentData?.pageCount ?? page}
        onPage={setPage}
      />
    </>
  );
}
