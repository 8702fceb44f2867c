import type { CollegeListResource, ComparedCollegeResource } from 'contract/colleges';
import type { Page } from 'contract/http';
import { api } from '../../shared/api/baseApi';
import { LIST, listTags } from '../../shared/api/tags';

const PAGE_SIZE = 25;

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
    /** Saved ones, from two to four, beside the own tests. */
    comparedColleges: build.query<readonly ComparedCollegeResource[], readonly string[]>({
      query: (ceebs) => ({ url: '/colleges/compare', params: { ceeb: ceebs.join() } }),
      transformResponse: ({ data }: { readonly data: readonly ComparedCollegeResource[] }) => data,
      providesTags: (_colleges, _error, ceebs) => [
        ...ceebs.map((id) => ({ type: 'College', id }) as const),
        { type: 'TestScore', id: LIST } as const,
      ],
    }),
  }),
});

export const { useAllCollegesInfiniteQuery, useComparedCollegesQuery } = catalogueApi;
