import { t } from '../en';
import { Row, Text } from '../layout/layout';
import { daysUntil, formatDate, formatDistance, formatLongDate, type PlainDate } from '../lib/time';
import styles from './DueDate.module.css';

const SOON_DAYS = 14;

export function Distance({ date }: { date: PlainDate }) {
  const days = daysUntil(date);
  const urgency = days < 0 ? styles.late : days <= SOON_DAYS ? styles.soon : styles.distance;
  return <span className={urgency}>{formatDistance(date)}</span>;
}

export function DueDate({ date, done = false }: { date: PlainDate | null; done?: boolean }) {
  if (date === null) return <Text tone="muted">{t.noDueDate}</Text>;
  return (
    <Row
      as="time"
      inline
      wrap
      align="stretch"
      gap={[0, 2]}
      nowrap
      dateTime={date}
      title={formatLongDate(date)}
    >
      {formatDate(date)}
      {!done && <Distance date={date} />}
    </Row>
  );
}
