import type { ReactNode } from 'react';
import type { Progress, StudentResource } from 'contract/students';
import {
  formatDate,
  formatDistance,
  formatInstant,
  formatLongDate,
  toPlainDate,
} from '../../shared/lib/time';
import type { Column } from '../../shared/list/DataTable';
import { t } from './en';
import styles from './students.module.css';

const names = (['firstName', 'lastName', 'email'] as const).map((key): Column<StudentResource> => ({
  key,
  header: t[key],
  cell: ({ attributes }) => (
    <span className={styles[key]} title={attributes[key]}>
      {attributes[key]}
    </span>
  ),
  sortBy: 'query',
}));

const column = (
  key: keyof Progress,
  header: string,
  cell: (progress: Progress) => ReactNode,
): Column<StudentResource> => ({
  key,
  header,
  cell: ({ attributes: { progress } }) => progress && cell(progress),
  sortBy: 'query',
});

/** Those that can be hidden. */
export const furtherColumns = [
  column('grade', t.grade, ({ grade }) => grade),
  column('tasksDone', t.tasksDone, ({ tasks, tasksDone }) =>
    tasks > 0 ? <Done done={tasksDone} all={tasks} /> : t.nothing,
  ),
  column('overdue', t.overdue, ({ overdue }) =>
    overdue > 0 ? <strong className={styles.late}>{t.late(overdue)}</strong> : t.nothing,
  ),
  column('nextDeadline', t.nextDeadline, ({ nextDeadline }) =>
    nextDeadline ? (
      <span className={styles.next}>
        <time dateTime={nextDeadline.date} title={formatLongDate(nextDeadline.date)}>
          {formatDate(nextDeadline.date)}
        </time>
        <span title={nextDeadline.task}>{nextDeadline.task}</span>
      </span>
    ) : (
      t.nothing
    ),
  ),
  column('lastActive', t.lastActive, ({ lastActive }) =>
    lastActive ? (
      <time dateTime={lastActive} title={formatInstant(lastActive)} className={styles.when}>
        {formatDistance(toPlainDate(lastActive))}
      </time>
    ) : (
      t.neverActive
    ),
  ),
];

/** Of lists over all entities. */
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

export const columnsWithout = (
  hidden: readonly string[],
  further: readonly Column<StudentResource>[],
): readonly Column<StudentResource>[] => [...names, ...further.filter(({ key }) => !hidden.includes(key))];

function Done({ done, all }: { done: number; all: number }) {
  return (
    <span className={styles.done}>
      <span aria-hidden="true" className={styles.bar}>
        <span style={{ width: `${(done / all) * 100}%` }} />
      </span>
      {t.done(done, all)}
    </span>
  );
}
