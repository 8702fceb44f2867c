import type { ResponseOf } from 'contract/calls';
import type { Resource } from 'contract/http';
import { MAX_ITEMS, type Activity, type Course, type Honor } from 'contract/record';
import type { TestScore } from 'contract/test-scores';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { download, mutation, LIST, listTags } from '../../shared/api/resource';
import type { Query } from '../../shared/list/Loaded';
import { LIST_TAGS } from './record.events';

const PAGE = { currentPage: 1, pageSize: MAX_ITEMS };

const LISTS = {
  activities: { path: '/users/extra-curricular', ...LIST_TAGS.activities, query: PAGE },
  courses: { path: '/users/course', ...LIST_TAGS.courses, query: {} },
  honors: { path: '/users/honors', ...LIST_TAGS.honors, query: PAGE },
  tests: { path: '/users/test', ...LIST_TAGS.tests, query: PAGE },
} as const;

export interface RecordFields {
  readonly activities: Activity;
  readonly courses: Course;
  readonly honors: Honor;
  readonly tests: TestScore;
}

export type RecordListName = keyof RecordFields;
type EditableName = Exclude<RecordListName, 'tests'>;

type Fields = RecordFields[RecordListName];
export type RecordItem<ItemFields = Fields> = Resource<ItemFields>;

interface InList {
  readonly list: RecordListName;
}
interface OfItem extends InList {
  readonly id: string;
}

const changed = <Result>(_answer: Result, error: unknown, { list }: InList) =>
  error ? [] : [{ type: LISTS[list].type, id: LIST } as const, { type: 'Audit', id: LIST } as const];

interface RecordDownload {
  readonly studentId: string;
  readonly practice?: boolean;
  readonly applications?: boolean;
}

export const RecordApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    recordItems: build.query<readonly RecordItem[], RecordListName>({
      query: (list) => call(`GET ${LISTS[list].path}`, { query: LISTS[list].query }),
      transformResponse: ({ data }: ResponseOf<`GET ${(typeof LISTS)[RecordListName]['path']}`>) => data,
      providesTags: (rows, _error, list) => listTags(LISTS[list].type, rows),
    }),
    addItem: build.mutation<unknown, InList & { readonly fields: Fields }>({
      query: ({ list, fields }) => call(`POST ${LISTS[list].path}`, { body: fields }),
      invalidatesTags: changed,
    }),
    editItem: build.mutation<unknown, OfItem & { readonly fields: Fields }>({
      extraOptions: { undo: true },
      query: ({ list, id, fields }) =>
        call(`PATCH ${LISTS[list as EditableName].path}/{id}`, {
          path: { id },
          body: fields as never,
        }),
      invalidatesTags: changed,
    }),
    removeItem: build.mutation<unknown, OfItem>({
      extraOptions: { undo: true },
      query: ({ list, id }) => call(`DELETE ${LISTS[list].path}/{id}`, { path: { id } }),
      invalidatesTags: changed,
    }),
    restoreItem: build.mutation<unknown, OfItem>({
      query: ({ list, id }) => call(`POST ${LISTS[list].path}/{id}/restore`, { path: { id } }),
      invalidatesTags: changed,
    }),
    orderActivities: mutation('PUT /users/extra-curricular/order', {
      request: (ids: readonly string[]) => ({ body: { ids } }),
      onQueryStarted: async (ids, { dispatch, queryFulfilled }) => {
        const places = new Map(ids.map((id, place) => [id, place]));
        const shown = dispatch(
          RecordApi.util.updateQueryData('recordItems', 'activities', (rows) =>
            rows.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0)),
          ),
        );
        await queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: (_answer, error) => changed(null, error, { list: 'activities' }),
    }),
    downloadRecord: download(
      'GET /student/record/{studentId}/download',
      'record.pdf',
      ({ studentId, practice, applications }: RecordDownload) => ({
        path: { studentId },
        query: { ...(practice && { practice }), ...(applications && { applications }) },
        headers: { studentid: studentId },
      }),
    ),
    downloadEverything: download('GET /users/export', 'export.json'),
  }),
});

export const useRecordItems = <List extends RecordListName>(list: List) =>
  RecordApi.useRecordItemsQuery(list) as Query<readonly RecordItem<RecordFields[List]>[]> & {
    readonly data?: readonly RecordItem<RecordFields[List]>[];
  };
