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
import { EraseDialog } from './EraseDialog';
import styles from './accounts.module.css';

const columns: readonly Column<UserResource>[] = [
  { key: 'name', header: 'Name', cell: ({ attributes }) => fullName(attributes) },
  {
    key: 'email',
    header: 'Email',
    cell: ({ attributes }) => <span className={styles.email}>{attributes.email}</span>,
  },
  { key: 'role', header: 'Role', cell: ({ attributes }) => ROLE_NAMES[attributes.role] },
  {
    key: 'entity',
    header: 'Entity',
    cell: ({ relationships }) => relationships.entity.data?.attributes.name ?? '–',
  },
];

const OPTIONS = [
  { value: '', label: 'All roles' },
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
        <SearchBox label="Search by name" />
        <HTMLSelect
          aria-label="Role"
          options={OPTIONS}
          value={role ?? ''}
          onChange={({ currentTarget }) => setFilters({ role: currentTarget.value })}
        />
      </Toolbar>
      <DataTable
        caption="Users"
        columns={columns}
        rows={rows}
        empty={q || role ? 'Nobody matches this search.' : 'Nobody has an account yet.'}
        failed={error && { error, onRetry: refetch }}
        actions={(user) => (
          <span className={styles.actions}>
            <Link
              to={`/admin/audit?subject=${user.id}`}
              aria-label={`History of ${fullName(user.attributes)}`}
            >
              History
            </Link>
            <Button
              size="small"
              variant="outlined"
              intent="danger"
              text="Delete"
              aria-label={`Delete ${fullName(user.attributes)}`}
              onClick={() => erasing.open(user)}
            />
          </span>
        )}
      />
      <Paging
        label="Pages of users"
        page={page}
        pageCount={currentData?.pageCount ?? page}
        onPage={setPage}
      />
      <EraseDialog
        isOpen={erasing.isOpen}
        user={erasing.subject}
        onErased={afterErasure}
        onClose={erasing.close}
      />
    </>
  );
}
