import { Button, HTMLSelect } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { messages } from 'contract/messages';
import type { UserResource } from 'contract/identity';
import { ROLE_OPTIONS, type SwappableRole } from 'contract/roles';
import type { Membership } from '../../domain/access/membership';
import { useMembershipDialogs } from '../../domain/access/useMembershipDialogs';
import { isApiError } from '../../shared/api/errors';
import { useSignedInUser } from '../../shared/api/session';
import { useUsersQuery } from '../../domain/people/users.api';
import { fullName } from '../../shared/lib/format';
import { DataTable, type Column } from '../../shared/list/DataTable';
import { Paging, usePage } from '../../shared/list/Paging';
import { SearchBox, useSearch } from '../../shared/list/SearchBox';
import { StatusTag } from '../../shared/ui/StatusTag';
import { toast } from '../../shared/ui/toast';
import { Toolbar } from '../../shared/ui/Toolbar';
import { useChangeRoleMutation } from './accounts.api';
import styles from './accounts.module.css';

const SWAPPABLE = Object.keys(ROLE_OPTIONS) as SwappableRole[];
const OPTIONS = SWAPPABLE.map((role) => ({ value: role, label: ROLE_OPTIONS[role] }));

const columns: readonly Column<UserResource>[] = [
  { key: 'name', header: 'Name', cell: ({ attributes }) => fullName(attributes) },
  { key: 'email', header: 'Email', cell: ({ attributes }) => attributes.email },
  {
    key: 'entity',
    header: 'Entity',
    cell: ({ relationships }) => relationships.entity.data?.attributes.name ?? '–',
  },
  { key: 'role', header: 'Role', cell: (user) => <RoleOf {...user} /> },
];

/** Account admins and counselors, whose roles swap. */
export function UsersList() {
  const [q] = useSearch();
  const [page, setPage] = usePage();
  const { takingOut, takeOutDialog } = useMembershipDialogs();
  const { currentData, error, refetch } = useUsersQuery({ roles: SWAPPABLE, q, currentPage: page });
  return (
    <section aria-labelledby="users" className={styles.users}>
      <h2 id="users">Users</h2>
      <Toolbar>
        <SearchBox label="Search users by name" />
        <Link to="/account-admin/register-user">Register a user</Link>
      </Toolbar>
      <DataTable
        caption="Users"
        columns={columns}
        rows={currentData?.data}
        empty={q ? `No user’s name contains “${q}”.` : 'No current Users.'}
        failed={error && { error, onRetry: refetch }}
        actions={(user) => <TakeOut user={user} onAsk={takingOut} />}
      />
      <Paging
        label="Pages of users"
        page={page}
        pageCount={currentData?.pageCount ?? page}
        onPage={setPage}
      />
      {takeOutDialog}
    </section>
  );
}

function TakeOut({ user, onAsk }: { user: UserResource; onAsk: (membership: Membership) => void }) {
  const self = useSignedInUser();
  const { id: userId, attributes, relationships } = user;
  const entity = relationships.entity.data;
  if (!entity || userId === self.id) return null;
  const name = fullName(attributes);
  const entityName = entity.attributes.name;
  return (
    <Button
      size="small"
      variant="outlined"
      text="Take out"
      aria-label={`Take out ${name} of ${entityName}`}
      title={`Of ${entityName}`}
      onClick={() => onAsk({ userId, name, role: attributes.role, entityId: entity.id, entityName })}
    />
  );
}

function RoleOf({ id, attributes }: UserResource) {
  const self = useSignedInUser();
  const [change, { isLoading }] = useChangeRoleMutation();
  const role = attributes.role as SwappableRole;
  if (id === self.id) {
    return (
      <span>
        <StatusTag label={`${ROLE_OPTIONS[role]} (you)`} />
      </span>
    );
  }

  const choose = async (chosen: SwappableRole) => {
    try {
      await change({ id, role: chosen }).unwrap();
      toast.success('Role updated!');
    } catch (error) {
      toast.error(failureOf(error));
    }
  };
  return (
    <HTMLSelect
      aria-label={`Role of ${fullName(attributes)}`}
      options={OPTIONS}
      value={role}
      className={styles.role}
      disabled={isLoading}
      onChange={({ currentTarget }) => choose(currentTarget.value as SwappableRole)}
    />
  );
}

function failureOf(error: unknown): string {
  const status = isApiError(error) ? error.status : undefined;
  if (status === 401) return messages.unauthorized;
  return status === 422 ? messages.invalidParameters : messages.serverError;
}
