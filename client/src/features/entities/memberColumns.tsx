import type { MemberGroup, MemberResource } from 'contract/entities';
import { ROLE_OPTIONS, type Role, type SwappableRole } from 'contract/roles';
import { RoleSelect } from '../../domain/people/RoleSelect';
import { ROLE_NAMES } from '../../domain/people/roles';
import { gradeName } from '../../domain/students/school';
import { StudentLink } from '../../domain/students/StudentLink';
import { Text } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { formatDistance, formatInstant, formatShortDate, toPlainDate } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { EnvelopeIcon } from '../../shared/ui/icons';
import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';

const isSwappable = (role: Role): role is SwappableRole => role in ROLE_OPTIONS;

const nameColumn = (group: MemberGroup): Column<MemberResource> => ({
  key: 'name',
  header: t.member.name,
  cell: ({ id, attributes }) =>
    group === 'students' ? <StudentLink id={id}>{fullName(attributes)}</StudentLink> : fullName(attributes),
  sortBy: 'query',
});

const email: Column<MemberResource> = {
  key: 'email',
  header: t.member.email,
  cell: ({ attributes }) => <Text breakable>{attributes.email}</Text>,
  sortBy: 'query',
};

const role: Column<MemberResource> = {
  key: 'role',
  header: t.member.role,
  cell: ({ id, attributes }) =>
    isSwappable(attributes.role) ? (
      <RoleSelect id={id} name={fullName(attributes)} role={attributes.role} />
    ) : (
      ROLE_NAMES[attributes.role]
    ),
  sortBy: 'query',
};

const grade: Column<MemberResource> = {
  key: 'grade',
  header: t.member.grade,
  cell: ({ attributes }) => (attributes.grade === null ? t.member.unknown : gradeName(attributes.grade)),
};

const since: Column<MemberResource> = {
  key: 'since',
  header: t.member.since,
  cell: ({ attributes: { since: at } }) => (
    <Text as="time" nowrap dateTime={at} title={formatInstant(at)}>
      {formatShortDate(toPlainDate(at))}
    </Text>
  ),
  sortBy: 'query',
};

const lastActive: Column<MemberResource> = {
  key: 'lastActive',
  header: t.member.lastActive,
  atEnd: true,
  cell: ({ attributes: { lastActive: at, invited } }) =>
    invited ? (
      <StatusTag label={t.invite.waiting} icon={<EnvelopeIcon size={12} />} />
    ) : at ? (
      <Text as="time" nowrap dateTime={at} title={formatInstant(at)}>
        {formatDistance(toPlainDate(at))}
      </Text>
    ) : (
      <Text tone="muted">{t.member.never}</Text>
    ),
  sortBy: 'query',
};

export const columnsOf = (group: MemberGroup): readonly Column<MemberResource>[] => [
  nameColumn(group),
  email,
  group === 'staff' ? role : grade,
  since,
  lastActive,
];
