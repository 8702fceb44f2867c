import type { ReactNode } from 'react';
import { SAVED_STATUSES, type SavedStatus } from 'contract/saved-colleges';
import type { GroupResource } from 'contract/groups';
import type { CollegeDeadline, Progress, StudentResource } from 'contract/students';
import { SILENT_DAYS } from 'contract/students';
import { DEADLINE_NAMES } from '../../domain/colleges/deadlines';
import { STATUS_NAMES } from '../../domain/colleges/savedStatus';
import { groupNames, GroupTags } from '../../domain/groups/GroupTags';
import { gradeName } from '../../domain/students/school';
import { StudentLink, type StudentVisit } from '../../domain/students/StudentLink';
import {
  daysUntil,
  formatDate,
  formatDistance,
  formatInstant,
  formatLongDate,
  toPlainDate,
} from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { CommentIcon, EditIcon, HeartIcon, TickIcon, WarningSignIcon } from '../../shared/ui/icons';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { t } from './en';
import styles from './students.module.css';

export const nameColumns = (visit: StudentVisit | undefined) => {
  const named = (key: 'firstName' | 'lastName' | 'email'): Column<StudentResource> => ({
    key,
    header: t[key],
    className: key === 'email' ? styles.emailColumn : styles.nameColumn,
    cell: (student) => (
      <Text
        truncate
        weight={key === 'email' ? undefined : 500}
        className={key === 'email' ? styles.email : styles.name}
        title={student.attributes[key]}
      >
        {key === 'email' ? (
          student.attributes.email
        ) : (
          <StudentLink id={student.id} visit={visit} className={styles.plain}>
            {student.attributes[key]}
          </StudentLink>
        )}
      </Text>
    ),
    sortBy: 'query',
    namesRow: key !== 'email',
  });
  return [named('firstName'), named('lastName'), named('email')] as const;
};

const column = (
  key: keyof Progress,
  header: string,
  cell: (progress: Progress, student: StudentResource) => ReactNode,
  sorts = true,
): Column<StudentResource> => ({
  key,
  header,
  cell: (student) => student.attributes.progress && cell(student.attributes.progress, student),
  ...(sorts && { sortBy: 'query' }),
});

export const furtherColumns = (linked: (student: StudentResource, shown: ReactNode) => ReactNode) => [
  column('grade', t.grade, ({ grade }) => gradeName(grade)),
  column('tasksDone', t.tasksDone, ({ tasks, tasksDone, overdue }, student) =>
    linked(student, tasks > 0 ? <Done done={tasksDone} all={tasks} late={overdue > 0} /> : t.nothing),
  ),
  column('overdue', t.overdue, ({ overdue }) => <Overdue tasks={overdue} />),
  column('nextDeadline', t.nextDeadline, (progress) => <Next {...progress} />),
  column('colleges', t.colleges, ({ colleges }) => <Colleges {...colleges} />, false),
  column('lastActive', t.lastActive, ({ lastActive }) => <LastSeen at={lastActive} />),
  column('lastMessage', t.message, ({ lastMessage }) => <LastMessage message={lastMessage} />, false),
];

export const groupsColumn = (all: readonly GroupResource[]): Column<StudentResource> =>
  column(
    'groups',
    t.groupsColumn,
    ({ groups }) => {
      const names = groupNames(all, groups);
      return names.length > 0 ? <GroupTags names={names} narrow /> : <Text tone="muted">{t.nothing}</Text>;
    },
    false,
  );

export const entityColumn: Column<StudentResource> = {
  key: 'entity',
  header: t.entity,
  cell: ({ attributes: { entity } }) =>
    entity ? (
      <Text truncate className={styles.entity} title={entity}>
        {entity}
      </Text>
    ) : (
      t.nothing
    ),
};

