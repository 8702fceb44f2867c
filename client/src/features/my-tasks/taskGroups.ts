import type { TaskAssignmentResource } from 'contract/tasks';
import { monthGrid, monthOf, today, type PlainDate } from '../../shared/lib/time';

type Task = TaskAssignmentResource;

export interface TaskGroup {
  readonly name: 'overdue' | 'week' | 'later';
  readonly tasks: readonly Task[];
}

export const weekOf = (day: PlainDate): readonly PlainDate[] =>
  monthGrid(monthOf(day)).find((week) => week.includes(day)) ?? [];

function groupOf({ attributes: { dueDate } }: Task, now: PlainDate, saturday: PlainDate): TaskGroup['name'] {
  if (dueDate === null || dueDate > saturday) return 'later';
  return dueDate < now ? 'overdue' : 'week';
}

export function groupsOf(tasks: readonly Task[], now = today()): readonly TaskGroup[] {
  const saturday = weekOf(now).at(-1) ?? now;
  return (['overdue', 'week', 'later'] as const)
    .map((name) => ({ name, tasks: tasks.filter((task) => groupOf(task, now, saturday) === name) }))
    .filter((group) => group.tasks.length > 0);
}
