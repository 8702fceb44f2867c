import { Button } from '@blueprintjs/core';
import type { UserResource } from 'contract/identity';
import { ROLE_OPTIONS, type SwappableRole } from 'contract/roles';
import type { Membership } from '../../domain/access/access.api';
import { useRemoveFromSchool } from '../../domain/access/useRemoveFromSchool';
import { useSignedInUser } from '../../shared/api/session';
import { RoleSelect } from '../../domain/people/RoleSelect';
import { UsersApi } from '../../domain/people/users.api';
import { Text } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import type { Column } from '../../shared/list/columns';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { useSearch } from '../../shared/list/SearchBox';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { t } from './en';

const SWAPPABLE = Object.keys(ROLE_OPTIONS) as SwappableRole[];

const columns: readonly Column<UserResource>[] = [
  { key: 'name', header: t.users.name, cell: ({ attributes }) => fullName(attributes) },
  { key: 'email', header: t.users.email, cell: ({ attributes }) => attributes.email },
  {
    key: 'entity',
    header: t.users.entity,
    cell: ({ relationships }) => relationships.entity.data?.attributes.name ?? '–',
  },
  {
    key: 'role',
    header: t.users.role,
    cell: ({ id, attributes }) => (
      <RoleSelect id={id} name={fullName(attributes)} role={attributes.role as SwappableRole} />
    ),
  },
];

export default function UsersList() {
  const [q] = useSearch();
  const [currentPage] = usePage();
  const removeUser = useRemoveFromSchool();
  const query = UsersApi.useUsersQuery({ roles: SWAPPABLE, q, currentPage });
  return (
    <section aria-labelledby="users">
      <Text as="h2" id="users" below={3}>
        {t.users.title}
      </Text>
      <ResourceList
        {...t.users.list}
        query={query}
        tools={
          <>
            <ButtonLink to="/account-admin/register-user">{t.register.title}</ButtonLink>
            <ButtonLink to="/import-people">{t.importPeople}</ButtonLink>
          </>
        }
        sketch="people"
        empty={q ? t.users.noMatch(q) : t.users.none}
        table={{ columns }}
        nameOf={({ attributes }) => fullName(attributes)}
        actions={(user) => <RemoveButton user={user} onAsk={removeUser} />}
      />
    </section>
  );
}

function RemoveButton({ user, onAsk }: { user: UserResource; onAsk: (membership: Membership) => void }) {
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
      text={t.users.takeOut}
      aria-label={t.users.takeOutOf(name, entityName)}
      title={t.users.ofEntity(entityName)}
      onClick={() => onAsk({ userId, name, role: attributes.role, entityId: entity.id, entityName })}
    />
  );
}
