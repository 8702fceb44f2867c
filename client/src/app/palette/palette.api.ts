import type { ResponseOf } from 'contract/calls';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { listTags } from '../../shared/api/tags';

const SHOWN = 6;

export const { useFoundStudentsQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    foundStudents: build.query<ResponseOf<'GET /users/students'>, string>({
      query: (q) => call('GET /users/students', { query: { q, currentPage: 1, pageSize: SHOWN } }),
      providesTags: (page) => listTags('User', page?.data),
    }),
  }),
});
