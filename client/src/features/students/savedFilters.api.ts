import type { ResponseOf } from 'contract/calls';
import type { SavedFilterFields, SavedFilterResource } from 'contract/saved-filters';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST } from '../../shared/api/tags';

const LISTS = [{ type: 'SavedFilter', id: LIST }] as const;

const savedFiltersApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    savedFilters: build.query<readonly SavedFilterResource[], void>({
      query: () => call('GET /users/students/filters', { offline: true }),
      transformResponse: ({ data }: ResponseOf<'GET /users/students/filters'>) => data,
      providesTags: LISTS,
    }),
    saveFilter: build.mutation<ResponseOf<'POST /users/students/filters'>, SavedFilterFields>({
      extraOptions: { undo: true },
      query: (body) => call('POST /users/students/filters', { body }),
      invalidatesTags: LISTS,
    }),
    renameFilter: build.mutation<unknown, { readonly id: string; readonly name: string }>({
      extraOptions: { undo: true },
      query: ({ id, name }) => call('PATCH /users/students/filters/{id}', { path: { id }, body: { name } }),
      invalidatesTags: LISTS,
    }),
    deleteFilter: build.mutation<unknown, string>({
      extraOptions: { undo: true },
      query: (id) => call('DELETE /users/students/filters/{id}', { path: { id } }),
      invalidatesTags: LISTS,
    }),
  }),
});

export const {
  useSavedFiltersQuery,
  useSaveFilterMutation,
  useRenameFilterMutation,
  useDeleteFilterMutation,
} = savedFiltersApi;
