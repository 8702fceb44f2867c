import { SHOWN_ON_DASHBOARD, type Coming, type Dashboard, type DueCount } from '../../../contract/dashboard';
import { byDueDate } from '../../../contract/task-order';
import { isOverdue } from '../../../contract/task-timing';
import type { TaskSummary } from '../../../contract/tasks';
import { plusDays } from '../../platform/new-york';
import type { College } from '../colleges/colleges.queries';
import { countsFrom, type TaskAssignment, type TaskDefinition } from '../tasks/tasks.queries';
import { sundayOf } from './coming-weeks';

/** Leaves out deleted tasks. Sorted soonest first; tasks without a date come last. */
export const summariesOf = (
  assigned: readonly TaskAssignment[],
  definitions: ReadonlyMap<string, TaskDefinition>,
  colleges: ReadonlyMap<string, College>,
): TaskSummary[] =>
  assigned
    .flatMap((assignment) => {
      const { id, taskId, studentId, ceebCode, dueDate, completedDate } = assignment;
      const fields = definitions.get(taskId)?.fields;
      if (!fields) return [];
      const college = ceebCode === null ? null : (colleges.get(ceebCode)?.fields.name ?? ceebCode);
      return {
        id,
        attributes: {
          studentId,
          name: fields.name,
          dueDate: dueDate ?? fields.dueDate,
          countsFrom: countsFrom(assignment),
          completedDate,
        },
        relationships: {
          college: { data: college === null ? null : { id: ceebCode!, attributes: { name: college } } },
        },
      };
    })
    .sort((one, other) => byDueDate(one.attributes, other.attributes));

const isOpen = ({ attributes }: TaskSummary) => attributes.completedDate === null;

export function countsOf(tasks: readonly TaskSummary[], today: string): Dashboard['tasks'] {
  const open = tasks.filter(isOpen);
  const nextSunday = plusDays(sundayOf(today), 7);
  return {
    all: tasks.length,
    completed: tasks.length - open.length,
    overdue: counted(datesOf(open.filter(({ attributes }) => isOverdue(attributes, today)))),
    thisWeek: counted(datesOf(open).filter((date) => date >= today && date < nextSunday)),
    next: open.slice(0, SHOWN_ON_DASHBOARD.tasks),
  };
}

const datesOf = (tasks: readonly TaskSummary[]) =>
  tasks.flatMap(({ attributes }) => attributes.dueDate ?? []);

const counted = (dates: readonly string[]): DueCount => ({ count: dates.length, first: dates[0] ?? null });

export const comingTasks = (tasks: readonly TaskSummary[]): Coming[] =>
  tasks.filter(isOpen).flatMap(({ id, attributes: { name, dueDate: date }, relationships }) => {
    const college = relationships.college.data?.attributes.name ?? null;
    return date === null ? [] : { kind: 'task' as const, id, date, name, college };
  });
