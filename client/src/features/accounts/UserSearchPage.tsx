import { Button, HTMLSelect } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { UserResource } from 'contract/identity';
import { ROLES } from 'contract/roles';
import { useUsersQuery } from '../../domain/people/users.api';
import { fullName } from '../../shared/lib/format';
import { ROLE_NAMES } from '../../shared/lib/roles';
import { DataTable, type Column } from '../../shared/list/DataTable';
import { Paging, usePage } from '../../shared/list/Paging';
import { SearchBox, useSearch } from '../../shared/list/SearchBox';
import { useFilters } from '../../shared/routing/useUrlState';
import { Toolbar } from '../../shared/ui/Toolbar';
import { useSubject } from '../../shared/ui/useSubject';
import { t } from './en';
import { EraseDialog } from './EraseDialog';
import styles from './accounts.module.css';

const columns: readonly Column<UserResource>[] = [
  { key: 'name', header: t.users.name, cell: ({ attributes }) => fullName(attributes) },
  {
    key: 'email',
    header: t.users.email,
    cell: ({ attributes }) => <span className={styles.email}>{attributes.email}</span>,
  },
  { key: 'role', header: t.users.role, cell: ({ attributes }) => ROLE_NAMES[attributes.role] },
  {
    key: 'entity',
    header: t.users.entity,
    cell: ({ relationships }) => relationships.entity.data?.attributes.name ?? '–',
  },
];

const OPTIONS = [
  { value: '', label: t.search.allRoles },
  ...ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] })),
];

export default function UserSearchPage() {
  const [q] = useSearch();
  const [{ role: filter }, setFilters] = useFilters({ role: '' });
  const role = ROLES.find((known) => known === filter);
  const [page, setPage] = usePage();
  const { currentData, error, refetch } = useUsersQuery({
    roles: role ? [role] : [],
    q,
    currentPage: page,
  });
  const erasing = useSubject<UserResource>();
  const rows = currentData?.data;

  const afterErasure = () => {
    if (rows?.length === 1 && page > 1) setPage(page - 1);
  };
  return (
    <>
      <Toolbar>
        <SearchBox label={t.search.search} />
        <HTMLSelect
          aria-label={t.search.role}
          options={OPTIONS}
          value={role ?? ''}
          onChange={({ currentTarget }) => setFilters({ role: currentTarget.value })}
        />
      </Toolbar>
      <DataTable
        caption={t.users.title}
        columns={columns}
        rows={rows}
        empty={q || role ? t.search.noMatch : t.search.none}
        failed={error && { error, onRetry: refetch }}
        actions={(user) => (
          <span className={styles.actions}>
            <Link
              to={`/admin/audit?subject=${user.id}`}
              aria-label={t.search.historyOf(fullName(user.attributes))}
            >
              {t.search.history}
            </Link>
            <Button
              size="small"
              variant="minimal"
              intent="danger"
              text={t.search.delete}
              aria-label={t.search.deleteOf(fullName(user.attributes))}
              onClick={() => erasing.open(user)}
            />
          </span>
        )}
      />
      <Paging label={t.users.pages} page={page} pageCount={currentData?.pageCount ?? page} onPage={setPage} />
      <EraseDialog
        isOpen={erasing.isOpen}
        user={erasing.subject}
        onErased={afterErasure}
        onClose={erasing.close}
      />
    </>
  );
}
