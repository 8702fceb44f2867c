import { DatePicker } from '@blueprintjs/datetime';
import { fromCalendarDay, monthOf, toCalendarDay, today, type Month, type PlainDate } from '../lib/time';
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

/** Without one its words are English, as ours. */
const NO_LOCALE = () => Promise.resolve(undefined);

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
  return (
    <DatePicker
      value={value >= min && value <= max ? toCalendarDay(value) : null}
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
        initialFocus: takesFocus,
        onMonthChange: (month) => onMonth?.(monthOf(fromCalendarDay(month))),
        modifiers: { marked: marked.map(toCalendarDay) },
        modifiersClassNames: { marked: 'day-marked' },
      }}
    />
  );
}
