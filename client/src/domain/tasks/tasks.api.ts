import type { Draft } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { TaskAssignmentResource, TaskDefinitionResource } from 'contract/tasks';
import type { TaskEdit } from 'contract/requests/tasks';
import {
  endpoints,
  mutation,
  query,
  resource,
  lists,
  listTags,
  onSuccess,
  SUMMARY,
} from '../../shared/api/resource';
import '../colleges/colleges.events';
import type { Instant, PlainDate } from '../../shared/lib/time';
import { queuedMutation } from '../../shared/offline/mutationQueue';
import { t } from './en';
import { ceebOf } from './taskOrder';
import './tasks.events';

export type TaskFields = TaskEdit;

export type StudentAudience = { readonly taskId: string; readonly due_date?: PlainDate } & (
  { readonly apply_to_all: true } | { readonly user_ids: readonly string[] }
);

interface TaskOfStudent {
  readonly taskId: string;
  readonly studentId: string;
  /** The college's id, or an empty string: a task for several colleges is assigned once for each. */
  readonly ceeb: string;
}

interface Completion {
  readonly id: string;
  readonly studentId: string;
  readonly completedDate: Instant | null;
}

type Dating = TaskOfStudent & { readonly dueDate: PlainDate | null };

const task = resource('Task');

const SUMMED_UP = { type: 'Assignment', id: SUMMARY } as const;
const taskTag = (id: string) => ({ type: 'Task', id }) as const;
const tasksOf = (studentId: string) => ({ type: 'Assignment', id: studentId }) as const;

/** A task change alters its assignments, so their list has the tags of the tasks too. */
const taskTags = (rows: readonly TaskAssignmentResource[] = []) =>
  rows.map(({ attributes }) => taskTag(attributes.taskId));

const assignment = ({ taskId, studentId, ceeb }: TaskOfStudent) => ({
  path: { taskId, studentId },
  query: { ceeb },
  headers: { studentid: studentId },
});

type RowTest = (row: TaskAssignmentResource) => boolean;
type Attributes = TaskAssignmentResource['attributes'];

/** Changes one row in place, so that the other rows keep their identity and do not rerender. */
const changeRow =
  (matches: RowTest, change: (attributes: Draft<Attributes>) => void) =>
  (rows: readonly TaskAssignmentResource[]): void => {
    const row: Draft<TaskAssignmentResource> | undefined = rows.find(matches);
    if (row) change(row.attributes);
  };

function showCompletion(
  { id, studentId, completedDate }: Completion,
  dispatch: BaseQueryApi['dispatch'],
): void {
  const complete = changeRow(
    (row) => row.id === id,
    (attributes) => {
      attributes.completedDate = completedDate;
    },
  );
  dispatch(TasksApi.util.updateQueryData('myTasks', undefined, complete));
  dispatch(TasksApi.util.updateQueryData('assignmentsOf', studentId, complete));
}

/** Shows a due date before the server responds. Reverting it skips rows that have changed since. */
function dating(matches: RowTest, dueDate: PlainDate | null) {
  const set = { dueDate, countsFrom: null };
  let before: Pick<TaskAssignmentResource['attributes'], keyof typeof set> = set;
  const show = changeRow(matches, (attributes) => {
    before = { dueDate: attributes.dueDate, countsFrom: attributes.countsFrom };
    Object.assign(attributes, set);
  });
  const restore = changeRow(matches, (attributes) => {
    if (attributes.dueDate === dueDate) Object.assign(attributes, before);
  });
  return { show, restore };
}

const datingOf = ({ taskId, ceeb, dueDate }: Dating) =>
  dating((row) => row.attributes.taskId === taskId && ceebOf(row) === ceeb, dueDate);

const waitingCompletion = queuedMutation('completion', {
  what: t.waiting.completion,
  optimisticUpdate: showCompletion,
});
const waitingDate = queuedMutation('due-date', {
  what: t.waiting.dueDate,
  optimisticUpdate: (date: Dating, dispatch) => {
    dispatch(TasksApi.util.updateQueryData('assignmentsOf', date.studentId, datingOf(date).show));
  },
});

