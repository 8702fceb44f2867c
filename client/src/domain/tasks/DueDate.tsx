import { t } from './en';
import { Row, Text } from '../../shared/layout/layout';
import { daysUntil, formatDate, formatDistance, formatLongDate, type PlainDate } from '../../shared/lib/time';

const SOON_DAYS = 14;

export function Distance({ date }: { date: PlainDate }) {
  const days = daysUntil(date);
  const isLate = days < 0;
  return (
    <Text tone={isLate ? 'danger' : days <= SOON_DAYS ? 'accent' : 'muted'} weight={isLate ? 600 : undefined}>
      {formatDistance(date)}
    </Text>
  );
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
