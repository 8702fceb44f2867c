import { DatePicker } from '@blueprintjs/datetime';
import { fromCalendarDay, monthOf, toCalendarDay, type Month, type PlainDate } from '../lib/time';
import './DayPicker.css';

interface DayPickerProps {
  readonly value: PlainDate;
  readonly onChange: (day: PlainDate) => void;
  readonly min: PlainDate;
  readonly max: PlainDate;
  /** Days that stand out, such as those with something free. */
  readonly marked: readonly PlainDate[];
  /** Another month is looked at. */
  readonly onMonth?: (month: Month) => void;
}

/** Without one its words are English, as ours. */
const NO_LOCALE = () => Promise.resolve(undefined);

/** A month to choose one day from. */
export default function DayPicker({ value, onChange, min, max, marked, onMonth }: DayPickerProps) {
  return (
    <DatePicker
      value={toCalendarDay(value)}
      onChange={(day, byHand) => {
        // Another month alone chooses nothing.
        if (day && byHand) onChange(fromCalendarDay(day));
      }}
      canClearSelection={false}
      minDate={toCalendarDay(min)}
      maxDate={toCalendarDay(max)}
      highlightCurrentDay
      dateFnsLocaleLoader={NO_LOCALE}
      dayPickerProps={{
        onMonthChange: (month) => onMonth?.(monthOf(fromCalendarDay(month))),
        modifiers: { marked: marked.map(toCalendarDay) },
        modifiersClassNames: { marked: 'day-marked' },
      }}
    />
  );
}
