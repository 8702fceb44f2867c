import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import type { Answer, Body } from 'contract/calls';

const videoRoomApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    roomInfo: build.query<Answer<'GET /sessions/info/{roomId}'>['data'], string>({
      query: (roomId) => call('GET /sessions/info/{roomId}', { path: { roomId } }),
      transformResponse: ({ data }: Answer<'GET /sessions/info/{roomId}'>) => data,
    }),
    /** The token is valid for minutes, so it is never cached. */
    sessionToken: build.mutation<Answer<'POST /session-token'>, Body<'POST /session-token'>>({
      query: (body) => call('POST /session-token', { body }),
    }),
  }),
});

export const { useRoomInfoQuery, useSessionTokenMutation } = videoRoomApi;
