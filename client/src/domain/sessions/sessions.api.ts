import type { ResponseOf } from 'contract/calls';
import type { SessionRequestResource, SessionTimeResource } from 'contract/sessions';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST, listTags } from '../../shared/api/tags';
import { me } from '../../shared/offline/mutationQueue';
import { onServerEvent } from '../../shared/realtime/realtime';

export const { useSessionsOfQuery, useSessionTimesQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    sessionsOf: build.query<readonly SessionRequestResource[], string>({
      query: (userId) =>
        call('GET /sessions/requests/user/{userId}', { path: { userId }, offline: userId === me() }),
      transformResponse: ({ data }: ResponseOf<'GET /sessions/requests/user/{userId}'>) => data,
      providesTags: (sessions) => listTags('Session', sessions),
    }),
    sessionTimes: build.query<readonly SessionTimeResource[], string>({
      query: (studentId) =>
        call('GET /sessions/times/{studentId}', { path: { studentId }, offline: studentId === me() }),
      transformResponse: ({ data }: ResponseOf<'GET /sessions/times/{studentId}'>) => data,
      providesTags: (sessions) => listTags('Session', sessions),
    }),
  }),
});

onServerEvent('session.changed', {
  invalidate: ({ id }) => [
    { type: 'Session', id },
    { type: 'Session', id: LIST },
  ],
});
