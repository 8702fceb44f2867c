import { endpoints, mutation, query, onSuccess } from '../../shared/api/resource';

const TAG = [{ type: 'System' }] as const;
const stale = onSuccess(TAG);

export const SystemApi = endpoints({
  projections: query('GET /admin/projections', { providesTags: TAG }),
  projectionDetails: query('GET /admin/projections/{name}', { providesTags: TAG }),
  parkedJobs: query('GET /admin/jobs', { providesTags: TAG }),
  jobCounts: query('GET /admin/jobs/counts', { providesTags: TAG }),
  stores: query('GET /admin/stores', { providesTags: TAG }),
  retryJob: mutation('POST /admin/jobs/{id}/retry', { invalidatesTags: stale }),
  retryEvent: mutation('POST /admin/projections/{name}/retry', { invalidatesTags: stale }),
  skipEvent: mutation('POST /admin/projections/{name}/skip', { invalidatesTags: stale }),
  requestRebuild: mutation('POST /admin/projections/{name}/rebuilds', { invalidatesTags: stale }),
  swapRebuild: mutation('POST /admin/projections/{name}/rebuilds/{rebuildId}/swap', {
    invalidatesTags: stale,
  }),
  discardRebuild: mutation('POST /admin/projections/{name}/rebuilds/{rebuildId}/discard', {
    invalidatesTags: stale,
  }),
  dropVersion: mutation('POST /admin/projections/{name}/versions/{version}/drop', {
    invalidatesTags: stale,
  }),
});

/** Polls while the page is open, because the server pushes no events about its own operation. */
export const WATCHED = { pollingInterval: 2_000, refetchOnMountOrArgChange: true } as const;
