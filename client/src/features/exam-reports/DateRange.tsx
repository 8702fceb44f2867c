import { DateRangeInput } from '@blueprintjs/datetime';
import { format, parse, parseISO } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import type { ComponentProps } from 'react';
import { today, type PlainDate } from '../../shared/lib/time';
import './DateRange.css';
import { t } from './en';

interface Days {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

interface DateRangeProps extends Days {
  readonly onChange: (days: Partial<Days>) => void;
}

const SHOWN = 'MM/dd/yyyy';
const PLAIN = 'yyyy-MM-dd';
const EARLIEST = '2000-01-01';

const POPOVER = { placement: 'bottom-end' } as const satisfies ComponentProps<
  typeof DateRangeInput
>['popoverProps'];

/** Here a day is midnight of the browser's own zone, as the calendar counts, and only here. */
const dayOf = (date: PlainDate) => (date ? parseISO(date) : null);
const plain = (day: Date | null) => (day ? format(day, PLAIN) : '');

export default function DateRange({ from, to, onChange }: DateRangeProps) {
  return (
    <DateRangeInput
      value={[dayOf(from), dayOf(to)]}
      onChange={([first, last]) => onChange({ from: plain(first), to: plain(last) })}
      minDate={parseISO(EARLIEST)}
      maxDate={parseISO(today())}
      formatDate={(day) => format(day, SHOWN)}
      parseDate={(typed) => parse(typed, SHOWN, new Date())}
      locale={enUS}
      allowSingleDayRange
      singleMonthOnly
      shortcuts={false}
      invalidDateMessage={t.scores.invalidDate}
      outOfRangeMessage={t.scores.outOfRange}
      overlappingDatesMessage={t.scores.overlapping}
      startInputProps={{ 'aria-label': t.scores.from, placeholder: t.scores.pattern }}
      endInputProps={{ 'aria-label': t.scores.to, placeholder: t.scores.pattern }}
      popoverProps={POPOVER}
    />
  );
}
