import type { Answer } from 'contract/calls';
import type { TestScore, TestScoreResource } from 'contract/test-scores';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST, listTags } from '../../shared/api/tags';

const PAGE_SIZE = 99;

const testsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The student's own, newest first. */
    tests: build.query<readonly TestScoreResource[], void>({
      query: () => call('GET /users/test', { query: { currentPage: 1, pageSize: PAGE_SIZE } }),
      transformResponse: ({ data }: Answer<'GET /users/test'>) => data,
      providesTags: (rows) => listTags('TestScore', rows),
    }),
    addTest: build.mutation<unknown, TestScore>({
      query: (body) => call('POST /users/test', { body }),
      invalidatesTags: [{ type: 'TestScore', id: LIST }],
    }),
    removeTest: build.mutation<unknown, string>({
      query: (id) => call('DELETE /users/test/{id}', { path: { id } }),
      invalidatesTags: [{ type: 'TestScore', id: LIST }],
    }),
  }),
});

export const { useTestsQuery, useAddTestMutation, useRemoveTestMutation } = testsApi;
