import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { TaskAssignmentResource } from 'contract/tasks';
import { formatMonth, monthGrid, monthOf, type PlainDate } from '../../shared/lib/time';
import { Text } from '../../shared/layout/layout';
import { dayAfterKey } from './calendarDays';
import type { CalendarEntry } from './calendarEntries';
import { DayCell } from './DayCell';
import { t } from './en';
import styles from './calendar.module.css';

const NONE: readonly never[] = [];

interface MonthGridProps {
  readonly day: PlainDate;
  readonly isSelected: boolean;
  readonly tasks: ReadonlyMap<PlainDate, readonly TaskAssignmentResource[]>;
  readonly entries: ReadonlyMap<PlainDate, readonly CalendarEntry[]>;
  readonly activeCell: RefObject<HTMLTableCellElement | null>;
  readonly onDay: (day: PlainDate) => void;
  readonly onOpen: (day: PlainDate, taskId: string) => void;
  readonly onDrop: (taskId: string, day: PlainDate) => void;
}

/** An ARIA grid with one tab stop; Enter opens the first task of the day. */
export function MonthGrid({
  day,
  isSelected,
  tasks,
  entries,
  activeCell,
  onDay,
  onOpen,
  onDrop,
}: MonthGridProps) {
  const headingId = useId();
  const helpId = useId();
  const movedByKey = useRef(false);
  const month = monthOf(day);
  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    activeCell.current?.focus();
  }, [day, activeCell]);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayAfterKey(event.key, day);
    const first = tasks.get(day)?.[0];
    const onCell = event.target === activeCell.current;
    if (next) {
      movedByKey.current = next !== day;
      onDay(next);
    } else if (onCell && first && (event.key === 'Enter' || event.key === ' ')) onOpen(day, first.id);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <h2 id={headingId} className="visually-hidden" aria-live="polite">
        {formatMonth(month)}
      </h2>
      <p id={helpId} className="visually-hidden">
        {t.calendar.help}
      </p>
      <table
        role="grid"
        aria-labelledby={headingId}
        aria-describedby={helpId}
        className={styles.grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {t.calendar.weekdays.map((name) => (
              <Text as="th" key={name} scope="col" size={1} tone="muted" weight={600}>
                <span aria-hidden="true">{name.slice(0, 3)}</span>
                <span className="visually-hidden">{name}</span>
              </Text>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <DayCell
                  key={date}
                  day={date}
                  tasks={tasks.get(date) ?? NONE}
                  entries={entries.get(date) ?? NONE}
                  ref={date === day ? activeCell : undefined}
                  isActive={date === day}
                  isSelected={isSelected && date === day}
                  isOutside={monthOf(date) !== month}
                  onDay={onDay}
                  onOpen={onOpen}
                  onDrop={onDrop}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
