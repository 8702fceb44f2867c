import type { JobCounts, ParkedJob, ProjectionDetails, ProjectionStatus, StoresReport } from 'contract/admin';
import type { ResponseOf } from 'contract/calls';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';

const TAG = [{ type: 'System' }] as const;
const stale = (_answer: unknown, error: unknown) => (error ? [] : TAG);

interface Reasoned {
  readonly name: string;
  readonly reason: string;
}

interface Decision extends Reasoned {
  readonly rebuildId: string;
}

const systemApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    projections: build.query<readonly ProjectionStatus[], void>({
      query: () => call('GET /admin/projections'),
      transformResponse: ({ data }: ResponseOf<'GET /admin/projections'>) => data,
      providesTags: TAG,
    }),
    projectionDetails: build.query<ProjectionDetails, string>({
      query: (name) => call('GET /admin/projections/{name}', { path: { name } }),
      transformResponse: ({ data }: ResponseOf<'GET /admin/projections/{name}'>) => data,
      providesTags: TAG,
    }),
    parkedJobs: build.query<readonly ParkedJob[], void>({
      query: () => call('GET /admin/jobs'),
      transformResponse: ({ data }: ResponseOf<'GET /admin/jobs'>) => data,
      providesTags: TAG,
    }),
    jobCounts: build.query<readonly JobCounts[], void>({
      query: () => call('GET /admin/jobs/counts'),
      transformResponse: ({ data }: ResponseOf<'GET /admin/jobs/counts'>) => data,
      providesTags: TAG,
    }),
    stores: build.query<StoresReport, void>({
      query: () => call('GET /admin/stores'),
      providesTags: TAG,
    }),
    retryJob: build.mutation<void, { readonly id: string; readonly reason: string }>({
      query: ({ id, reason }) => call('POST /admin/jobs/{id}/retry', { path: { id }, body: { reason } }),
      invalidatesTags: stale,
    }),
    retryEvent: build.mutation<void, Reasoned>({
      query: ({ name, reason }) =>
        call('POST /admin/projections/{name}/retry', { path: { name }, body: { reason } }),
      invalidatesTags: stale,
    }),
    skipEvent: build.mutation<void, Reasoned>({
      query: ({ name, reason }) =>
        call('POST /admin/projections/{name}/skip', { path: { name }, body: { reason } }),
      invalidatesTags: stale,
    }),
    requestRebuild: build.mutation<unknown, Reasoned & { readonly against: number | null }>({
      query: ({ name, ...body }) => call('POST /admin/projections/{name}/rebuilds', { path: { name }, body }),
      invalidatesTags: stale,
    }),
    swapRebuild: build.mutation<void, Decision>({
      query: ({ name, rebuildId, reason }) =>
        call('POST /admin/projections/{name}/rebuilds/{rebuildId}/swap', {
          path: { name, rebuildId },
          body: { reason },
        }),
      invalidatesTags: stale,
    }),
    discardRebuild: build.mutation<void, Decision>({
      query: ({ name, rebuildId, reason }) =>
        call('POST /admin/projections/{name}/rebuilds/{rebuildId}/discard', {
          path: { name, rebuildId },
          body: { reason },
        }),
      invalidatesTags: stale,
    }),
    dropVersion: build.mutation<void, Reasoned & { readonly version: number }>({
      query: ({ name, version, reason }) =>
        call('POST /admin/projections/{name}/versions/{version}/drop', {
          path: { name, version: String(version) },
          body: { reason },
        }),
      invalidatesTags: stale,
    }),
  }),
});

export const {
  useProjectionsQuery,
  useProjectionDetailsQuery,
  useParkedJobsQuery,
  useJobCountsQuery,
  useStoresQuery,
  useRetryJobMutation,
  useRetryEventMutation,
  useSkipEventMutation,
  useRequestRebuildMutation,
  useSwapRebuildMutation,
  useDiscardRebuildMutation,
  useDropVersionMutation,
} = systemApi;

/** Polls while the page is open, because the server pushes no events about its own operation. */
export const WATCHED = { pollingInterval: 2_000, refetchOnMountOrArgChange: true } as const;
