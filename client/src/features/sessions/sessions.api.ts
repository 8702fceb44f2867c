import { endpoints, mutation, query, resource, lists } from '../../shared/api/resource';
import { onServerEvent } from '../../shared/realtime/realtime';
// These imports also register the live events of sessions and credits.
import '../../domain/sessions/sessions.api';
import '../../domain/payments/payments.api';

const changes = lists('Session', 'Slot', 'Credit');
const slots = lists('Slot');

export const SessionsApi = endpoints({
  slots: query('GET /sessions', { providesTags: slots }),
  sessionRequests: resource('Session').list('GET /sessions/requests'),
  waitingRequests: resource('Session').list('GET /sessions/requests/waiting', {
    providesTags: lists('Session', 'Slot', 'Credit'),
  }),
  candidates: query('GET /sessions/request/{id}/counselors', { providesTags: slots }),
  hours: query('GET /sessions/hours', { providesTags: slots }),
  requestSession: mutation('POST /sessions/request', { invalidatesTags: changes }),
  reschedule: mutation('PATCH /sessions/request/{id}', { invalidatesTags: changes }),
  cancelSession: mutation('DELETE /sessions/request/{id}', { invalidatesTags: changes }),
  assignCounselor: mutation('PUT /sessions/request/counselor', { invalidatesTags: changes }),
  declineRequest: mutation('PUT /sessions/request/{id}/declined', { invalidatesTags: changes }),
  proposeTime: mutation('PUT /sessions/request/{id}/proposal', { invalidatesTags: changes }),
  acceptProposal: mutation('PUT /sessions/request/{id}/proposal/accepted', { invalidatesTags: changes }),
  offerSession: mutation('POST /sessions/offered', { invalidatesTags: changes }),
  writeNotes: mutation('PUT /sessions/request/{id}/notes', { invalidatesTags: changes }),
  publishSlot: mutation('POST /sessions', {
    undo: true,
    request: (availableTime: string) => ({ body: { availableTime } }),
    invalidatesTags: changes,
  }),
  setHours: mutation('PUT /sessions/hours', { undo: true, invalidatesTags: changes }),
  setDay: mutation('PUT /sessions/hours/{date}', { undo: true, invalidatesTags: changes }),
  resetDay: mutation('DELETE /sessions/hours/{date}', { undo: true, invalidatesTags: changes }),
});

onServerEvent('slots.changed', { invalidate: () => slots });
