import { useEffect } from 'react';
import type { ResponseOf, Body, Query } from 'contract/calls';
import type { ServerEventName } from 'contract/realtime';
import '../record/record.api';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST, listTags } from '../../shared/api/tags';
import { listen } from '../../shared/realtime/realtime';

export const studentsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    students: build.query<ResponseOf<'GET /users/students'>, Query<'GET /users/students'>>({
      query: (query) => call('GET /users/students', { query }),
      providesTags: (page) => listTags('User', page?.data),
    }),
    writeToStudents: build.mutation<ResponseOf<'POST /messages/students'>, Body<'POST /messages/students'>>({
      query: (body) => call('POST /messages/students', { body }),
      invalidatesTags: [
        { type: 'Message', id: LIST },
        { type: 'User', id: LIST },
      ],
    }),
  }),
});

export const { useStudentsQuery, useLazyStudentsQuery, useWriteToStudentsMutation } = studentsApi;

const PROGRESS_EVENTS: readonly ServerEventName[] = [
  'assignment.added',
  'assignment.changed',
  'assignment.removed',
  'task.changed',
  'message.sent',
];
const REST_MS = 1_000;

export function useLiveProgress(refetch: () => unknown): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = listen(({ name }) => {
      if (!PROGRESS_EVENTS.includes(name)) return;
      clearTimeout(timer);
      timer = setTimeout(refetch, REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [refetch]);
}
