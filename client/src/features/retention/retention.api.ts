import type { ResponseOf } from 'contract/calls';
import type { RetentionDays, RetentionResource } from 'contract/retention';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { mutation, lists, onSuccess } from '../../shared/api/resource';

type Scope = string | null;

const stale = onSuccess(lists('Entity'));

export const RetentionApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    retention: build.query<RetentionResource, { readonly scope: Scope; readonly days?: number }>({
      keepUnusedDataFor: 0,
      query: ({ scope, days }) =>
        scope === null
          ? call('GET /admin/retention', { query: { days } })
          : call('GET /admin/entity/{id}/retention', { path: { id: scope }, query: { days } }),
      transformResponse: ({ data }: ResponseOf<'GET /admin/retention'>) => data,
      providesTags: lists('Entity'),
    }),
    setRetention: build.mutation<void, { readonly scope: Scope; readonly days: RetentionDays | null }>({
      query: ({ scope, days }) =>
        scope === null
          ? call('PUT /admin/retention', { body: { days } })
          : call('PUT /admin/entity/{id}/retention', { path: { id: scope }, body: { days } }),
      invalidatesTags: stale,
    }),
    holdRecord: mutation('PUT /admin/entity/{id}/former/{userId}/hold', { invalidatesTags: stale }),
    endHold: mutation('DELETE /admin/entity/{id}/former/{userId}/hold', { invalidatesTags: stale }),
  }),
});
