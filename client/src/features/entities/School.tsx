import { Button, Switch } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type EntityResource, MEMBER_ORDERS, type MemberGroup, type MemberResource } from 'contract/entities';
import type { MemberSearch } from 'contract/requests/entities';
import type { Role } from 'contract/roles';
import { isMidYear } from 'contract/rollover';
import { useMove } from '../../domain/access/useMove';
import { useRemoveFromSchool } from '../../domain/access/useRemoveFromSchool';
import { MembersApi } from '../../domain/people/users.api';
import { schoolTypeName } from '../../domain/students/school';
import { useSignedInUser } from '../../shared/api/session';
import { type Form, openForm } from '../../shared/form/openForm';
import { Row, Text } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { today } from '../../shared/lib/time';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { MoreMenu } from '../../shared/ui/ActionMenu';
import { useFilters } from '../../shared/routing/useUrlState';
import {
  AddIcon,
  ArrowUpIcon,
  EditIcon,
  ExchangeIcon,
  HistoryIcon,
  PeopleIcon,
  RemoveIcon,
  UploadIcon,
} from '../../shared/ui/icons';
import { PageLine } from '../../shared/ui/PageHeader';
import { SegmentedSwitch } from '../../shared/ui/SegmentedSwitch';
import { openDialog } from '../../shared/ui/dialogs';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { runAction } from '../../shared/ui/undo';
import { AccessApi, type Membership } from '../../domain/access/access.api';
import { Field } from '../../shared/form/Field';
import { t } from './en';
import { EntitiesApi } from './entities.api';
import { entityOf, type EntityValues, valuesOf } from './entityForm';
import { columnsOf } from './memberColumns';
import { useInvitations } from './useInvitations';
import { toast } from '../../shared/ui/toast';
import styles from './entities.module.css';

const RolloverDialog = lazyComponent(() => import('./RolloverDialog'));
const MemberHistory = lazyComponent(() => import('./MemberHistory'));

const BY_NAME = 'name';

const pages = [
  { text: t.school.register, icon: <AddIcon />, to: '/account-admin/register-user' },
  { text: t.school.importPeople, icon: <UploadIcon />, to: '/import-people' },
  { text: t.outcomes.import, icon: <UploadIcon />, to: '/import-past-results' },
];

const isSort = (sort: string): sort is NonNullable<MemberSearch['sort']> =>
  MEMBER_ORDERS.some((order) => sort.replace('-', '') === order);

const formerOf = (entityId: string, viewer: Role) =>
  viewer === 'admin'
    ? `/admin/entities/${entityId}/retention`
    : `/account-admin/school/retention?entity=${entityId}`;

interface SchoolProps {
  readonly entity: EntityResource;
  readonly hasOthers: boolean;
  readonly tools: ReactNode;
}

export function School({ entity, hasOthers, tools }: SchoolProps) {
  const { id: entityId } = entity;
  const { name: entityName, description, type } = entity.attributes;
  const self = useSignedInUser();
  const navigate = useNavigate();
  const [address, go] = useFilters({ group: 'staff', q: '', sort: BY_NAME });
  const { q } = address;
  const group: MemberGroup = address.group === 'students' ? 'students' : 'staff';
  const [currentPage] = usePage();
  const query = MembersApi.useMembersQuery({
    ...{ entityId, group, q: q || undefined, currentPage },
    sort: isSort(address.sort) ? address.sort : BY_NAME,
  });
  const counts = (query.currentData ?? query.data)?.counts;
  const moveMember = useMove();
  const removeMember = useRemoveFromSchool();
  const moveCaseload = useMoveCaseload();
  const describe = useDescribing();
  const invitations = useInvitations(entity);

  const membershipOf = ({ id: userId, attributes: { role, ...name } }: MemberResource): Membership => ({
    ...{ userId, name: fullName(name), role },
    ...{ entityId, entityName },
  });
  const open = { opensDialog: true };
  const midYear = isMidYear(today());
  const rollover = {
    ...{ ...open, text: t.rollover.text, icon: <ArrowUpIcon /> },
    run: () => openDialog(RolloverDialog, { entity }),
  };
  const menuOf = (member: MemberResource) => {
    const membership = membershipOf(member);
    const hasCaseload = member.attributes.role === 'counselor' || member.attributes.role === 'account_admin';
    const handOver = {
      ...open,
      text: t.caseload.text,
      icon: <PeopleIcon />,
      run: () => moveCaseload(membership),
    };
    const move = { ...open, text: t.member.move, icon: <ExchangeIcon />, run: () => moveMember(membership) };
    const takeOut = {
      ...{ ...open, text: t.member.takeOut, icon: <RemoveIcon />, intent: 'danger' as const },
      run: () => removeMember(membership),
    };
    const isOwn = member.id === self.id && self.role !== 'admin';
    return (
      <MoreMenu
        label={t.member.change(membership.name)}
        actions={[
          {
            ...open,
            text: t.member.history,
            icon: <HistoryIcon />,
            run: () => openDialog(MemberHistory, { membership }),
          },
          ...invitations.actionsOf(member),
          ...(hasCaseload ? [handOver] : []),
          ...(hasOthers && !isOwn ? [move] : []),
          ...(isOwn ? [] : [takeOut]),
        ]}
      />
    );
  };
  return (
    <>
      <PageLine>
        {counts && t.school.line(type && schoolTypeName(type), counts.staff, counts.students)}
      </PageLine>
      <Row wrap gap={[2, 5]} pad={[3, 'inset']} framed below={4}>
        {description && (
          <Text as="p" grow="280px" flush breakable tone="muted">
            {description}
          </Text>
        )}
        <TwoStepSwitch entity={entity} />
        <OutcomesSwitch entity={entity} />
        <Link to={`/application-report?entity=${entityId}`}>{t.outcomes.report}</Link>
        <Link to={formerOf(entityId, self.role)}>{t.school.former}</Link>
      </Row>
      <ResourceList<MemberResource, never>
        query={query}
        what={t.school.groups[group]}
        message={t.school.failed}
        sketch="people"
        empty={q ? t.school.noMatch(q) : t.school.none[group]}
        nameOf={({ attributes: member }) => fullName(member)}
        search={t.school.search}
        tools={
          <>
            <SegmentedSwitch<MemberGroup>
              label={t.school.switch}
              value={group}
              options={(['staff', 'students'] as const).map((value) => ({
                value,
                text: t.school.group(value, counts?.[value]),
              }))}
              onChange={(value) => go({ group: value, sort: BY_NAME })}
            />
            {group === 'students' && !midYear && (
              <Button icon={rollover.icon} text={rollover.text} onClick={rollover.run} />
            )}
            <Button text={t.invite.text} onClick={() => invitations.ask(group)} />
            {tools}
            <MoreMenu
              label={t.school.more(entityName)}
              actions={[
                ...pages.map(({ text, icon, to }) => ({ text, icon, run: () => void navigate(to) })),
                { ...open, text: t.school.edit, icon: <EditIcon />, run: () => describe(entity) },
                ...(midYear ? [rollover] : []),
              ]}
            />
          </>
        }
        actions={menuOf}
        table={{ columns: columnsOf(group), initialSort: BY_NAME }}
        pages={t.school.pages}
      />
    </>
  );
}

