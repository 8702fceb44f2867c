import { isOverdue, isToStart } from 'contract/task-timing';
import type { TaskAssignmentResource } from 'contract/tasks';
import { monthGrid, monthOf, today, type PlainDate } from '../../shared/lib/time';

type Task = TaskAssignmentResource;

const GROUPS = ['overdue', 'start', 'week', 'later'] as const;

export interface TaskGroup {
  readonly name: (typeof GROUPS)[number];
  readonly tasks: readonly Task[];
}

export const weekOf = (day: PlainDate): readonly PlainDate[] =>
  monthGrid(monthOf(day)).find((week) => week.includes(day)) ?? [];

function groupOf({ attributes }: Task, now: PlainDate, saturday: PlainDate): TaskGroup['name'] {
  if (isToStart(attributes)) return 'start';
  if (isOverdue(attributes, now)) return 'overdue';
  return attributes.dueDate === null || attributes.dueDate > saturday ? 'later' : 'week';
}

export function groupsOf(tasks: readonly Task[], now = today()): readonly TaskGroup[] {
  const saturday = weekOf(now).at(-1) ?? now;
  return GROUPS.map((name) => ({
    name,
    tasks: tasks.filter((task) => groupOf(task, now, saturday) === name),
  })).filter((group) => group.tasks.length > 0);
}
