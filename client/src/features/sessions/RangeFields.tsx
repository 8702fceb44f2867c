import { HTMLSelect } from '@blueprintjs/core';
import type { HoursRange } from 'contract/session-hours';
import { formatClock } from '../../shared/lib/time';

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
