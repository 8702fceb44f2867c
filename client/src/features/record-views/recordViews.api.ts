import type { ResponseOf, Query } from 'contract/calls';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';

const recordViewsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    recordViews: build.query<ResponseOf<'GET /users/record-views'>, Query<'GET /users/record-views'>>({
      query: (query) => call('GET /users/record-views', { query }),
    }),
  }),
});

export const { useRecordViewsQuery } = recordViewsApi;
