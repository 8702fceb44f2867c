import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import type { ResponseOf, Body } from 'contract/calls';

const videoRoomApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    roomInfo: build.query<ResponseOf<'GET /sessions/info/{roomId}'>['data'], string>({
      query: (roomId) => call('GET /sessions/info/{roomId}', { path: { roomId } }),
      transformResponse: ({ data }: ResponseOf<'GET /sessions/info/{roomId}'>) => data,
    }),
    /** The token is valid for minutes, so it is never cached. */
    sessionToken: build.mutation<ResponseOf<'POST /session-token'>, Body<'POST /session-token'>>({
      query: (body) => call('POST /session-token', { body }),
    }),
  }),
});

export const { useRoomInfoQuery, useSessionTokenMutation } = videoRoomApi;
