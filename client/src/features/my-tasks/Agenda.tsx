import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TaskAssignmentResource } from 'contract/tasks';
import { usePlanPages } from '../../domain/children/planPages';
import { fullNameOf } from '../../domain/tasks/taskCollege';
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
import { Distance, DueDate } from '../../shared/ui/DueDate';
import { ChevronLeftIcon, ChevronRightIcon, WarningSignIcon } from '../../shared/ui/icons';
import { KindIcon, type DateKind } from '../../shared/ui/KindLabel';
import styles from './Agenda.module.css';
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
    <div className={styles.agenda}>
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
          <header className={styles.heading}>
            <h2 id="agenda-late" className={styles.late}>
              <WarningSignIcon size={14} /> {t.agenda.overdue(late.length)}
            </h2>
            <Link to={pages.tasks}>{t.agenda.seeAll}</Link>
          </header>
          <ul className={styles.rows}>
            {late.slice(0, LATE).map((task) => (
              <TaskRow key={task.id} task={task} details={<DueDate date={task.attributes.dueDate} />} />
            ))}
          </ul>
        </section>
      )}
      {days.map((date) => (
        <section key={date} aria-labelledby={`agenda-${date}`}>
          <header className={styles.heading}>
            <h2 id={`agenda-${date}`} data-near={Math.abs(daysUntil(date)) < 2}>
              {Math.abs(daysUntil(date)) < 2
                ? t.agenda.onDay(formatDistance(date), formatDate(date))
                : formatDate(date)}
            </h2>
          </header>
          <ul className={styles.rows}>
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
          </ul>
        </section>
      ))}
      {days.length === 0 && <p className={styles.nothing}>{t.agenda.nothing}</p>}
    </div>
  );
}

interface StripProps extends Pick<AgendaProps, 'day' | 'onDay'> {
  readonly week: readonly PlainDate[];
  readonly marks: (date: PlainDate) => readonly DateKind[];
}

function Strip({ day, week, marks, onDay }: StripProps) {
  return (
    <section aria-label={t.agenda.week} className={styles.strip}>
      <header className={styles.bar}>
        <h2 aria-live="polite">{formatMonth(monthOf(day))}</h2>
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
      </header>
      <div className={styles.days}>
        {week.map((date, index) => {
          const kinds = [...new Set(marks(date))];
          return (
            <button
              key={date}
              type="button"
              className={styles.date}
              aria-pressed={date === day}
              aria-current={date === today() ? 'date' : undefined}
              onClick={() => onDay(date)}
            >
              <span aria-hidden="true">{t.calendar.weekdays[index]?.slice(0, 1)}</span>
              <span aria-hidden="true" className={styles.number}>
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
            </button>
          );
        })}
      </div>
    </section>
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
    <Link to={to} className={styles.row} data-kind={kind}>
      <KindIcon kind={kind} />
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.details}>{details}</span>
      </span>
      <ChevronRightIcon />
    </Link>
  </li>
);
