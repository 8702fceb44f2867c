import type { Deadlines as Dates } from 'contract/colleges';
import { DEADLINE_NAMES, hasPassed, inTime } from '../../domain/colleges/deadlines';
import { Row, Text } from '../../shared/layout/layout';
import { formatDate, formatLongDate } from '../../shared/lib/time';
import { t } from './en';

export function Deadlines({ of }: { of: Dates }) {
  const deadlines = inTime(of);
  if (deadlines.length === 0) return null;
  return (
    <Row as="dl" wrap align="stretch" gap={[1, 4]} size={2} aria-label={t.mine.deadlines}>
      {deadlines.map((deadline) => (
        <Row align="stretch" gap={1} key={deadline.kind} data-passed={hasPassed(deadline) || undefined}>
          <Text as="dt" tone="muted">
            {DEADLINE_NAMES[deadline.kind]}
          </Text>
          <Text as="dd" flush nowrap tone={hasPassed(deadline) ? 'muted' : 'accent'} tabular>
            <Text as="time" dateTime={deadline.date} title={formatLongDate(deadline.date)}>
              {formatDate(deadline.date)}
            </Text>
            {hasPassed(deadline) && ` ${t.passed}`}
          </Text>
        </Row>
      ))}
    </Row>
  );
}
