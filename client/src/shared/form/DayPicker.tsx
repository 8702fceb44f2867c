import { useMemo } from 'react';
import { DatePicker } from '@blueprintjs/datetime';
import { fromCalendarDay, toCalendarDay, today, type PlainDate } from '../lib/time';
import { calendarWords } from './calendar';
import './DayPicker.css';

interface DayPickerProps {
  readonly value?: PlainDate;
  readonly onChange: (day: PlainDate) => void;
  readonly min?: PlainDate;
  readonly max?: PlainDate;
  readonly takesFocus?: boolean;
}

const years = (count: number): PlainDate => `${Number(today().slice(0, 4)) + count}-01-01`;

export default function DayPicker({
  value = '',
  onChange,
  min = years(-50),
  max = years(10),
  takesFocus,
}: DayPickerProps) {
  const isWithin = value >= min && value <= max;
  // A new object for the same day would make the calendar jump back to its month.
  const day = useMemo(() => (isWithin ? toCalendarDay(value) : null), [isWithin, value]);
  return (
    <DatePicker
      value={day}
      onChange={(chosen, byHand) => {
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
      }}
    />
  );
}
