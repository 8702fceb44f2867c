import { Button, HTMLSelect } from '@blueprintjs/core';
import { type KeyboardEvent, useId, useRef, useState, type ReactNode } from 'react';
import type { TaskAssignmentResource } from 'contract/tasks';
import {
  formatLongDate,
  monthOf,
  type PlainDate,
  today,
  calendarWindow,
  formatMonth,
  plusMonths,
  type Month,
} from '../../shared/lib/time';
import { useUrlState } from '../../shared/routing/useUrlState';
import { CrossIcon, ChevronLeftIcon, ChevronRightIcon } from '../../shared/ui/icons';
import { KindLabel } from '../../domain/tasks/KindLabel';
import { toast } from '../../shared/ui/toast';
import { useNarrow } from '../../shared/ui/media';
import { Card, Row, Stack, Text } from '../../shared/layout/layout';
import { Agenda } from './Agenda';
import { byDay, entriesByDay, isWithinCalendar, openingDay, sameDayIn, calendarMonths } from './calendarDays';
import type { CalendarEntry } from './calendarEntries';
import { t } from './en';
import { MonthGrid } from './MonthGrid';
import { useIsMovable, useMoveReminder } from './reminderMoves';
import { TaskList } from './TaskRow';
import styles from './calendar.module.css';
import { Link } from 'react-router-dom';

interface Place {
  readonly day: PlainDate;
  /** Whether the user chose this day, and not only its month. */
  readonly isChosen: boolean;
  readonly opened?: string;
  /** Counts openings, so that opening the same task again has an effect. */
  readonly openings: number;
}

interface TaskCalendarProps {
  readonly tasks: readonly TaskAssignmentResource[];
  readonly entries: readonly CalendarEntry[];
}

const KINDS = ['task', 'overdue', 'deadline', 'session'] as const;

export function TaskCalendar({ tasks, entries }: TaskCalendarProps) {
  const [{ month: urlMonth }, setUrl] = useUrlState({ month: monthOf(today()) });
  const [{ day, isChosen, opened, openings }, setPlace] = useState<Place>(() => ({
    day: openingDay(urlMonth),
    isChosen: false,
    openings: 0,
  }));
  const isNarrow = useNarrow();
  const isMovable = useIsMovable();
  const move = useMoveReminder();
  const activeCell = useRef<HTMLTableCellElement>(null);
  const dayHeading = useId();
  const days = byDay(tasks);
  const others = entriesByDay(entries);
  const due = days.get(day) ?? [];
  const isOpen = opened !== undefined;
  const undated = tasks.filter(({ attributes }) => attributes.dueDate === null).length;

  const show = (place: Place) => {
    if (!isWithinCalendar(monthOf(place.day))) return;
    setPlace(place);
    if (monthOf(place.day) !== monthOf(day)) setUrl({ month: monthOf(place.day) });
  };
  const onDay = (next: PlainDate) => show({ day: next, isChosen: true, openings });
  const goTo = (next: PlainDate) => show({ day: next, isChosen: false, openings });
  const onDrop = (taskId: string, date: PlainDate) => {
    const task = tasks.find(({ id }) => id === taskId);
    if (task && isMovable(task)) move(task, date).catch(toast.failure);
  };
  const backToGrid = () => {
    setPlace({ day, isChosen: true, openings });
    activeCell.current?.focus({ preventScroll: true });
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') backToGrid();
  };
  if (isNarrow) return <Agenda day={day} tasks={days} entries={others} onDay={onDay} />;
  return (
    <div>
      <Card clip>
        <MonthPicker
          month={monthOf(day)}
          onMonth={(month) => goTo(sameDayIn(month, day))}
          onToday={() => goTo(today())}
        >
          <Row aria-hidden="true" align="stretch" wrap gap={[1, 2]} end>
            {KINDS.map((kind) => (
              <KindLabel key={kind} kind={kind}>
                {t.calendar.kinds[kind]}
              </KindLabel>
            ))}
          </Row>
        </MonthPicker>
        <MonthGrid
          day={day}
          isSelected={isChosen}
          tasks={days}
          entries={others}
          activeCell={activeCell}
          onDay={onDay}
          onOpen={(next, id) => show({ day: next, isChosen: true, opened: id, openings: openings + 1 })}
          onDrop={onDrop}
        />
      </Card>
      {undated > 0 && (
        <Text as="p" flush above={3} size={2} tone="muted">
          {t.calendar.undated(undated)}
        </Text>
      )}
      {tasks.some(isMovable) && (
        <Text as="p" flush above={3} size={2} tone="muted">
          {t.calendar.drag}
        </Text>
      )}
      <div className={styles.place}>
        {isChosen && (
          <section
            aria-labelledby={dayHeading}
            className={styles.day}
            data-open={isOpen}
            onKeyDown={onKeyDown}
          >
            <Row as="header" justify="between" gap={3} minHeight={40}>
              <Text as="h2" size={4} id={dayHeading}>
                {formatLongDate(day)}
              </Text>
              {isOpen && (
                <Button
                  variant="minimal"
                  icon={<CrossIcon />}
                  aria-label={t.calendar.close}
                  onClick={backToGrid}
                />
              )}
            </Row>
            <DayEntries entries={others.get(day) ?? []} />
            {due.length > 0 ? (
              <TaskList key={`${day} ${openings}`} tasks={due} opened={opened} focusOpened />
            ) : (
              <Text as="p" above={3} size={2} tone="muted">
                {t.calendar.nothingDue}
              </Text>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

function DayEntries({ entries }: { entries: readonly CalendarEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Stack as="ul" gap={1} below={3}>
      {entries.map(({ kind, id, name, note = '', to }) => (
        <li key={id}>
          <Stack as={Link} to={to} width="field" tone="ink">
            <KindLabel kind={kind} note={note}>
              {name}
            </KindLabel>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}

interface MonthPickerProps {
  readonly children?: ReactNode;
  readonly month: Month;
  readonly onMonth: (month: Month) => void;
  readonly onToday: () => void;
}

function MonthPicker({ month, onMonth, onToday, children }: MonthPickerProps) {
  const { first, last } = calendarWindow();
  return (
    <Row wrap gap={2} pad={3}>
      <Button
        icon={<ChevronLeftIcon />}
        aria-label={t.calendar.previousMonth}
        disabled={month === first}
        onClick={() => onMonth(plusMonths(month, -1))}
      />
      <HTMLSelect
        aria-label={t.calendar.month}
        value={month}
        onChange={(event) => onMonth(event.currentTarget.value)}
        options={calendarMonths().map((value) => ({ value, label: formatMonth(value) }))}
      />
      <Button
        icon={<ChevronRightIcon />}
        aria-label={t.calendar.nextMonth}
        disabled={month === last}
        onClick={() => onMonth(plusMonths(month, 1))}
      />
      <Button text={t.calendar.today} onClick={onToday} />
      {children}
    </Row>
  );
}
