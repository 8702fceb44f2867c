import type { FormerStudent } from 'contract/retention';
import { StudentLink } from '../../domain/students/StudentLink';
import { useSignedInUser } from '../../shared/api/session';
import { fullName } from '../../shared/lib/format';
import { formatShortDate, toPlainDate } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { EnvelopeIcon, LockIcon } from '../../shared/ui/icons';
import { StatusTag } from '../../shared/ui/StatusTag';
import { Stack, Text } from '../../shared/layout/layout';
import { t } from './en';

const day = (date: string | null) =>
  date === null ? (
    t.noDate
  ) : (
    <Text as="time" dateTime={date} nowrap>
      {formatShortDate(date)}
    </Text>
  );

const name: Column<FormerStudent> = {
  key: 'name',
  header: t.columns.name,
  cell: (student) => <Name student={student} />,
};

/** A school no longer has access to its former students, so only an admin gets a link. */
function Name({ student }: { student: FormerStudent }) {
  const { role } = useSignedInUser();
  const name = fullName(student);
  return role === 'admin' ? <StudentLink id={student.id}>{name}</StudentLink> : name;
}

const eraseOn: Column<FormerStudent> = {
  key: 'eraseOn',
  header: t.columns.eraseOn,
  cell: ({ eraseOn }) => day(eraseOn),
};

const school: Column<FormerStudent> = {
  key: 'school',
  header: t.columns.school,
  cell: ({ school }) => school.name,
};

const others: readonly Column<FormerStudent>[] = [
  { key: 'since', header: t.columns.since, cell: ({ since }) => day(toPlainDate(since)) },
  { key: 'overOn', header: t.columns.overOn, cell: ({ overOn }) => day(overOn) },
  {
    key: 'state',
    header: t.columns.state,
    cell: ({ state, told, hold }) => (
      <Stack as="span" justify="start" gap={1} breakable>
        {hold ? (
          <StatusTag icon={<LockIcon size={12} />} label={t.heldBecause(hold.reason)} />
        ) : (
          t.states[state]
        )}
        {told && <StatusTag icon={<EnvelopeIcon size={12} />} label={t.notified} />}
      </Stack>
    ),
  },
];

export const columnsOf = (ofPlatform: boolean): readonly Column<FormerStudent>[] => [
  name,
  eraseOn,
  ...(ofPlatform ? [school] : []),
  ...others,
];
