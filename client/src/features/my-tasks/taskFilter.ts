import type { SavedCollegeResource } from 'contract/saved-colleges';
import type { TaskAssignmentResource } from 'contract/tasks';
import { withStatus } from '../../domain/colleges/savedStatus';
import type { UrlValues } from '../../shared/routing/useUrlState';
import { compareText } from '../../shared/lib/format';
import { byDueDate, byName, isCompleted } from '../../domain/tasks/taskOrder';
import { t } from './en';

const { types, statuses, sorts } = t.filters;

export interface TaskFilter {
  readonly type: keyof typeof types;
  readonly status: keyof typeof statuses;
  readonly sort: keyof typeof sorts;
  readonly college: string;
  /** Ids of the tasks of a notification, or ''. */
  readonly only: string;
}

export const SORTS = Object.keys(sorts) as readonly TaskFilter['sort'][];

export const INITIAL_FILTER: TaskFilter = {
  type: 'all',
  status: 'upcoming',
  sort: 'dateAsc',
  college: '',
  only: '',
};

const choice = <Value extends string>(options: Record<Value, string>, value: string, initial: Value) =>
  Object.hasOwn(options, value) ? (value as Value) : initial;

export const readFilter = (address: UrlValues<keyof TaskFilter>): TaskFilter => ({
  type: choice(types, address.type, INITIAL_FILTER.type),
  status: choice(statuses, address.status, INITIAL_FILTER.status),
  sort: choice(sorts, address.sort, INITIAL_FILTER.sort),
  college: address.college,
  only: address.only,
});

/** The count of all open tasks is in the page's head, so the list only counts what a filter leaves. */
export const isFiltered = ({ type, status, college, only }: TaskFilter): boolean =>
  type !== INITIAL_FILTER.type || status !== INITIAL_FILTER.status || college !== '' || only !== '';

type Task = TaskAssignmentResource;

/** A standard task that was assigned for a college counts as a school task, too. */
const isSchoolTask = ({ attributes, relationships }: Task) =>
  attributes.type === 'college' || relationships.college.data !== null;

function matches(
  task: Task,
  { type, status, college, only }: TaskFilter,
  isDone: (task: Task) => boolean,
): boolean {
  if (only !== '' && !only.split(',').includes(task.id)) return false;
  if (type !== 'all' && isSchoolTask(task) !== (type === 'school')) return false;
  if (status !== 'all' && isDone(task) !== (status === 'completed')) return false;
  return college === '' || task.relationships.college.data?.id === college;
}

const ORDERS: Readonly<Record<TaskFilter['sort'], (a: Task, b: Task) => number>> = {
  aToZ: byName,
  zToA: (a, b) => byName(b, a),
  dateAsc: byDueDate(1),
  dateDesc: byDueDate(-1),
};

export const filtered = (
  tasks: readonly Task[],
  filter: TaskFilter,
  isDone: (task: Task) => boolean = isCompleted,
): readonly Task[] => tasks.filter((task) => matches(task, filter, isDone)).toSorted(ORDERS[filter.sort]);

export interface College {
  readonly id: string;
  readonly name: string;
}

export const collegesOf = (saved: readonly SavedCollegeResource[]): readonly College[] =>
  withStatus(saved, 'applying')
    .map(({ attributes }) => ({ id: attributes.ceeb_code, name: attributes.name }))
    .sort((a, b) => compareText(a.name, b.name));
