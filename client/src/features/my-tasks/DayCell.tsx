import { useState, type Ref } from 'react';
import type { TaskAssignmentResource } from 'contract/tasks';
import { formatLongDate, today, type PlainDate } from '../../shared/lib/time';
import { fullNameOf } from '../../domain/tasks/taskCollege';
import { kindOf } from '../../domain/tasks/taskKind';
import { isCompleted } from '../../domain/tasks/taskOrder';
import { CaretDownIcon } from '../../shared/ui/icons';
import { Kind } from '../../shared/ui/Kind';
import { t } from './en';
import styles from './DayCell.module.css';

const AT_ONCE = 2;
const LABEL_LENGTH = 5;

interface DayCellProps {
  readonly day: PlainDate;
  readonly tasks: readonly TaskAssignmentResource[];
  readonly isActive: boolean;
  /** Of the month before or after. */
  readonly isOutside: boolean;
  readonly onDay: (day: PlainDate) => void;
  readonly onOpen: (day: PlainDate, taskId: string) => void;
  readonly ref?: Ref<HTMLTableCellElement>;
}

/** A day: two of its tasks and a chip that scrolls on to the others; on a phone their number. */
export function DayCell({ day, tasks, isActive, isOutside, onDay, onOpen, ref }: DayCellProps) {
  const [scrolled, setScrolled] = useState(0);
  const from = scrolled < tasks.length ? scrolled : 0;
  const visible = tasks.slice(from, from + AT_ONCE);
  const others = tasks.length - visible.length;
  const isToday = day === today();
  return (
    <td
      ref={ref}
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-selected={isActive}
      aria-current={isToday ? 'date' : undefined}
      className={isOutside ? `${styles.day} ${styles.outside}` : styles.day}
      onClick={() => onDay(day)}
    >
      <span aria-hidden="true" className={isToday ? `${styles.number} ${styles.today}` : styles.number}>
        {Number(day.slice(-2))}
      </span>
      <span className="visually-hidden">{t.calendar.day(formatLongDate(day), tasks.length)}</span>
      <div className={styles.chips}>
        {visible.map((task) => (
          <TaskChip key={task.id} task={task} onOpen={() => onOpen(day, task.id)} />
        ))}
        {others > 0 && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.scroll}
            aria-label={t.calendar.showMore(others)}
            onClick={() => setScrolled(from + AT_ONCE)}
          >
            <CaretDownIcon />
            {t.calendar.more(others)}
          </button>
        )}
      </div>
      {tasks.length > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {tasks.length}
        </span>
      )}
    </td>
  );
}

function TaskChip({ task, onOpen }: { task: TaskAssignmentResource; onOpen: () => void }) {
  const { name } = task.attributes;
  const fullName = fullNameOf(task);
  const done = isCompleted(task);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.chip}
      title={fullName}
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
    >
      <Kind kind={kindOf(task)}>
        <span aria-hidden="true">{shortened(name)}</span>
      </Kind>
      <span className="visually-hidden">{done ? t.calendar.completed(fullName) : fullName}</span>
    </button>
  );
}

function shortened(name: string): string {
  const letters = [...name];
  return letters.length > LABEL_LENGTH ? `${letters.slice(0, LABEL_LENGTH).join('').trimEnd()}…` : name;
}
