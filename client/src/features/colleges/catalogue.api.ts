import type { Answer } from 'contract/calls';
import type { ComparedCollegeResource } from 'contract/colleges';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST, listTags } from '../../shared/api/tags';

const PAGE_SIZE = 25;

const catalogueApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    allColleges: build.infiniteQuery<Answer<'GET /colleges/all'>, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pageCount }, _pages, page) => (page < pageCount ? page + 1 : undefined),
      },
      query: ({ pageParam }) =>
        call('GET /colleges/all', { query: { currentPage: pageParam, pageSize: PAGE_SIZE } }),
      providesTags: (loaded) =>
        listTags(
          'College',
          loaded?.pages.flatMap(({ data }) => data),
        ),
    }),
    /** Saved ones, from two to four, beside the own tests. */
    comparedColleges: build.query<readonly ComparedCollegeResource[], readonly string[]>({
      query: (ceeb) => call('GET /colleges/compare', { query: { ceeb } }),
      transformResponse: ({ data }: Answer<'GET /colleges/compare'>) => data,
      providesTags: (_colleges, _error, ceebs) => [
        ...ceebs.map((id) => ({ type: 'College', id }) as const),
        { type: 'TestScore', id: LIST } as const,
      ],
    }),
  }),
});

export const { useAllCollegesInfiniteQuery, useComparedCollegesQuery } = catalogueApi;
