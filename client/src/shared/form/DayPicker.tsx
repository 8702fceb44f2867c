import { useMemo } from 'react';
import { DatePicker } from '@blueprintjs/datetime';
import { fromCalendarDay, monthOf, toCalendarDay, today, type Month, type PlainDate } from '../lib/time';
import { calendarWords } from './calendar';
import './DayPicker.css';

interface DayPickerProps {
  /** Nothing while none is chosen. */
  readonly value?: PlainDate;
  readonly onChange: (day: PlainDate) => void;
  readonly min?: PlainDate;
  readonly max?: PlainDate;
  /** Days that stand out, such as those with something free. */
  readonly marked?: readonly PlainDate[];
  /** Once it is there, for one that was opened. */
  readonly takesFocus?: boolean;
  /** Another month is looked at. */
  readonly onMonth?: (month: Month) => void;
}

const years = (count: number): PlainDate => `${Number(today().slice(0, 4)) + count}-01-01`;

/** A month to choose one day from. */
export default function DayPicker({
  value = '',
  onChange,
  min = years(-50),
  max = years(10),
  marked = [],
  takesFocus,
  onMonth,
}: DayPickerProps) {
  const isWithin = value >= min && value <= max;
  // The same day has to be the same object: another one takes the calendar back to its month.
  const day = useMemo(() => (isWithin ? toCalendarDay(value) : null), [isWithin, value]);
  return (
    <DatePicker
      value={day}
      onChange={(chosen, byHand) => {
        // Another month alone chooses nothing.
        if (chosen && byHand) onChange(fromCalendarDay(chosen));
      }}
      canClearSelection={false}
      minDate={toCalendarDay(min)}
      maxDate={toCalendarDay(max)}
      highlightCurrentDay
      dateFnsLocaleLoader={calendarWords.dateFnsLocaleLoader}
      dayPickerProps={{
        ...calendarWords.dayPickerProps,
        initialFocus: takesFocus,
        onMonthChange: (month) => onMonth?.(monthOf(fromCalendarDay(month))),
        modifiers: { marked: marked.map(toCalendarDay) },
        modifiersClassNames: { marked: 'day-marked' },
      }}
    />
  );
}
