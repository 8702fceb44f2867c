import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { TaskAssignmentResource } from 'contract/tasks';
import { formatDay, formatLongDate, today, type PlainDate } from '../../shared/lib/time';
import { useDropTarget } from '../../shared/ui/drag';
import { CaretDownIcon } from '../../shared/ui/icons';
import { Row } from '../../shared/layout/layout';
import styles from './calendar.module.css';
import type { CalendarEntry } from './calendarEntries';
import { EntryChip, TaskChip } from './DayChips';
import { t } from './en';

const AT_ONCE = 2;

interface DayCellProps {
  readonly day: PlainDate;
  readonly tasks: readonly TaskAssignmentResource[];
  readonly entries: readonly CalendarEntry[];
  /** Whether the cell is the tab stop. */
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly isOutside: boolean;
  readonly onDay: (day: PlainDate) => void;
  readonly onOpen: (day: PlainDate, taskId: string) => void;
  readonly onDrop: (taskId: string, day: PlainDate) => void;
  readonly ref?: Ref<HTMLTableCellElement>;
}

export function DayCell(props: DayCellProps) {
  const { day, tasks, entries, isActive, isSelected, isOutside, onDay, onOpen, onDrop, ref } = props;
  const cell = useRef<HTMLTableCellElement>(null);
  useImperativeHandle(ref, () => cell.current!, []);
  const [scrolled, setScrolled] = useState(0);
  const isOver = useDropTarget(cell, (taskId) => onDrop(taskId, day));
  const all = [...entries, ...tasks];
  const from = scrolled < all.length ? scrolled : 0;
  const visible = all.slice(from, from + AT_ONCE);
  const others = all.length - visible.length;
  const isToday = day === today();
  const count = (kind: CalendarEntry['kind']) => entries.filter((entry) => entry.kind === kind).length;
  return (
    <td
      ref={cell}
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-selected={isSelected}
      aria-current={isToday ? 'date' : undefined}
      data-over={isOver}
      className={isOutside ? `${styles.cell} ${styles.outside}` : styles.cell}
      onClick={() => onDay(day)}
    >
      <span aria-hidden="true" className={isToday ? `${styles.number} ${styles.today}` : styles.number}>
        {isOutside ? formatDay(day) : Number(day.slice(-2))}
      </span>
      <span className="visually-hidden">
        {t.calendar.day(formatLongDate(day), tasks.length, count('deadline'), count('session'))}
      </span>
      <div className={styles.chips}>
        {visible.map((item) =>
          'kind' in item ? (
            <EntryChip key={item.id} entry={item} />
          ) : (
            <TaskChip key={item.id} task={item} onOpen={() => onOpen(day, item.id)} />
          ),
        )}
        {others > 0 && (
          <Row
            as="button"
            type="button"
            tabIndex={-1}
            bare
            nowrap
            size={1}
            tone="muted"
            className={styles.scroll}
            aria-label={t.calendar.showMore(others)}
            onClick={() => setScrolled(from + AT_ONCE)}
          >
            <CaretDownIcon />
            {t.calendar.more(others)}
          </Row>
        )}
      </div>
    </td>
  );
}
