import type { ReactNode } from 'react';
import type { StudentResource } from 'contract/students';
import { fullName } from '../../shared/lib/format';
import { formatDate, formatDistance, toPlainDate } from '../../shared/lib/time';
import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';
import styles from './students.module.css';

/** A student where there is no room for a table. */
export function StudentCard({ student, links }: { student: StudentResource; links: ReactNode }) {
  const { email, grade, overdue, tasks, nextDeadline, lastActive, ...name } = student.attributes;
  const facts = [
    t.inGrade(grade),
    nextDeadline && t.next(nextDeadline.task, formatDate(nextDeadline.date)),
    lastActive && t.active(formatDistance(toPlainDate(lastActive))),
  ];
  return (
    <article className={styles.card}>
      <div className={styles.who}>
        <strong>{fullName(name)}</strong>
        <span>{email}</span>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      {tasks > 0 && (
        <StatusTag
          label={overdue > 0 ? t.late(overdue) : t.onTrack}
          intent={overdue > 0 ? 'danger' : 'success'}
        />
      )}
      {links && <div className={styles.links}>{links}</div>}
    </article>
  );
}
