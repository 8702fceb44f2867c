import { t } from '../en';
import { daysUntil, formatDate, formatDistance, formatLongDate, type PlainDate } from '../lib/time';
import styles from './DueDate.module.css';

/** 'Tue, Jan 5' and 'in 3 days' beside it while the task is open. */
export function DueDate({ date, done = false }: { date: PlainDate | null; done?: boolean }) {
  if (date === null) return <span className={styles.none}>{t.noDueDate}</span>;
  const late = !done && daysUntil(date) < 0;
  return (
    <time dateTime={date} title={formatLongDate(date)} className={styles.due}>
      {formatDate(date)}
      {!done && <span className={late ? styles.late : styles.distance}>{formatDistance(date)}</span>}
    </time>
  );
}