function useDescribing() {
  const [describe] = EntitiesApi.useDescribeEntityMutation();
  const formOf = async (entity: EntityResource): Promise<Form<EntityValues>> => {
    const { EntityFields } = await import('./fields');
    return {
      title: t.describe.title(entity.attributes.name),
      defaults: valuesOf(entity),
      onSubmit: async (values) => {
        await runAction(describe({ id: entity.id, ...entityOf(values) }), t.describe.done);
      },
      children: <EntityFields />,
    };
  };
  return (entity: EntityResource) => openForm(formOf(entity));
}

function OutcomesSwitch({ entity: { id, attributes } }: { entity: EntityResource }) {
  const { name, sharesOutcomes } = attributes;
  const [share, { isLoading }] = EntitiesApi.useShareOutcomesMutation();
  const change = (shared: boolean) =>
    runAction(share({ id, shared }), t.outcomes.changed(name, shared)).catch(toast.failure);
  return (
    <Switch
      className={styles.twoStep}
      checked={sharesOutcomes}
      disabled={isLoading}
      label={t.outcomes.label}
      aria-label={t.outcomes.of(name)}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    />
  );
}

function TwoStepSwitch({ entity: { id, attributes } }: { entity: EntityResource }) {
  const { name, requiresTwoFactor } = attributes;
  const [require, { isLoading }] = EntitiesApi.useRequireTwoFactorMutation();
  const change = (required: boolean) =>
    runAction(require({ id, required }), t.twoStep.changed(name, required)).catch(toast.failure);
  return (
    <Switch
      className={styles.twoStep}
      checked={requiresTwoFactor}
      disabled={isLoading}
      label={t.twoStep.label}
      aria-label={t.twoStep.of(name)}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    />
  );
}

interface Successor {
  readonly to: string;
}

function useMoveCaseload() {
  const [load] = MembersApi.useLazyMembersQuery();
  const [move] = AccessApi.useMoveCaseloadMutation();

  const formOf = async ({ userId, name, entityId }: Membership): Promise<Form<Successor>> => {
    const { data } = await load({ entityId, group: 'staff', pageSize: 500, currentPage: 1 }).unwrap();
    const others = data.filter(({ id, attributes: { role } }) => id !== userId && role === 'counselor');
    const options = [
      { value: '', label: others.length > 0 ? t.caseload.choose : t.caseload.noOther },
      ...others.map(({ id, attributes }) => ({ value: id, label: fullName(attributes) })),
    ];
    return {
      title: t.caseload.title(name),
      submitLabel: t.caseload.submit,
      defaults: { to: '' },
      onSubmit: async ({ to }) => {
        const act = move({ staffId: userId, to });
        const { moved } = await act.unwrap();
        await runAction(
          act,
          t.caseload.moved(moved, fullName(others.find(({ id }) => id === to)!.attributes)),
        );
      },
      children: (
        <>
          <p>{t.caseload.consequence(name)}</p>
          <Field<Successor>
            name="to"
            label={t.caseload.to}
            kind="select"
            options={options}
            missing={t.caseload.choose}
          />
        </>
      ),
    };
  };
  return (membership: Membership) => openForm(formOf(membership));
}