function Done({ done, all, late }: { done: number; all: number; late: boolean }) {
  return (
    <Row as="span" gap={2} tabular>
      <span aria-hidden="true" className={styles.bar} data-behind={late && done / all < 0.3}>
        <span style={{ width: `${(done / all) * 100}%` }} />
      </span>
      {t.done(done, all)}
    </Row>
  );
}

const MUCH = 3;

const Overdue = ({ tasks }: { tasks: number }) =>
  tasks > 0 ? (
    <Text as="strong" tone={tasks > MUCH ? 'danger' : 'accent'} nowrap>
      {t.late(tasks)}
    </Text>
  ) : (
    <Text tone="muted">{t.noneLate}</Text>
  );

const SOON_DAYS = 14;

export const deadlineText = ({ kind, date }: CollegeDeadline) =>
  `${DEADLINE_NAMES[kind]} · ${formatDate(date)}`;

function Next({ nextDeadline, colleges }: Pick<Progress, 'nextDeadline' | 'colleges'>) {
  if (countOf(colleges) === 0)
    return (
      <Row as="span" gap={1} tone="accent" nowrap>
        <WarningSignIcon /> {t.noCollege}
      </Row>
    );
  if (!nextDeadline) return <Text tone="muted">{t.nothing}</Text>;
  const { date, college } = nextDeadline;
  const isSoon = daysUntil(date) <= SOON_DAYS;
  return (
    <Stack as="span" className={styles.next}>
      <Text
        as="time"
        nowrap
        tone={isSoon ? 'accent' : undefined}
        weight={isSoon ? 600 : undefined}
        dateTime={date}
        title={formatLongDate(date)}
      >
        {deadlineText(nextDeadline)}
      </Text>
      <Text truncate size={1} tone="muted" title={college}>
        {college}
      </Text>
    </Stack>
  );
}

export const countOf = (colleges: Progress['colleges']) =>
  colleges.interested + colleges.applying + colleges.applied;

const STATUS_ICONS: Readonly<Record<SavedStatus, ReactNode>> = {
  interested: <HeartIcon size={12} />,
  applying: <EditIcon size={12} />,
  applied: <TickIcon size={12} />,
};

const Colleges = (colleges: Progress['colleges']) =>
  countOf(colleges) === 0 ? (
    <Text tone="muted">{t.nothing}</Text>
  ) : (
    <Row as="span" inline align="stretch" gap={2} tabular className={styles.statuses}>
      {SAVED_STATUSES.map((status) => (
        <Row
          as="span"
          key={status}
          role="img"
          inline
          tone={colleges[status] === 0 ? 'muted' : undefined}
          title={t.inColleges(colleges[status], STATUS_NAMES[status])}
          aria-label={t.inColleges(colleges[status], STATUS_NAMES[status])}
        >
          {STATUS_ICONS[status]}
          {colleges[status]}
        </Row>
      ))}
    </Row>
  );

function LastSeen({ at }: { at: string | null }) {
  if (!at) return <Text tone="muted">{t.neverActive}</Text>;
  const day = toPlainDate(at);
  const isSilent = daysUntil(day) < -SILENT_DAYS;
  return (
    <Text
      as="time"
      dateTime={at}
      title={formatInstant(at)}
      nowrap
      tone={isSilent ? 'danger' : undefined}
      weight={isSilent ? 500 : undefined}
    >
      {formatDistance(day)}
    </Text>
  );
}

export function LastMessage({ message }: { message: Progress['lastMessage'] }) {
  if (!message) return <Text tone="muted">{t.nothing}</Text>;
  const { at, waits } = message;
  return (
    <Row
      as="span"
      inline
      gap={1}
      nowrap
      tone={waits ? 'primary' : 'muted'}
      weight={waits ? 600 : undefined}
      className={styles.message}
    >
      {waits && (
        <span title={t.waits}>
          <CommentIcon size={14} />
          <span className="visually-hidden">{t.waits} </span>
        </span>
      )}
      <time dateTime={at} title={formatInstant(at)}>
        {formatDistance(toPlainDate(at))}
      </time>
    </Row>
  );
}
