import type { ResponseOf, Body, Query } from 'contract/calls';
import type { SessionRequestResource } from 'contract/sessions';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
// This import also registers the live events of sessions.
import '../../domain/sessions/sessions.api';
import { LIST, listTags } from '../../shared/api/tags';
import { onServerEvent } from '../../shared/realtime/realtime';

type One = { readonly data: SessionRequestResource };
const theOne = ({ data }: One) => data;
const changes = [
  { type: 'Session', id: LIST },
  { type: 'Slot', id: LIST },
  { type: 'Credit', id: LIST },
] as const;

const sessionsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    slots: build.query<ResponseOf<'GET /sessions'>['data'], Query<'GET /sessions'>>({
      query: (query) => call('GET /sessions', { query }),
      transformResponse: ({ data }: ResponseOf<'GET /sessions'>) => data,
      providesTags: [{ type: 'Slot', id: LIST }],
    }),
    sessionRequests: build.query<ResponseOf<'GET /sessions/requests'>, Query<'GET /sessions/requests'>>({
      query: (query) => call('GET /sessions/requests', { query }),
      providesTags: (page) => listTags('Session', page?.data),
    }),
    candidates: build.query<ResponseOf<'GET /sessions/request/{id}/counselors'>['data'], string>({
      query: (id) => call('GET /sessions/request/{id}/counselors', { path: { id } }),
      transformResponse: ({ data }: ResponseOf<'GET /sessions/request/{id}/counselors'>) => data,
      providesTags: [{ type: 'Slot', id: LIST }],
    }),
    hours: build.query<ResponseOf<'GET /sessions/hours'>['data'], void>({
      query: () => call('GET /sessions/hours', { offline: true }),
      transformResponse: ({ data }: ResponseOf<'GET /sessions/hours'>) => data,
      providesTags: [{ type: 'Slot', id: LIST }],
    }),
    requestSession: build.mutation<SessionRequestResource, Body<'POST /sessions/request'>>({
      query: (body) => call('POST /sessions/request', { body }),
      transformResponse: theOne,
      invalidatesTags: [...changes],
    }),
    reschedule: build.mutation<SessionRequestResource, { id: string; timeRequested: string }>({
      query: ({ id, timeRequested }) =>
        call('PATCH /sessions/request/{id}', { path: { id }, body: { timeRequested } }),
      transformResponse: theOne,
      invalidatesTags: [...changes],
    }),
    cancelSession: build.mutation<void, string>({
      query: (id) => call('DELETE /sessions/request/{id}', { path: { id } }),
      invalidatesTags: [...changes],
    }),
    assignCounselor: build.mutation<SessionRequestResource, Body<'PUT /sessions/request/counselor'>>({
      query: (body) => call('PUT /sessions/request/counselor', { body }),
      transformResponse: theOne,
      invalidatesTags: [...changes],
    }),
    writeNotes: build.mutation<SessionRequestResource, { id: string; notes: string }>({
      query: ({ id, notes }) => call('PUT /sessions/request/{id}/notes', { path: { id }, body: { notes } }),
      transformResponse: theOne,
      invalidatesTags: [...changes],
    }),
    publishSlot: build.mutation<ResponseOf<'POST /sessions'>, string>({
      extraOptions: { undo: true },
      query: (availableTime) => call('POST /sessions', { body: { availableTime } }),
      invalidatesTags: [...changes],
    }),
    withdrawSlot: build.mutation<void, string>({
      extraOptions: { undo: true },
      query: (slotId) => call('DELETE /sessions/{slotId}', { path: { slotId } }),
      invalidatesTags: [...changes],
    }),
    setHours: build.mutation<ResponseOf<'PUT /sessions/hours'>, Body<'PUT /sessions/hours'>>({
      extraOptions: { undo: true },
      query: (body) => call('PUT /sessions/hours', { body }),
      invalidatesTags: [...changes],
    }),
    setDay: build.mutation<
      ResponseOf<'PUT /sessions/hours/{date}'>,
      { date: string } & Body<'PUT /sessions/hours/{date}'>
    >({
      extraOptions: { undo: true },
      query: ({ date, hours }) => call('PUT /sessions/hours/{date}', { path: { date }, body: { hours } }),
      invalidatesTags: [...changes],
    }),
    resetDay: build.mutation<ResponseOf<'DELETE /sessions/hours/{date}'>, string>({
      extraOptions: { undo: true },
      query: (date) => call('DELETE /sessions/hours/{date}', { path: { date } }),
      invalidatesTags: [...changes],
    }),
  }),
});

export const {
  useSlotsQuery,
  useSessionRequestsQuery,
  useCandidatesQuery,
  useHoursQuery,
  useRequestSessionMutation,
  useRescheduleMutation,
  useCancelSessionMutation,
  useAssignCounselorMutation,
  useWriteNotesMutation,
  usePublishSlotMutation,
  useWithdrawSlotMutation,
  useSetHoursMutation,
  useSetDayMutation,
  useResetDayMutation,
} = sessionsApi;

onServerEvent('slots.changed', { invalidate: () => [{ type: 'Slot', id: LIST }] });
