import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import type { Answer, Body } from 'contract/calls';

const videoRoomApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Lasts minutes, so that none is kept. */
    sessionToken: build.mutation<Answer<'POST /session-token'>, Body<'POST /session-token'>>({
      query: (body) => call('POST /session-token', { body }),
    }),
  }),
});

export const { useSessionTokenMutation } = videoRoomApi;
