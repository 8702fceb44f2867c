import type { ResponseOf } from 'contract/calls';
import type { SavedCollegeResource, SavedStatus } from 'contract/saved-colleges';
import type { SavedCollegeSearch } from 'contract/requests/saved-colleges';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { mutation, lists, listTags } from '../../shared/api/resource';
import { useQueuedMutations, queuedMutation } from '../../shared/offline/mutationQueue';
import './colleges.events';
import { t } from './en';

/** The server's maximum page size, more than any student saves. */
const PAGE_SIZE = 500;

export interface CollegeRef {
  readonly ceeb: string;
  readonly name: string;
  readonly state: string;
}

interface Saving extends Omit<CollegeRef, 'name'> {
  readonly status: SavedStatus;
}

type Saved = readonly SavedCollegeResource[];

const moved = (ceeb: string, status: SavedStatus) => (rows: Saved) => {
  const row = rows.find(({ attributes }) => attributes.ceeb_code === ceeb);
  if (!row) return rows;
  const first = { ...row, attributes: { ...row.attributes, status } };
  return [first, ...rows.filter((other) => other !== row)];
};

const without = (id: string) => (rows: Saved) => rows.filter((row) => row.id !== id);

const saving = queuedMutation<Saving>('saved-college', {
  what: t.waiting.saving,
  optimisticUpdate: ({ ceeb, status }, dispatch) => {
    dispatch(SavedApi.util.updateQueryData('savedColleges', undefined, moved(ceeb, status)));
  },
});

const removing = queuedMutation<string>('removed-college', {
  what: t.waiting.removing,
  optimisticUpdate: (id, dispatch) => {
    dispatch(SavedApi.util.updateQueryData('savedColleges', undefined, without(id)));
  },
});

/** Status that queued mutations will give to the college. */
export function useStatusToCome(ceeb: string): SavedStatus | undefined {
  const changes = useQueuedMutations('saved-college').map(({ change }) => change.of as Saving);
  return changes.findLast((change) => change.ceeb === ceeb)?.status;
}

const savedBy = (childId: string | undefined, search: SavedCollegeSearch) =>
  childId === undefined
    ? call('GET /users/saved-colleges', { query: search })
    : call('GET /users/{studentId}/saved-colleges', { path: { studentId: childId }, query: search });

const savedTags = lists('SavedCollege');

export const SavedApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    savedColleges: build.query<Saved, string | void>({
      query: (childId) => savedBy(childId || undefined, { currentPage: 1, pageSize: PAGE_SIZE }),
      transformResponse: ({ data }: ResponseOf<'GET /users/saved-colleges'>): Saved => data,
      providesTags: (rows = []) => [
        ...listTags('SavedCollege', rows),
        ...rows.map(({ attributes }) => ({ type: 'College', id: attributes.ceeb_code }) as const),
      ],
    }),
    /** The change is optimistic, and every response refetches the list. */
    saveCollege: mutation('POST /users/bookmark', {
      undo: true,
      request: ({ ceeb, state, status }: Saving) => ({
        body: { ceeb_code: ceeb, state, status },
        queuedAs: saving({ ceeb, state, status }),
      }),
      onQueryStarted: ({ ceeb, status }, { dispatch }) => {
        dispatch(SavedApi.util.updateQueryData('savedColleges', undefined, moved(ceeb, status)));
      },
      invalidatesTags: savedTags,
    }),
    /** Takes the id of the saved record, not of the college. */
    removeSavedCollege: mutation('DELETE /users/bookmark/{id}', {
      undo: true,
      queuedAs: removing,
      onQueryStarted: (id, { dispatch }) => {
        dispatch(SavedApi.util.updateQueryData('savedColleges', undefined, without(id)));
      },
      invalidatesTags: savedTags,
    }),
  }),
});
