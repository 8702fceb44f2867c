import { useEffect } from 'react';
import type { Answer, Query } from 'contract/calls';
import type { ServerEventName } from 'contract/realtime';
import '../../domain/record/record.api';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { listTags } from '../../shared/api/tags';
import { listen } from '../../shared/realtime/realtime';

const studentsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    students: build.query<Answer<'GET /users/students'>, Query<'GET /users/students'>>({
      query: (query) => call('GET /users/students', { query }),
      providesTags: (page) => listTags('User', page?.data),
    }),
  }),
});

export const { useStudentsQuery } = studentsApi;

/** What tells how far students are. */
const PROGRESS: readonly ServerEventName[] = [
  'assignment.added',
  'assignment.changed',
  'assignment.removed',
  'task.changed',
];
const REST_MS = 1_000;

/** Asks anew once a burst of what students do has come to rest. */
export function useLiveProgress(refetch: () => unknown): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = listen(({ name }) => {
      if (!PROGRESS.includes(name)) return;
      clearTimeout(timer);
      timer = setTimeout(refetch, REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [refetch]);
}
