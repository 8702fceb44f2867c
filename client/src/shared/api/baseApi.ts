import { createApi } from '@reduxjs/toolkit/query/react';
import { TAGS } from 'contract/realtime';
import { baseQuery, refresh } from './baseQuery';

/** The one api: features add their calls with `injectEndpoints`, so that every tag reaches every cache. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  invalidationBehavior: 'delayed',
  keepUnusedDataFor: 120,
  refetchOnReconnect: true,
  endpoints: (build) => ({
    refreshToken: build.mutation<unknown, void>({
      queryFn: (_arg, queryApi) => refresh(queryApi),
    }),
  }),
});

export const { useRefreshTokenMutation } = api;
