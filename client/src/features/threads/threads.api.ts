import type { ResponseOf } from 'contract/calls';
import { THREADS_PER_PAGE, type ThreadFields, type ThreadResource } from 'contract/threads';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST, listTags } from '../../shared/api/tags';

const LISTS = [{ type: 'Thread', id: LIST }] as const;

const threadsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    threads: build.query<ResponseOf<'GET /threads/all'>, number>({
      query: (currentPage) =>
        call('GET /threads/all', { query: { currentPage, pageSize: THREADS_PER_PAGE }, offline: true }),
      providesTags: (page) => listTags('Thread', page?.data),
    }),
    thread: build.query<ThreadResource, string>({
      query: (id) => call('GET /threads/{id}', { path: { id }, offline: true }),
      transformResponse: ({ data }: ResponseOf<'GET /threads/{id}'>) => data,
      providesTags: (_thread, _error, id) => [{ type: 'Thread', id }],
    }),
    publishThread: build.mutation<ResponseOf<'POST /threads'>, ThreadFields>({
      query: (body) => call('POST /threads', { body }),
      invalidatesTags: LISTS,
    }),
    editThread: build.mutation<unknown, { readonly id: string; readonly fields: ThreadFields }>({
      extraOptions: { undo: true },
      query: ({ id, fields: body }) => call('PATCH /threads/{id}', { path: { id }, body }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'Thread', id }],
    }),
    retireThread: build.mutation<unknown, string>({
      extraOptions: { undo: true },
      query: (id) => call('DELETE /threads/{id}', { path: { id } }),
      invalidatesTags: LISTS,
    }),
  }),
});

export const {
  useThreadsQuery,
  useThreadQuery,
  usePublishThreadMutation,
  useEditThreadMutation,
  useRetireThreadMutation,
} = threadsApi;
