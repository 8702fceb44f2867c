import type { ResponseOf } from 'contract/calls';
import type { CollegeListResource, CollegeResource } from 'contract/colleges';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { listTags } from '../../shared/api/tags';
import './colleges.events';

const collegesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    searchColleges: build.query<readonly CollegeListResource[], string>({
      query: (name) => call('GET /colleges/search', { query: { name } }),
      transformResponse: ({ data }: ResponseOf<'GET /colleges/search'>) => data,
      providesTags: (rows) => listTags('College', rows),
    }),
    college: build.query<CollegeResource, string>({
      query: (ceeb) => call('GET /colleges/{ceeb}', { path: { ceeb }, offline: true }),
      transformResponse: ({ data }: ResponseOf<'GET /colleges/{ceeb}'>) => data,
      providesTags: (_college, _error, id) => [{ type: 'College', id }],
    }),
  }),
});

export const { useSearchCollegesQuery, useCollegeQuery, useLazyCollegeQuery } = collegesApi;
