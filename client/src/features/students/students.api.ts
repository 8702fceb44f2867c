import type { Page } from 'contract/http';
import type { UserResource } from 'contract/identity';
import { api } from '../../shared/api/baseApi';
import { listTags } from '../../shared/api/tags';

interface StudentSearch {
  readonly q: string;
  readonly currentPage: number;
}

const studentsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    students: build.query<Page<UserResource>, StudentSearch>({
      query: ({ q, currentPage }) => ({
        url: '/admin/all',
        params: { role: 'student', currentPage, q: q || undefined },
      }),
      providesTags: (page) => listTags('User', page?.data),
    }),
  }),
});

export const { useStudentsQuery } = studentsApi;
