import { createApi } from '@reduxjs/toolkit/query/react';
import { TAGS } from 'contract/realtime';
import { changeQueue } from '../offline/mutationQueue';
import { sendQueued } from '../offline/outbox';
import { baseQuery } from './baseQuery';
import { call } from './call';
import { refresh } from './request';

/** The only API: features inject their endpoints, so that every tag reaches every cache. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  invalidationBehavior: 'delayed',
  keepUnusedDataFor: 120,
  refetchOnReconnect: true,
  endpoints: (build) => ({
    refreshToken: build.mutation<null, void>({
      // The tokens must not enter the cache.
      queryFn: async (_arg, queryApi) => {
        const { error } = await refresh(queryApi);
        return error ? { error } : { data: null };
      },
    }),
    /** Sends the queued mutations; a rejected one whose id is given is tried again. */
    sendWaiting: build.mutation<null, string | void>({
      queryFn: async (id, queryApi) => {
        if (id) await changeQueue({ type: 'release', id });
        await sendQueued(queryApi);
        return { data: null };
      },
    }),
    /** Takes the id of the request. Invalidates all tags, because anything on the screen may depend on it. */
    undo: build.mutation<unknown, string>({
      query: (request) => call('POST /undo', { body: { request } }),
      invalidatesTags: (_answer, error) => (error?.status === 0 ? [] : TAGS),
    }),
  }),
});

export const { useRefreshTokenMutation } = api;