export const TasksApi = endpoints({
  myTasks: query('GET /v2/tasks/all', {
    request: (_none: void) => ({}),
    transformResponse: ({ data }: { data: readonly TaskAssignmentResource[] }) => data,
    providesTags: (rows) => [...listTags('Assignment', rows), ...taskTags(rows)],
  }),
  assignmentsOf: query('GET /v2/tasks/{studentId}', {
    request: (studentId: string) => ({ path: { studentId }, headers: { studentid: studentId } }),
    providesTags: (rows = [], _error, studentId) => [
      tasksOf(studentId),
      ...rows.map(({ id }) => ({ type: 'Assignment', id }) as const),
      ...taskTags(rows),
    ],
  }),
  taskDefinitions: query('GET /v2/tasks/all', {
    request: (_none: void) => ({}),
    transformResponse: ({ data }: { data: readonly TaskDefinitionResource[] }) => data,
    providesTags: (rows) => listTags('Task', rows),
  }),
  taskByExternalId: query('GET /v2/tasks', {
    request: (externalId: string) => ({ query: { externalId } }),
    providesTags: (task) => (task ? [taskTag(task.id)] : []),
  }),
  createTask: task.create('POST /v2/tasks', { undo: true }),
  createReminder: mutation('POST /v2/tasks/reminders', { undo: true, invalidatesTags: lists('Assignment') }),
  moveReminder: mutation('PATCH /v2/tasks/reminders/{taskId}', {
    request: ({ taskId, dueDate }: Pick<Dating, 'taskId' | 'dueDate'>) => ({
      path: { taskId },
      body: { due_date: dueDate },
    }),
    onQueryStarted: async ({ taskId, dueDate }, { dispatch, queryFulfilled }) => {
      const { show, restore } = dating(({ attributes }) => attributes.taskId === taskId, dueDate);
      dispatch(TasksApi.util.updateQueryData('myTasks', undefined, show));
      await queryFulfilled.catch(() =>
        dispatch(TasksApi.util.updateQueryData('myTasks', undefined, restore)),
      );
    },
    invalidatesTags: (_answer, _error, { taskId }) => [taskTag(taskId), SUMMED_UP],
  }),
  editTask: task.edit('PATCH /v2/tasks/{taskId}', { undo: undefined }),
  deleteTask: task.edit('DELETE /v2/tasks/{taskId}'),
  deleteReminder: mutation('DELETE /v2/tasks/{taskId}', { undo: true, invalidatesTags: lists('Assignment') }),
  assignBatch: mutation('POST /v2/tasks/custom/{taskId}/batches', {
    invalidatesTags: (_answer, _error, { taskId, students }) => [
      taskTag(taskId),
      ...students.map(({ user_id }) => tasksOf(user_id)),
    ],
  }),
  dueDates: query('POST /v2/tasks/due-dates', { providesTags: ['College'] }),
  assignToStudents: mutation('POST /v2/tasks/custom/{taskId}/students', {
    undo: true,
    request: ({ taskId, ...body }: StudentAudience) => ({ path: { taskId }, body }),
    invalidatesTags: (_answer, _error, audience) => [
      taskTag(audience.taskId),
      ...('user_ids' in audience ? audience.user_ids.map(tasksOf) : (['Assignment'] as const)),
    ],
  }),
  assignToColleges: mutation('POST /v2/tasks/standard/{taskId}/colleges', {
    invalidatesTags: (_answer, _error, { taskId }) => [taskTag(taskId), 'Assignment'],
  }),
  completeTask: mutation('PATCH /v2/tasks/student/{assignmentId}', {
    undo: true,
    request: (completion: Completion) => ({
      path: { assignmentId: completion.id },
      body: { completed_date: completion.completedDate },
      queuedAs: waitingCompletion(completion),
    }),
    invalidatesTags: onSuccess([SUMMED_UP]),
    onQueryStarted: async (completion, { dispatch, queryFulfilled }) => {
      const confirmed = await queryFulfilled.then(
        () => true,
        () => false,
      );
      if (confirmed) showCompletion(completion, dispatch);
    },
  }),
  /** Optimistic. Null restores the task's own date. */
  changeDueDate: mutation('PATCH /v2/tasks/{taskId}/student/{studentId}', {
    undo: true,
    request: (date: Dating) => ({
      ...assignment(date),
      body: { due_date: date.dueDate },
      queuedAs: waitingDate(date),
    }),
    onQueryStarted: async (date, { dispatch, queryFulfilled }) => {
      const { show, restore } = datingOf(date);
      dispatch(TasksApi.util.updateQueryData('assignmentsOf', date.studentId, show));
      await queryFulfilled.catch(() =>
        dispatch(TasksApi.util.updateQueryData('assignmentsOf', date.studentId, restore)),
      );
    },
    invalidatesTags: (_answer, error, { studentId, dueDate }) =>
      error ? [tasksOf(studentId)] : [...lists('Audit'), ...(dueDate === null ? [tasksOf(studentId)] : [])],
  }),
  unassign: mutation('DELETE /v2/tasks/{taskId}/student/{studentId}', {
    undo: true,
    request: assignment,
    invalidatesTags: (_answer, _error, { taskId, studentId }) => [taskTag(taskId), tasksOf(studentId)],
  }),
  /** For the calling student, or for all students if an admin calls. */
  syncTasks: mutation('POST /v2/tasks/sync', { invalidatesTags: ['Assignment', 'Task'] }),
  syncCollegeTasks: mutation('POST /v2/tasks/sync-college-tasks', {
    invalidatesTags: ['Assignment', 'Task'],
  }),
});
