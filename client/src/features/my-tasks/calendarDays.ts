import type { TaskAssignmentResource } from 'contract/tasks';
import {
  calendarWindow,
  monthOf,
  plusDays,
  plusMonths,
  today,
  type Month,
  type PlainDate,
} from '../../shared/lib/time';
import { isCompleted } from '../../domain/tasks/taskOrder';
import type { CalendarEntry } from './calendarEntries';
import { weekOf } from './taskGroups';

export function isWithinCalendar(month: Month): boolean {
  const { first, last } = calendarWindow();
  return month >= first && month <= last;
}

export function calendarMonths(): Month[] {
  const { first, last } = calendarWindow();
  const months = [first];
  for (let month = first; month < last;) months.push((month = plusMonths(month, 1)));
  return months;
}

/** Returns the same day of another month, or the last day of a shorter one. */
export function sameDayIn(month: Month, day: PlainDate): PlainDate {
  const last = plusDays(`${plusMonths(month, 1)}-01`, -1);
  const same = `${month}${day.slice(month.length)}`;
  return same < last ? same : last;
}

export function openingDay(month: Month): PlainDate {
  const now = today();
  return isWithinCalendar(month) && month !== monthOf(now) ? `${month}-01` : now;
}

const moves: Readonly<Record<string, (day: PlainDate) => PlainDate>> = {
  ArrowLeft: (day) => plusDays(day, -1),
  ArrowRight: (day) => plusDays(day, 1),
  ArrowUp: (day) => plusDays(day, -7),
  ArrowDown: (day) => plusDays(day, 7),
  Home: (day) => weekOf(day)[0] ?? day,
  End: (day) => weekOf(day).at(-1) ?? day,
  PageUp: (day) => sameDayIn(plusMonths(monthOf(day), -1), day),
  PageDown: (day) => sameDayIn(plusMonths(monthOf(day), 1), day),
};

/** Returns undefined for a key that does not move, or that would leave the calendar's range. */
export function dayAfterKey(key: string, day: PlainDate): PlainDate | undefined {
  const next = moves[key]?.(day);
  return next !== undefined && isWithinCalendar(monthOf(next)) ? next : undefined;
}

export function byDay(
  tasks: readonly TaskAssignmentResource[],
): ReadonlyMap<PlainDate, readonly TaskAssignmentResource[]> {
  const days = new Map<PlainDate, TaskAssignmentResource[]>();
  for (const task of tasks.toSorted((a, b) => Number(isCompleted(a)) - Number(isCompleted(b)))) {
    const { dueDate } = task.attributes;
    if (dueDate === null) continue;
    const due = days.get(dueDate);
    if (due) due.push(task);
    else days.set(dueDate, [task]);
  }
  return days;
}

export function entriesByDay(
  entries: readonly CalendarEntry[],
): ReadonlyMap<PlainDate, readonly CalendarEntry[]> {
  const days = new Map<PlainDate, CalendarEntry[]>();
  for (const entry of entries.toSorted((a, b) => a.kind.localeCompare(b.kind))) {
    const others = days.get(entry.date);
    if (others) others.push(entry);
    else days.set(entry.date, [entry]);
  }
  return days;
}
