import type { Page } from 'contract/http';
import { THREADS_PER_PAGE, type ThreadFields, type ThreadResource } from 'contract/threads';
import { api } from '../../shared/api/baseApi';
import { LIST, listTags } from '../../shared/api/tags';

const LISTS = [{ type: 'Thread', id: LIST }] as const;

const threadsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    threads: build.query<Page<ThreadResource>, number>({
      query: (currentPage) => ({ url: '/threads/all', params: { currentPage, pageSize: THREADS_PER_PAGE } }),
      providesTags: (page) => listTags('Thread', page?.data),
    }),
    thread: build.query<ThreadResource, string>({
      query: (id) => `/threads/${id}`,
      transformResponse: ({ data }: { data: ThreadResource }) => data,
      providesTags: (_thread, _error, id) => [{ type: 'Thread', id }],
    }),
    publishThread: build.mutation<{ readonly id: string }, ThreadFields>({
      query: (body) => ({ url: '/threads', method: 'POST', body }),
      invalidatesTags: LISTS,
    }),
    editThread: build.mutation<unknown, { readonly id: string; readonly fields: ThreadFields }>({
      query: ({ id, fields }) => ({ url: `/threads/${id}`, method: 'PATCH', body: fields }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'Thread', id }],
    }),
    retireThread: build.mutation<unknown, string>({
      query: (id) => ({ url: `/threads/${id}`, method: 'DELETE' }),
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
