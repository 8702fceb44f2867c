import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type RefObject,
  useImperativeHandle,
  useState,
  type Ref,
  type ReactNode,
} from 'react';
import { Link } from 'react-router-dom';
import type { TaskAssignmentResource } from 'contract/tasks';
import {
  formatMonth,
  monthGrid,
  monthOf,
  type PlainDate,
  formatDay,
  formatLongDate,
  today,
} from '../../shared/lib/time';
import { Text, Row, Stack } from '../../shared/layout/layout';
import { useDropTarget, useDraggable } from '../../shared/ui/drag';
import { CaretDownIcon } from '../../shared/ui/icons';
import { fullNameOf } from '../../domain/tasks/taskCollege';
import { kindOf } from '../../domain/tasks/taskKind';
import { isCompleted } from '../../domain/tasks/taskOrder';
import { KindLabel } from '../../shared/ui/KindLabel';
import { dayAfterKey } from './calendarDays';
import type { CalendarEntry } from './TasksView';
import { t } from './en';
import { useIsMovable } from './reminderMoves';
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

function DayCell(props: DayCellProps) {
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

const LABEL_LENGTH = 5;

interface TaskChipProps {
  readonly task: TaskAssignmentResource;
  readonly onOpen: () => void;
}

function TaskChip({ task, onOpen }: TaskChipProps) {
  const held = useRef<HTMLButtonElement>(null);
  const fixed = useRef<HTMLButtonElement>(null);
  const movable = useIsMovable()(task);
  const state = useDraggable(held, task.id);
  const fullName = fullNameOf(task);
  return (
    <Stack
      as="button"
      ref={movable ? held : fixed}
      type="button"
      tabIndex={-1}
      bare
      tone="ink"
      className={styles.chip}
      data-drag={movable ? state : undefined}
      title={fullName}
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
    >
      <KindLabel kind={kindOf(task)} note="">
        <Words whole={fullName} short={shortened(task.attributes.name)} />
      </KindLabel>
      <span className="visually-hidden">{isCompleted(task) ? t.calendar.completed(fullName) : fullName}</span>
    </Stack>
  );
}

function EntryChip({ entry: { kind, date, label, second, title, to } }: { entry: CalendarEntry }) {
  const isPassed = date < today();
  const spoken = isPassed && kind === 'deadline' ? t.calendar.passed(title) : title;
  return (
    <Stack
      as={Link}
      to={to}
      tabIndex={-1}
      tone="ink"
      className={styles.chip}
      data-passed={isPassed}
      title={spoken}
      onClick={(event) => event.stopPropagation()}
    >
      <KindLabel kind={kind} note={<span aria-hidden="true">{second}</span>}>
        <Words whole={label} short={shortened(label)} />
      </KindLabel>
      <span className="visually-hidden">{spoken}</span>
    </Stack>
  );
}

const Words = ({ whole, short }: { whole: string; short: string }): ReactNode => (
  <span aria-hidden="true">
    <span className={styles.whole}>{whole}</span>
    <span className={styles.short}>{short}</span>
  </span>
);

function shortened(name: string): string {
  const letters = [...name];
  return letters.length > LABEL_LENGTH ? `${letters.slice(0, LABEL_LENGTH).join('').trimEnd()}…` : name;
}
