import type { CollegeListResource, CollegeResource } from 'contract/colleges';
import { api } from '../../shared/api/baseApi';
import { listTags } from '../../shared/api/tags';

const dataOf = <Data>({ data }: { readonly data: Data }) => data;

const collegesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The best first. */
    searchColleges: build.query<readonly CollegeListResource[], string>({
      query: (name) => ({ url: '/colleges/search', params: { name } }),
      transformResponse: dataOf<readonly CollegeListResource[]>,
      providesTags: (rows) => listTags('College', rows),
    }),
    college: build.query<CollegeResource, string>({
      query: (ceeb) => `/colleges/${encodeURIComponent(ceeb)}`,
      transformResponse: dataOf<CollegeResource>,
      providesTags: (_college, _error, id) => [{ type: 'College', id }],
    }),
  }),
});

export const { useSearchCollegesQuery, useCollegeQuery, useLazyCollegeQuery } = collegesApi;
