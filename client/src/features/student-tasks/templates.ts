import type { TaskDefinitionResource } from 'contract/tasks';
import { valuesOf, type TaskValues } from '../../domain/tasks/taskForm';
import { today } from '../../shared/lib/time';

type Tasks = readonly TaskDefinitionResource[];

const LAST_TASKS = 10;

const isOwn = ({ attributes: { type, external_id } }: TaskDefinitionResource) =>
  type === 'custom' && external_id === null;

const isAssigned = ({ attributes: { assignedCount, applyToAll } }: TaskDefinitionResource) =>
  assignedCount > 0 || applyToAll;

/** A template is a task of one's own that nobody has. */
export const templatesIn = (tasks: Tasks): Tasks => tasks.filter((task) => isOwn(task) && !isAssigned(task));

/** The tasks that the user has assigned last, newest first; of several with one name, the newest. */
export function lastTasksIn(tasks: Tasks): Tasks {
  const newestFirst = tasks
    .filter((task) => isOwn(task) && isAssigned(task))
    .toSorted((one, other) => (one.attributes.createdAt > other.attributes.createdAt ? -1 : 1));
  const byName = new Map(newestFirst.toReversed().map((task) => [task.attributes.name, task]));
  return newestFirst.filter((task) => byName.get(task.attributes.name) === task).slice(0, LAST_TASKS);
}

/** What a new task takes over; a date that has passed is left out. */
export function startFrom({ attributes }: TaskDefinitionResource): TaskValues {
  const { due_date, ...values } = valuesOf(attributes);
  return { ...values, due_date: due_date >= today() ? due_date : '' };
}
