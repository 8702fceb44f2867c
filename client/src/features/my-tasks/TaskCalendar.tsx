import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { TaskAssignmentResource } from 'contract/tasks';
import { formatLongDate, monthOf, today, type PlainDate } from '../../shared/lib/time';
import { useUrlState } from '../../shared/routing/useUrlState';
import { byDay, isWithinCalendar, openingDay, sameDayIn } from './calendarDays';
import { t } from './en';
import { MonthGrid } from './MonthGrid';
import { MonthPicker } from './MonthPicker';
import { TaskList } from './TaskList';
import styles from './TaskCalendar.module.css';

interface Place {
  readonly day: PlainDate;
  /** Id of the day's task that was opened from the grid. */
  readonly opened?: string;
  /** Opening the same task again is a new opening. */
  readonly openings: number;
}

/** A month with what is due on its days, and the tasks of one day beside it. */
export function TaskCalendar({ tasks }: { tasks: readonly TaskAssignmentResource[] }) {
  const [{ month: urlMonth }, setUrl] = useUrlState({ month: monthOf(today()) });
  const [{ day, opened, openings }, setPlace] = useState<Place>(() => ({
    day: openingDay(urlMonth),
    openings: 0,
  }));
  const activeCell = useRef<HTMLTableCellElement>(null);
  const dayHeading = useId();
  const days = byDay(tasks);
  const due = days.get(day) ?? [];
  const undated = tasks.filter(({ attributes }) => attributes.dueDate === null).length;

  const show = (place: Place) => {
    if (!isWithinCalendar(monthOf(place.day))) return;
    setPlace(place);
    if (monthOf(place.day) !== monthOf(day)) setUrl({ month: monthOf(place.day) });
  };
  const backToGrid = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') activeCell.current?.focus();
  };
  return (
    <div className={styles.calendar}>
      <div>
        <MonthPicker
          month={monthOf(day)}
          onMonth={(month) => show({ day: sameDayIn(month, day), openings })}
          onToday={() => show({ day: today(), openings })}
        />
        <MonthGrid
          day={day}
          tasks={days}
          activeCell={activeCell}
          onDay={(next) => show({ day: next, openings })}
          onOpen={(next, id) => show({ day: next, opened: id, openings: openings + 1 })}
        />
        {undated > 0 && <p className={styles.undated}>{t.calendar.undated(undated)}</p>}
      </div>
      <section aria-labelledby={dayHeading} className={styles.day} onKeyDown={backToGrid}>
        <h2 id={dayHeading}>{formatLongDate(day)}</h2>
        {due.length > 0 ? (
          <TaskList key={`${day} ${openings}`} tasks={due} opened={opened} focusOpened />
        ) : (
          <p className={styles.nothing}>{t.calendar.nothingDue}</p>
        )}
      </section>
    </div>
  );
}
