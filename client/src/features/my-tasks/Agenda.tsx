import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TaskAssignmentResource } from 'contract/tasks';
import { usePlanPages } from '../../domain/children/planPages';
import { fullNameOf } from '../../domain/tasks/taskOrder';
import { kindOf } from '../../domain/tasks/taskKind';
import {
  daysUntil,
  formatDate,
  formatDistance,
  formatLongDate,
  formatMonth,
  monthOf,
  plusDays,
  today,
  type PlainDate,
} from '../../shared/lib/time';
import { Distance, DueDate } from '../../domain/tasks/DueDate';
import { ChevronLeftIcon, ChevronRightIcon, WarningSignIcon } from '../../shared/ui/icons';
import { KindIcon, type DateKind } from '../../domain/tasks/KindLabel';
import { Card, Grid, Row, Stack, Text } from '../../shared/layout/layout';
import styles from './calendar.module.css';
import type { CalendarEntry } from './calendarEntries';
import { t } from './en';
import { weekOf } from './taskGroups';

type ByDay<Item> = ReadonlyMap<PlainDate, readonly Item[]>;

interface AgendaProps {
  readonly day: PlainDate;
  readonly tasks: ByDay<TaskAssignmentResource>;
  readonly entries: ByDay<CalendarEntry>;
  readonly onDay: (day: PlainDate) => void;
}

const LATE = 2;

export function Agenda({ day, tasks, entries, onDay }: AgendaProps) {
  const pages = usePlanPages();
  const week = weekOf(day);
  const until = plusDays(week[0] ?? day, 14);
  const late = [...tasks.values()]
    .flat()
    .filter((task) => kindOf(task) === 'overdue')
    .sort((a, b) => (a.attributes.dueDate! < b.attributes.dueDate! ? -1 : 1));
  const days = [...new Set([...tasks.keys(), ...entries.keys()])]
    .filter((date) => date >= day && date < until)
    .sort();
  return (
    <Stack gap={4}>
      <Strip
        day={day}
        week={week}
        marks={(date) => [
          ...(tasks.get(date) ?? []).map(kindOf),
          ...(entries.get(date) ?? []).map(({ kind }) => kind),
        ]}
        onDay={onDay}
      />
      {late.length > 0 && (
        <section aria-labelledby="agenda-late">
          <Row as="header" justify="between" below={1} size={2}>
            <Row as="h2" id="agenda-late" gap={2} size={2} tone="danger" weight={500}>
              <WarningSignIcon size={14} /> {t.agenda.overdue(late.length)}
            </Row>
            <Link to={pages.tasks}>{t.agenda.seeAll}</Link>
          </Row>
          <Card as="ul" lines>
            {late.slice(0, LATE).map((task) => (
              <TaskRow key={task.id} task={task} details={<DueDate date={task.attributes.dueDate} />} />
            ))}
          </Card>
        </section>
      )}
      {days.map((date) => (
        <section key={date} aria-labelledby={`agenda-${date}`}>
          <Row as="header" below={1}>
            <Text
              as="h2"
              id={`agenda-${date}`}
              size={2}
              tone={isNear(date) ? 'primary' : 'muted'}
              weight={500}
            >
              {isNear(date) ? t.agenda.onDay(formatDistance(date), formatDate(date)) : formatDate(date)}
            </Text>
          </Row>
          <Card as="ul" lines>
            {(entries.get(date) ?? []).map(({ kind, id, name, note, to }) => (
              <AgendaLine key={id} kind={kind} to={to} name={name} details={note ?? t.calendar.kinds[kind]} />
            ))}
            {(tasks.get(date) ?? []).map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                details={
                  ['task', 'overdue'].includes(kindOf(task)) ? (
                    <Distance date={date} />
                  ) : (
                    t.calendar.kinds[kindOf(task)]
                  )
                }
              />
            ))}
          </Card>
        </section>
      ))}
      {days.length === 0 && (
        <Text as="p" size={2} tone="muted">
          {t.agenda.nothing}
        </Text>
      )}
    </Stack>
  );
}

const isNear = (date: PlainDate) => Math.abs(daysUntil(date)) < 2;

interface StripProps extends Pick<AgendaProps, 'day' | 'onDay'> {
  readonly week: readonly PlainDate[];
  readonly marks: (date: PlainDate) => readonly DateKind[];
}

function Strip({ day, week, marks, onDay }: StripProps) {
  return (
    <Card as="section" aria-label={t.agenda.week} pad={2}>
      <Row as="header" gap={1} className={styles.bar}>
        <Text as="h2" grow size={4} aria-live="polite">
          {formatMonth(monthOf(day))}
        </Text>
        <Button text={t.calendar.today} onClick={() => onDay(today())} />
        <Button
          variant="minimal"
          icon={<ChevronLeftIcon />}
          aria-label={t.agenda.previousWeek}
          onClick={() => onDay(plusDays(day, -7))}
        />
        <Button
          variant="minimal"
          icon={<ChevronRightIcon />}
          aria-label={t.agenda.nextWeek}
          onClick={() => onDay(plusDays(day, 7))}
        />
      </Row>
      <Grid columns={7} above={1}>
        {week.map((date, index) => {
          const kinds = [...new Set(marks(date))];
          return (
            <Stack
              as="button"
              key={date}
              type="button"
              bare
              justify="center"
              pad={[1, 0]}
              size={1}
              tone="muted"
              className={styles.weekday}
              aria-pressed={date === day}
              aria-current={date === today() ? 'date' : undefined}
              onClick={() => onDay(date)}
            >
              <span aria-hidden="true">{t.calendar.weekdays[index]?.slice(0, 1)}</span>
              <span aria-hidden="true" className={styles.date}>
                {Number(date.slice(-2))}
              </span>
              <span aria-hidden="true" className={styles.dots}>
                {kinds.map((kind) => (
                  <span key={kind} data-kind={kind} />
                ))}
              </span>
              <span className="visually-hidden">
                {formatLongDate(date)}, {t.agenda.marks(marks(date).length)}
              </span>
            </Stack>
          );
        })}
      </Grid>
    </Card>
  );
}

function TaskRow({ task, details }: { task: TaskAssignmentResource; details: ReactNode }) {
  const pages = usePlanPages();
  const kind = kindOf(task);
  return (
    <AgendaLine
      kind={kind}
      to={`${pages.tasks}?task=${task.id}${kind === 'done' ? '&status=all' : ''}`}
      name={fullNameOf(task)}
      details={details}
    />
  );
}

interface LineProps {
  readonly kind: DateKind;
  readonly to: string;
  readonly name: string;
  readonly details: ReactNode;
}

const AgendaLine = ({ kind, to, name, details }: LineProps) => (
  <li>
    <Row as={Link} to={to} gap={3} pad={[2, 'inset']} tone="ink" className={styles.row}>
      <KindIcon kind={kind} />
      <Stack as="span" grow>
        <Text weight={500} breakable strike={kind === 'done'} tone={kind === 'done' ? 'muted' : undefined}>
          {name}
        </Text>
        <Text size={2} tone="muted">
          {details}
        </Text>
      </Stack>
      <ChevronRightIcon />
    </Row>
  </li>
);
