import { Button, HTMLSelect } from '@blueprintjs/core';
import type { HoursRange } from 'contract/session-hours';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { formatClock } from '../../shared/lib/time';
import { AddIcon, CrossIcon } from '../../shared/ui/icons';
import { t as all } from './en';
import styles from './sessions.module.css';

const HALF_HOURS = Array.from({ length: 49 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 ? '30' : '00'}`;
});

const optionsOf = (times: readonly string[]) => times.map((value) => ({ value, label: formatClock(value) }));

interface RangeFieldsProps {
  readonly range: HoursRange;
  readonly labels: { readonly from: string; readonly to: string };
  readonly onChange: (changes: Partial<HoursRange>) => void;
}

export const RangeFields = ({ range, labels, onChange }: RangeFieldsProps) => (
  <>
    <HTMLSelect
      aria-label={labels.from}
      value={range.from}
      options={optionsOf(HALF_HOURS.slice(0, -1))}
      onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
    />
    <span aria-hidden="true">–</span>
    <HTMLSelect
      aria-label={labels.to}
      value={range.to}
      options={optionsOf(HALF_HOURS.slice(1))}
      onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
    />
  </>
);

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
