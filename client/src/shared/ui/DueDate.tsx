import { t } from '../en';
import { daysUntil, formatDate, formatDistance, formatLongDate, type PlainDate } from '../lib/time';
import styles from './DueDate.module.css';

const SOON_DAYS = 14;

/** The relative date, such as 'in 3 days', coloured if it is overdue or near. */
export function Distance({ date }: { date: PlainDate }) {
  const days = daysUntil(date);
  const urgency = days < 0 ? styles.late : days <= SOON_DAYS ? styles.soon : styles.distance;
  return <span className={urgency}>{formatDistance(date)}</span>;
}

/** The date, such as 'Tue, Jan 5', with the relative date while the task is open. */
export function DueDate({ date, done = false }: { date: PlainDate | null; done?: boolean }) {
  if (date === null) return <span className={styles.none}>{t.noDueDate}</span>;
  return (
    <time dateTime={date} title={formatLongDate(date)} className={styles.due}>
      {formatDate(date)}
      {!done && <Distance date={date} />}
    </time>
  );
}
