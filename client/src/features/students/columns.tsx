import type { ReactNode } from 'react';
import { SAVED_STATUSES, type SavedStatus } from 'contract/saved-colleges';
import type { CollegeDeadline, Progress, StudentResource } from 'contract/students';
import { SILENT_DAYS } from 'contract/students';
import { DEADLINE_NAMES } from '../../domain/colleges/deadlines';
import { STATUS_NAMES } from '../../domain/colleges/savedStatus';
import { gradeName } from '../../domain/students/school';
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
import { t } from './en';
import styles from './students.module.css';

type Links = (student: StudentResource) => ReactNode;

export const nameColumns = (linked: Links) => {
  const named = (key: 'firstName' | 'lastName' | 'email'): Column<StudentResource> => ({
    key,
    header: t[key],
    className: key === 'email' ? styles.emailColumn : styles.nameColumn,
    cell: (student) => (
      <span className={styles[key]} title={student.attributes[key]}>
        {(key === 'firstName' && linked(student)) || student.attributes[key]}
      </span>
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

export const entityColumn: Column<StudentResource> = {
  key: 'entity',
  header: t.entity,
  cell: ({ attributes: { entity } }) =>
    entity ? (
      <span className={styles.entity} title={entity}>
        {entity}
      </span>
    ) : (
      t.nothing
    ),
};

function Done({ done, all, late }: { done: number; all: number; late: boolean }) {
  return (
    <span className={styles.done} data-behind={late && done / all < 0.3}>
      <span aria-hidden="true" className={styles.bar}>
        <span style={{ width: `${(done / all) * 100}%` }} />
      </span>
      {t.done(done, all)}
    </span>
  );
}

const MUCH = 3;

const Overdue = ({ tasks }: { tasks: number }) =>
  tasks > 0 ? (
    <strong className={tasks > MUCH ? styles.late : styles.somewhatLate}>{t.late(tasks)}</strong>
  ) : (
    <span className={styles.faint}>{t.noneLate}</span>
  );

const SOON_DAYS = 14;

export const deadlineText = ({ kind, date }: CollegeDeadline) =>
  `${DEADLINE_NAMES[kind]} · ${formatDate(date)}`;

function Next({ nextDeadline, colleges }: Pick<Progress, 'nextDeadline' | 'colleges'>) {
  if (countOf(colleges) === 0)
    return (
      <span className={styles.noCollege}>
        <WarningSignIcon /> {t.noCollege}
      </span>
    );
  if (!nextDeadline) return <span className={styles.faint}>{t.nothing}</span>;
  const { date, college } = nextDeadline;
  return (
    <span className={styles.next}>
      <time dateTime={date} title={formatLongDate(date)} data-soon={daysUntil(date) <= SOON_DAYS}>
        {deadlineText(nextDeadline)}
      </time>
      <span title={college}>{college}</span>
    </span>
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
    <span className={styles.faint}>{t.nothing}</span>
  ) : (
    <span className={styles.statuses}>
      {SAVED_STATUSES.map((status) => (
        <span
          key={status}
          role="img"
          title={t.inColleges(colleges[status], STATUS_NAMES[status])}
          aria-label={t.inColleges(colleges[status], STATUS_NAMES[status])}
          data-none={colleges[status] === 0}
        >
          {STATUS_ICONS[status]}
          {colleges[status]}
        </span>
      ))}
    </span>
  );

function LastSeen({ at }: { at: string | null }) {
  if (!at) return <span className={styles.faint}>{t.neverActive}</span>;
  const day = toPlainDate(at);
  return (
    <time
      dateTime={at}
      title={formatInstant(at)}
      className={styles.when}
      data-silent={daysUntil(day) < -SILENT_DAYS}
    >
      {formatDistance(day)}
    </time>
  );
}

export function LastMessage({ message }: { message: Progress['lastMessage'] }) {
  if (!message) return <span className={styles.faint}>{t.nothing}</span>;
  const { at, waits } = message;
  return (
    <span className={styles.message} data-waits={waits}>
      {waits && (
        <span title={t.waits}>
          <CommentIcon size={14} />
          <span className="visually-hidden">{t.waits} </span>
        </span>
      )}
      <time dateTime={at} title={formatInstant(at)}>
        {formatDistance(toPlainDate(at))}
      </time>
    </span>
  );
}
