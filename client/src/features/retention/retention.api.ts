import type { ResponseOf } from 'contract/calls';
import type { RetentionDays, RetentionResource } from 'contract/retention';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST } from '../../shared/api/tags';

type Scope = string | null;

interface Student {
  readonly entityId: string;
  readonly userId: string;
}

const stale = (_answer: unknown, error: unknown) => (error ? [] : [{ type: 'Entity', id: LIST } as const]);

const retentionApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    retention: build.query<RetentionResource, { readonly scope: Scope; readonly days?: number }>({
      keepUnusedDataFor: 0,
      query: ({ scope, days }) =>
        scope === null
          ? call('GET /admin/retention', { query: { days } })
          : call('GET /admin/entity/{id}/retention', { path: { id: scope }, query: { days } }),
      transformResponse: ({ data }: ResponseOf<'GET /admin/retention'>) => data,
      providesTags: [{ type: 'Entity', id: LIST }],
    }),
    setRetention: build.mutation<void, { readonly scope: Scope; readonly days: RetentionDays | null }>({
      query: ({ scope, days }) =>
        scope === null
          ? call('PUT /admin/retention', { body: { days } })
          : call('PUT /admin/entity/{id}/retention', { path: { id: scope }, body: { days } }),
      invalidatesTags: stale,
    }),
    holdRecord: build.mutation<void, Student & { readonly reason: string }>({
      query: ({ entityId: id, userId, reason }) =>
        call('PUT /admin/entity/{id}/former/{userId}/hold', { path: { id, userId }, body: { reason } }),
      invalidatesTags: stale,
    }),
    endHold: build.mutation<void, Student>({
      query: ({ entityId: id, userId }) =>
        call('DELETE /admin/entity/{id}/former/{userId}/hold', { path: { id, userId } }),
      invalidatesTags: stale,
    }),
  }),
});

export const { useRetentionQuery, useSetRetentionMutation, useHoldRecordMutation, useEndHoldMutation } =
  retentionApi;
