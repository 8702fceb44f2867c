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
import { t } from './en';
import { useStudentsQuery } from './students.api';
import styles from './students.module.css';

const columns: readonly Column<UserResource>[] = [
  { key: 'firstName', header: t.firstName, cell: ({ attributes }) => attributes.firstName },
  { key: 'lastName', header: t.lastName, cell: ({ attributes }) => attributes.lastName },
  { key: 'email', header: t.email, cell: ({ attributes }) => attributes.email },
  {
    key: 'entity',
    header: t.entity,
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
        <SearchBox label={t.search} />
      </Toolbar>
      <DataTable
        caption={t.title}
        columns={columns}
        rows={currentData?.data}
        empty={q ? t.noMatch(q) : t.none}
        failed={error && { error, onRetry: refetch, message: messages.studentsFailed }}
        actions={({ id, attributes }) => (
          <span className={styles.actions}>
            <Link to={`/admin/students/${id}`} aria-label={t.detailsOf(fullName(attributes))}>
              {t.details}
            </Link>
            <Link to={`/admin/audit?subject=${id}`} aria-label={t.historyOf(fullName(attributes))}>
              {t.history}
            </Link>
          </span>
        )}
      />
      <Paging label={t.pages} page={page} pageCount={currentData?.pageCount ?? page} onPage={setPage} />
    </>
  );
}
