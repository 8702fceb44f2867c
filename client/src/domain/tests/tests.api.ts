import type { TestScoreResource } from 'contract/profile';
import { api } from '../../shared/api/baseApi';
import { LIST, listTags } from '../../shared/api/tags';

const PAGE_SIZE = 99;

export type NewTest = TestScoreResource['attributes'];

export const testsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The student's own, newest first. */
    tests: build.query<readonly TestScoreResource[], void>({
      query: () => ({ url: '/users/test', params: { currentPage: 1, pageSize: PAGE_SIZE } }),
      transformResponse: ({ data }: { data: readonly TestScoreResource[] }) => data,
      providesTags: (rows) => listTags('TestScore', rows),
    }),
    addTest: build.mutation<unknown, NewTest>({
      query: (body) => ({ url: '/users/test', method: 'POST', body }),
      invalidatesTags: [{ type: 'TestScore', id: LIST }],
    }),
    removeTest: build.mutation<unknown, string>({
      query: (id) => ({ url: `/users/test/${id}`, method: 'DELETE' }),
      invalidatesTags: [{ type: 'TestScore', id: LIST }],
    }),
  }),
});

export const { useTestsQuery, useAddTestMutation, useRemoveTestMutation } = testsApi;
