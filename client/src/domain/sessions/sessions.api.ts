import { endpoints, resource, LIST } from '../../shared/api/resource';
import { onServerEvent } from '../../shared/realtime/realtime';

const session = resource('Session');

export const MySessionsApi = endpoints({
  sessionsOf: session.list('GET /sessions/requests/user/{userId}'),
  sessionTimes: session.list('GET /sessions/times/{studentId}'),
});

onServerEvent('session.changed', {
  invalidate: ({ id }) => [
    { type: 'Session', id },
    { type: 'Session', id: LIST },
  ],
});
