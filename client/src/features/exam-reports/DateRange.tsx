import { DateRangeInput } from '@blueprintjs/datetime';
import type { ComponentProps } from 'react';
import { isCalendarDate } from 'contract/dates';
import { calendarWords } from '../../shared/form/calendar';
import { fromCalendarDay, toCalendarDay, today, type PlainDate } from '../../shared/lib/time';
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
const EARLIEST = '2000-01-01';

/** The popover's target contains two fields and is no button, so it must not carry the ARIA attributes of one. */
const Fields = ({ 'aria-expanded': _expanded, 'aria-haspopup': _popup, ...props }: ComponentProps<'div'>) => (
  <div role="group" aria-label={t.scores.dates} {...props} />
);

const POPOVER = { placement: 'bottom-end', targetTagName: Fields as unknown as 'div' } as const;

const dayOf = (date: PlainDate) => (isCalendarDate(date) ? toCalendarDay(date) : null);
const toDayText = (day: Date | null) => (day ? fromCalendarDay(day) : '');

export default function DateRange({ from, to, onChange }: DateRangeProps) {
  return (
    <DateRangeInput
      value={[dayOf(from), dayOf(to)]}
      onChange={([first, last]) => onChange({ from: toDayText(first), to: toDayText(last) })}
      minDate={toCalendarDay(EARLIEST)}
      maxDate={toCalendarDay(today())}
      dateFnsFormat={SHOWN}
      {...calendarWords}
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
