import type { UserResource } from 'contract/identity';
import { type Role, ROLES } from 'contract/roles';
import { signInRules } from 'contract/sign-in';
import { ROLE_NAMES } from '../../domain/people/roles';
import { UsersApi } from '../../domain/people/users.api';
import { StudentLink } from '../../domain/students/StudentLink';
import { Box, Text } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import type { Column } from '../../shared/list/columns';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { useSearch } from '../../shared/list/SearchBox';
import { useFilters } from '../../shared/routing/useUrlState';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { HistoryIcon } from '../../shared/ui/icons';
import { Field } from '../../shared/form/Field';
import { openForm } from '../../shared/form/openForm';
import { MoreMenu } from '../../shared/ui/ActionMenu';
import { useSignedInUser } from '../../shared/api/session';
import { toast } from '../../shared/ui/toast';
import { AccountsApi } from './accounts.api';
import { t } from './en';
import { Loaded } from '../../shared/list/Loaded';

const columns: readonly Column<UserResource>[] = [
  {
    key: 'name',
    header: t.users.name,
    cell: ({ id, attributes }) =>
      attributes.role === 'student' ? (
        <StudentLink id={id}>{fullName(attributes)}</StudentLink>
      ) : (
        fullName(attributes)
      ),
  },
  {
    key: 'email',
    header: t.users.email,
    cell: ({ attributes }) => <Text breakable>{attributes.email}</Text>,
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
  const [{ role: filter }] = useFilters({ role: '' });
  const role = ROLES.find((known) => known === filter);
  const [currentPage] = usePage();
  const query = UsersApi.useUsersQuery({ roles: role ? [role] : [], q, currentPage });
  const [erase] = AccountsApi.useEraseUserMutation();
  return (
    <ResourceList<UserResource, never>
      {...t.search.list}
      query={query}
      filters={[{ name: 'role', label: t.search.role, options: OPTIONS }]}
      sketch="search"
      empty={q || role ? t.search.noMatch : t.search.none}
      table={{ columns }}
      nameOf={({ attributes }) => fullName(attributes)}
      actions={({ id, attributes }) => (
        <>
          <ResetSecondFactor id={id} name={fullName(attributes)} />
          <ButtonLink
            to={`/admin/audit?subject=${id}`}
            minimal
            aria-label={t.search.historyOf(fullName(attributes))}
            title={t.search.history}
            icon={<HistoryIcon />}
          />
        </>
      )}
      remove={{
        ...t.erase,
        consequence: (name, { id, attributes: { email, role: of } }) => (
          <>
            <p>{t.erase.signedOut(<strong key="name">{name}</strong>, email, ROLE_NAMES[of])}</p>
            <ErasureConsequences id={id} role={of} />
            <p>{t.erase.forGood}</p>
          </>
        ),
        run: ({ id }) => erase(id).unwrap(),
      }}
    />
  );
}

function ErasureConsequences({ id, role }: { readonly id: string; readonly role: Role }) {
  const query = AccountsApi.useErasurePreviewQuery(id);
  return (
    <Loaded query={query} what={t.erase.loading} rows={1}>
      {({ attributes: { people, sessions, conversations } }) =>
        people + sessions + conversations > 0 && (
          <>
            <p>{t.erase.ends}</p>
            <Box as="ul" bulleted below={3}>
              {people > 0 && <li>{role === 'student' ? t.erase.staff(people) : t.erase.students(people)}</li>}
              {sessions > 0 && <li>{t.erase.sessions(sessions)}</li>}
              {conversations > 0 && <li>{t.erase.conversations(conversations)}</li>}
            </Box>
          </>
        )
      }
    </Loaded>
  );
}

interface Values {
  reason: string;
}

function ResetSecondFactor({ id, name }: { id: string; name: string }) {
  const self = useSignedInUser();
  const [reset] = AccountsApi.useResetSecondFactorMutation();
  if (id === self.id) return null;
  const open = () =>
    openForm<Values>({
      title: t.resetTwoStep.title(name),
      submitLabel: t.resetTwoStep.confirm,
      defaults: { reason: '' },
      onSubmit: async ({ reason }) => {
        await reset({ id, reason }).unwrap();
        toast.success(t.resetTwoStep.done(name));
      },
      children: (
        <>
          <p>{t.resetTwoStep.consequence(name)}</p>
          <Field<Values> name="reason" label={t.resetTwoStep.reason} rules={signInRules.reason} />
        </>
      ),
    });
  return (
    <MoreMenu
      label={t.resetTwoStep.more(name)}
      actions={[{ text: t.resetTwoStep.action, opensDialog: true, run: open }]}
    />
  );
}
