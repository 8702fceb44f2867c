import type { Answer } from 'contract/calls';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { listTags } from '../../shared/api/tags';

interface StudentSearch {
  readonly q: string;
  readonly currentPage: number;
}

const studentsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    students: build.query<Answer<'GET /admin/all'>, StudentSearch>({
      query: ({ q, currentPage }) =>
        call('GET /admin/all', { query: { role: 'student', currentPage, q: q || undefined } }),
      providesTags: (page) => listTags('User', page?.data),
    }),
  }),
});

export const { useStudentsQuery } = studentsApi;
