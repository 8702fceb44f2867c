import type { ResponseOf } from 'contract/calls';
import type { CatalogueFilters } from 'contract/college-search';
import type { ProspectResource } from 'contract/saved-colleges';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { query, LIST, listTags } from '../../shared/api/resource';
import '../../domain/colleges/colleges.events';
import '../../domain/record/record.events';
import '../../domain/tasks/tasks.events';

const PAGE_SIZE = 25;

export type Prospects = Readonly<Record<string, ProspectResource['attributes']>>;

type Page = ResponseOf<'GET /colleges/catalogue'>;

const OWN_TESTS = { type: 'TestScore', id: LIST } as const;

export const CatalogueApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    catalogue: build.infiniteQuery<Page, CatalogueFilters, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pageCount }, _pages, page) => (page < pageCount ? page + 1 : undefined),
      },
      query: ({ queryArg, pageParam }) =>
        call('GET /colleges/catalogue', {
          query: { ...queryArg, currentPage: pageParam, pageSize: PAGE_SIZE },
        }),
      providesTags: (loaded) => [
        OWN_TESTS,
        ...listTags(
          'College',
          loaded?.pages.flatMap(({ data }) => data),
        ),
      ],
    }),
    suggestedColleges: query('GET /colleges/catalogue', {
      request: (search: CatalogueFilters & { readonly pageSize: number }) => ({ query: search }),
      providesTags: (page) => [OWN_TESTS, ...listTags('College', page?.data)],
    }),
    prospects: query('GET /users/saved-colleges/prospects', {
      request: (_studentId: string) => ({}),
      transformResponse: ({ data }): Prospects =>
        Object.fromEntries(data.map(({ attributes }) => [attributes.ceeb_code, attributes])),
      providesTags: (prospects = {}, _error, studentId) => [
        OWN_TESTS,
        { type: 'SavedCollege', id: LIST },
        { type: 'Assignment', id: LIST },
        { type: 'Record', id: studentId },
        ...Object.keys(prospects).map((id) => ({ type: 'College', id }) as const),
      ],
    }),
    comparedColleges: query('GET /colleges/compare', {
      request: (ceeb: readonly string[]) => ({ query: { ceeb } }),
      providesTags: (_colleges, _error, ceebs) => [
        ...ceebs.map((id) => ({ type: 'College', id }) as const),
        OWN_TESTS,
      ],
    }),
  }),
});
