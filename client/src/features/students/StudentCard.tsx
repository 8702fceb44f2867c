import type { ReactNode } from 'react';
import type { Progress, StudentResource } from 'contract/students';
import { fullName } from '../../shared/lib/format';
import { formatDate, formatDistance, toPlainDate } from '../../shared/lib/time';
import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';
import styles from './students.module.css';

/** A student where there is no room for a table. */
export function StudentCard({ student, links }: { student: StudentResource; links: ReactNode }) {
  const { email, progress, ...name } = student.attributes;
  return (
    <article className={styles.card}>
      <div className={styles.who}>
        <strong>{fullName(name)}</strong>
        <span>{email}</span>
        {progress && <span>{factsOf(progress)}</span>}
      </div>
      {progress && progress.tasks > 0 && (
        <StatusTag
          label={progress.overdue > 0 ? t.late(progress.overdue) : t.onTrack}
          intent={progress.overdue > 0 ? 'danger' : 'success'}
        />
      )}
      {links && <div className={styles.links}>{links}</div>}
    </article>
  );
}

const factsOf = ({ grade, nextDeadline, lastActive }: Progress) =>
  [
    t.inGrade(grade),
    nextDeadline && t.next(nextDeadline.task, formatDate(nextDeadline.date)),
    lastActive && t.active(formatDistance(toPlainDate(lastActive))),
  ]
    .filter(Boolean)
    .join(' · ');
