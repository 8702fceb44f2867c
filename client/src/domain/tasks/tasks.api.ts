import type { Draft } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ResponseOf } from 'contract/calls';
import type { DatedStudent } from 'contract/task-batches';
import type { DeadlineRule, TaskBatch } from 'contract/requests/task-batches';
import type { SyncResult, TaskAssignmentResource, TaskDefinitionResource } from 'contract/tasks';
import type { NewReminder, NewTask, TaskEdit } from 'contract/requests/tasks';
import '../colleges/colleges.events';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { listTags, SUMMARY } from '../../shared/api/tags';
import type { Instant, PlainDate } from '../../shared/lib/time';
import { queuedMutation } from '../../shared/offline/mutationQueue';
import { t } from './en';
import { ceebOf } from './taskCollege';
import './tasks.events';

export type TaskFields = TaskEdit;

type AllStudents = { readonly apply_to_all: true };

export type StudentAudience = { readonly taskId: string; readonly due_date?: PlainDate } & (
  AllStudents | { readonly user_ids: readonly string[] }
);

export type CollegeAudience = { readonly taskId: string } & (
  AllStudents | { readonly ceeb_codes: readonly string[] }
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

const SUMMED_UP = { type: 'Assignment', id: SUMMARY } as const;
const taskTag = (id: string) => ({ type: 'Task', id }) as const;
const tasksOf = (studentId: string) => ({ type: 'Assignment', id: studentId }) as const;

/** A task change alters its assignments, so their list has the tags of the tasks too. */
const taskTags = (rows: readonly TaskAssignmentResource[] = []) =>
  rows.map(({ attributes }) => taskTag(attributes.taskId));

type RowTest = (row: TaskAssignmentResource) => boolean;
type Attributes = TaskAssignmentResource['attributes'];

/** Changes one row in place, so that the others stay identical. */
const changeRow =
  (isMeant: RowTest, change: (attributes: Draft<Attributes>) => void) =>
  (rows: readonly TaskAssignmentResource[]): void => {
    const row: Draft<TaskAssignmentResource> | undefined = rows.find(isMeant);
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
  dispatch(tasksApi.util.updateQueryData('myTasks', undefined, complete));
  dispatch(tasksApi.util.updateQueryData('assignmentsOf', studentId, complete));
}

/** Its reversal skips rows that have changed since. */
function dating(isMeant: RowTest, dueDate: PlainDate | null) {
  let before: PlainDate | null = dueDate;
  const show = changeRow(isMeant, (attributes) => {
    before = attributes.dueDate;
    attributes.dueDate = dueDate;
  });
  const restore = changeRow(isMeant, (attributes) => {
    if (attributes.dueDate === dueDate) attributes.dueDate = before;
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
    dispatch(tasksApi.util.updateQueryData('assignmentsOf', date.studentId, datingOf(date).show));
  },
});

export const tasksApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    myTasks: build.query<readonly TaskAssignmentResource[], void>({
      query: () => call('GET /v2/tasks/all', { offline: true }),
      transformResponse: ({ data }: { data: readonly TaskAssignmentResource[] }) => data,
      providesTags: (rows) => [...listTags('Assignment', rows), ...taskTags(rows)],
    }),
    assignmentsOf: build.query<readonly TaskAssignmentResource[], string>({
      query: (studentId) =>
        call('GET /v2/tasks/{studentId}', {
          path: { studentId },
          headers: { studentid: studentId },
          offline: true,
        }),
      transformResponse: ({ data }: ResponseOf<'GET /v2/tasks/{studentId}'>) => data,
      providesTags: (rows = [], _error, studentId) => [
        tasksOf(studentId),
        ...rows.map(({ id }) => ({ type: 'Assignment', id }) as const),
        ...taskTags(rows),
      ],
    }),
    taskDefinitions: build.query<readonly TaskDefinitionResource[], void>({
      query: () => call('GET /v2/tasks/all', { offline: true }),
      transformResponse: ({ data }: { data: readonly TaskDefinitionResource[] }) => data,
      providesTags: (rows) => listTags('Task', rows),
    }),
    taskByExternalId: build.query<ResponseOf<'GET /v2/tasks'>, string>({
      query: (externalId) => call('GET /v2/tasks', { query: { externalId } }),
      providesTags: (task) => (task ? [taskTag(task.id)] : []),
    }),
    createTask: build.mutation<ResponseOf<'POST /v2/tasks'>, NewTask>({
      extraOptions: { undo: true },
      query: (body) => call('POST /v2/tasks', { body }),
      invalidatesTags: [taskTag('LIST')],
    }),
    createReminder: build.mutation<ResponseOf<'POST /v2/tasks/reminders'>, NewReminder>({
      extraOptions: { undo: true },
      query: (body) => call('POST /v2/tasks/reminders', { body }),
      invalidatesTags: [{ type: 'Assignment', id: 'LIST' }],
    }),
    moveReminder: build.mutation<unknown, { readonly taskId: string; readonly dueDate: PlainDate | null }>({
      query: ({ taskId, dueDate }) =>
        call('PATCH /v2/tasks/reminders/{taskId}', { path: { taskId }, body: { due_date: dueDate } }),
      onQueryStarted: async ({ taskId, dueDate }, { dispatch, queryFulfilled }) => {
        const { show, restore } = dating(({ attributes }) => attributes.taskId === taskId, dueDate);
        dispatch(tasksApi.util.updateQueryData('myTasks', undefined, show));
        await queryFulfilled.catch(() =>
          dispatch(tasksApi.util.updateQueryData('myTasks', undefined, restore)),
        );
      },
      invalidatesTags: (_answer, _error, { taskId }) => [taskTag(taskId), SUMMED_UP],
    }),
    editTask: build.mutation<unknown, { readonly taskId: string; readonly fields: TaskFields }>({
      query: ({ taskId, fields: body }) => call('PATCH /v2/tasks/{taskId}', { path: { taskId }, body }),
      invalidatesTags: (_answer, _error, { taskId }) => [taskTag(taskId)],
    }),
    deleteTask: build.mutation<unknown, string>({
      extraOptions: { undo: true },
      query: (taskId) => call('DELETE /v2/tasks/{taskId}', { path: { taskId } }),
      invalidatesTags: (_answer, _error, taskId) => [taskTag(taskId)],
    }),
    deleteReminder: build.mutation<unknown, string>({
      extraOptions: { undo: true },
      query: (taskId) => call('DELETE /v2/tasks/{taskId}', { path: { taskId } }),
      invalidatesTags: [{ type: 'Assignment', id: 'LIST' }],
    }),
    assignBatch: build.mutation<
      ResponseOf<'POST /v2/tasks/custom/{taskId}/batches'>,
      TaskBatch & { readonly taskId: string }
    >({
      query: ({ taskId, students }) =>
        call('POST /v2/tasks/custom/{taskId}/batches', { path: { taskId }, body: { students } }),
      invalidatesTags: (_answer, _error, { taskId, students }) => [
        taskTag(taskId),
        ...students.map(({ user_id }) => tasksOf(user_id)),
      ],
    }),
    dueDates: build.query<readonly DatedStudent[], DeadlineRule>({
      query: (body) => call('POST /v2/tasks/due-dates', { body }),
      transformResponse: ({ data }: ResponseOf<'POST /v2/tasks/due-dates'>) => data,
      providesTags: ['College'],
    }),
    assignToStudents: build.mutation<SyncResult, StudentAudience>({
      extraOptions: { undo: true },
      query: ({ taskId, ...body }) =>
        call('POST /v2/tasks/custom/{taskId}/students', { path: { taskId }, body }),
      invalidatesTags: (_answer, _error, audience) => [
        taskTag(audience.taskId),
        ...('user_ids' in audience ? audience.user_ids.map(tasksOf) : (['Assignment'] as const)),
      ],
    }),
    assignToColleges: build.mutation<SyncResult, CollegeAudience>({
      query: ({ taskId, ...body }) =>
        call('POST /v2/tasks/standard/{taskId}/colleges', { path: { taskId }, body }),
      invalidatesTags: (_answer, _error, { taskId }) => [taskTag(taskId), 'Assignment'],
    }),
    completeTask: build.mutation<unknown, Completion>({
      extraOptions: { undo: true },
      query: (completion) =>
        call('PATCH /v2/tasks/student/{assignmentId}', {
          path: { assignmentId: completion.id },
          body: { completed_date: completion.completedDate },
          queuedAs: waitingCompletion(completion),
        }),
      invalidatesTags: (_answer, error) => (error ? [] : [SUMMED_UP]),
      onQueryStarted: async (completion, { dispatch, queryFulfilled }) => {
        const confirmed = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (confirmed) showCompletion(completion, dispatch);
      },
    }),
    /** Optimistic. Null restores the task's own date. */
    changeDueDate: build.mutation<unknown, Dating>({
      extraOptions: { undo: true },
      query: (date) =>
        call('PATCH /v2/tasks/{taskId}/student/{studentId}', {
          path: { taskId: date.taskId, studentId: date.studentId },
          query: { ceeb: date.ceeb },
          headers: { studentid: date.studentId },
          body: { due_date: date.dueDate },
          queuedAs: waitingDate(date),
        }),
      onQueryStarted: async (date, { dispatch, queryFulfilled }) => {
        const { show, restore } = datingOf(date);
        dispatch(tasksApi.util.updateQueryData('assignmentsOf', date.studentId, show));
        await queryFulfilled.catch(() =>
          dispatch(tasksApi.util.updateQueryData('assignmentsOf', date.studentId, restore)),
        );
      },
      invalidatesTags: (_answer, error, { studentId, dueDate }) =>
        error || dueDate === null ? [tasksOf(studentId)] : [],
    }),
    unassign: build.mutation<unknown, TaskOfStudent>({
      extraOptions: { undo: true },
      query: ({ taskId, studentId, ceeb }) =>
        call('DELETE /v2/tasks/{taskId}/student/{studentId}', {
          path: { taskId, studentId },
          query: { ceeb },
          headers: { studentid: studentId },
        }),
      invalidatesTags: (_answer, _error, { taskId, studentId }) => [taskTag(taskId), tasksOf(studentId)],
    }),
    /** For the calling student, or for all students if an admin calls. */
    syncTasks: build.mutation<SyncResult, void>({
      query: () => call('POST /v2/tasks/sync'),
      invalidatesTags: ['Assignment', 'Task'],
    }),
    syncCollegeTasks: build.mutation<SyncResult, void>({
      query: () => call('POST /v2/tasks/sync-college-tasks'),
      invalidatesTags: ['Assignment', 'Task'],
    }),
  }),
});

export const {
  useMyTasksQuery,
  useAssignmentsOfQuery,
  useTaskDefinitionsQuery,
  useTaskByExternalIdQuery,
  useCreateTaskMutation,
  useCreateReminderMutation,
  useDeleteReminderMutation,
  useMoveReminderMutation,
  useEditTaskMutation,
  useDeleteTaskMutation,
  useAssignBatchMutation,
  useDueDatesQuery,
  useAssignToStudentsMutation,
  useAssignToCollegesMutation,
  useCompleteTaskMutation,
  useChangeDueDateMutation,
  useUnassignMutation,
  useSyncTasksMutation,
  useSyncCollegeTasksMutation,
} = tasksApi;
