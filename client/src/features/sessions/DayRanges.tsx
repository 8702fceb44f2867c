import { Button } from '@blueprintjs/core';
import type { HoursRange } from 'contract/session-hours';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { formatClock } from '../../shared/lib/time';
import { AddIcon, CrossIcon } from '../../shared/ui/icons';
import { t as all } from './en';
import { RangeFields } from './RangeFields';
import styles from './sessions.module.css';

const t = all.hours;
const NEW_RANGE = { from: '15:00', to: '18:00' };

interface DayRangesProps {
  readonly day: string;
  readonly ranges: readonly HoursRange[];
  readonly onChange: (ranges: readonly HoursRange[]) => void;
}

/** The fields for the hours of one day. */
export const DayRanges = ({ day, ranges, onChange }: DayRangesProps) => (
  <Stack gap={2}>
    {ranges.length === 0 && <Text tone="muted">{t.off}</Text>}
    {ranges.map((range, index) => (
      <Row key={index} wrap gap={2} className={styles.range}>
        <RangeFields
          range={range}
          labels={{ from: t.from(day), to: t.to(day) }}
          onChange={(changes) =>
            onChange(ranges.map((one) => (one === range ? { ...range, ...changes } : one)))
          }
        />
        <Button
          variant="minimal"
          icon={<CrossIcon />}
          aria-label={t.remove(day, formatClock(range.from))}
          onClick={() => onChange(ranges.filter((one) => one !== range))}
        />
      </Row>
    ))}
    <div>
      <Button
        size="small"
        icon={<AddIcon />}
        text={t.add(day)}
        onClick={() => onChange([...ranges, { ...NEW_RANGE }])}
      />
    </div>
  </Stack>
);
