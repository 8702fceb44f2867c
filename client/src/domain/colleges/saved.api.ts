import type { Answer } from 'contract/calls';
import type { SavedCollegeResource, SavedStatus } from 'contract/saved-colleges';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import type { ApiError } from '../../shared/api/errors';
import { LIST, listTags, SUMMARY } from '../../shared/api/tags';
import { onServerEvent } from '../../shared/realtime/realtime';

const PAGE_SIZE = 10;

/** What saving has to know of a college. */
export interface CollegeRef {
  readonly ceeb: string;
  readonly name: string;
  /** The US state. */
  readonly state: string;
}

interface Saving extends Omit<CollegeRef, 'name'> {
  readonly status: SavedStatus;
}

type Saved = readonly SavedCollegeResource[];
type Loaded<Data> = { readonly data: Data } | { readonly error: ApiError };

/** The one that was saved last comes first. */
const moved = (ceeb: string, status: SavedStatus) => (rows: Saved) => {
  const row = rows.find(({ attributes }) => attributes.ceeb_code === ceeb);
  if (!row) return rows;
  const first = { ...row, attributes: { ...row.attributes, status } };
  return [first, ...rows.filter((other) => other !== row)];
};

const savedApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All of the own, last saved first. */
    savedColleges: build.query<Saved, void>({
      queryFn: async (_arg, _api, _options, fetch) => {
        const page = async (currentPage: number) =>
          (await fetch(
            call('GET /users/saved-colleges', { query: { currentPage, pageSize: PAGE_SIZE } }),
          )) as Loaded<Answer<'GET /users/saved-colleges'>>;
        const first = await page(1);
        if ('error' in first) return first;
        const further = Array.from({ length: Math.max(first.data.pageCount - 1, 0) }, (_, index) =>
          page(index + 2),
        );
        const rows = new Map<string, SavedCollegeResource>();
        for (const answer of [first, ...(await Promise.all(further))]) {
          if ('error' in answer) return answer;
          for (const row of answer.data.data) rows.set(row.id, row);
        }
        return { data: [...rows.values()] };
      },
      providesTags: (rows = []) => [
        ...listTags('SavedCollege', rows),
        ...rows.map(({ attributes }) => ({ type: 'College', id: attributes.ceeb_code }) as const),
      ],
    }),
    /** Also moves one that is saved: that shows at once, and is taken back where the server refuses it. */
    saveCollege: build.mutation<unknown, Saving>({
      query: ({ ceeb, state, status }) =>
        call('POST /users/bookmark', { body: { ceeb_code: ceeb, state, status } }),
      onQueryStarted: async ({ ceeb, status }, { dispatch, queryFulfilled }) => {
        const change = dispatch(
          savedApi.util.updateQueryData('savedColleges', undefined, moved(ceeb, status)),
        );
        await queryFulfilled.catch(change.undo);
      },
      invalidatesTags: [{ type: 'SavedCollege', id: LIST }],
    }),
    /** Takes the id of the saved record. */
    removeSavedCollege: build.mutation<unknown, string>({
      query: (id) => call('DELETE /users/bookmark/{id}', { path: { id } }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const change = dispatch(
          savedApi.util.updateQueryData('savedColleges', undefined, (rows) =>
            rows.filter((row) => row.id !== id),
          ),
        );
        await queryFulfilled.catch(change.undo);
      },
      invalidatesTags: [{ type: 'SavedCollege', id: LIST }],
    }),
  }),
});

export const { useSavedCollegesQuery, useSaveCollegeMutation, useRemoveSavedCollegeMutation } = savedApi;

onServerEvent('saved-college.changed', {
  invalidate: ({ data: { studentId } }) => [
    { type: 'SavedCollege', id: LIST },
    { type: 'Record', id: studentId },
  ],
});
onServerEvent('college.changed', {
  invalidate: ({ id }) => [
    { type: 'College', id },
    { type: 'College', id: SUMMARY },
  ],
});
