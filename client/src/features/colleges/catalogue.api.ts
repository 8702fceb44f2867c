import type { CollegeListResource, CollegeResource, ComparedCollegeResource } from 'contract/colleges';
import type { Page } from 'contract/resources';
import { api } from '../../shared/api/baseApi';
import { LIST, listTags } from '../../shared/api/tags';

const PAGE_SIZE = 25;

const dataOf = <Data>({ data }: { readonly data: Data }) => data;
const collegeTags = (ceebs: readonly string[]) => ceebs.map((id) => ({ type: 'College', id }) as const);

export const catalogueApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    allColleges: build.infiniteQuery<Page<CollegeListResource>, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pageCount }, _pages, page) => (page < pageCount ? page + 1 : undefined),
      },
      query: ({ pageParam }) => ({
        url: '/colleges/all',
        params: { currentPage: pageParam, pageSize: PAGE_SIZE },
      }),
      providesTags: (loaded) =>
        listTags(
          'College',
          loaded?.pages.flatMap(({ data }) => data),
        ),
    }),
    /** The best first. */
    searchColleges: build.query<readonly CollegeListResource[], string>({
      query: (name) => ({ url: '/colleges/search', params: { name } }),
      transformResponse: dataOf<readonly CollegeListResource[]>,
      providesTags: (rows) => listTags('College', rows),
    }),
    college: build.query<CollegeResource, string>({
      query: (ceeb) => `/colleges/${encodeURIComponent(ceeb)}`,
      transformResponse: dataOf<CollegeResource>,
      providesTags: (_college, _error, ceeb) => collegeTags([ceeb]),
    }),
    /** Saved ones, from two to four, beside the own tests. */
    comparedColleges: build.query<readonly ComparedCollegeResource[], readonly string[]>({
      query: (ceebs) => ({ url: '/colleges/compare', params: { ceeb: ceebs.join() } }),
      transformResponse: dataOf<readonly ComparedCollegeResource[]>,
      providesTags: (_colleges, _error, ceebs) => [
        ...collegeTags(ceebs),
        { type: 'TestScore', id: LIST } as const,
      ],
    }),
  }),
});

export const {
  useAllCollegesInfiniteQuery,
  useSearchCollegesQuery,
  useCollegeQuery,
  useComparedCollegesQuery,
} = catalogueApi;
