import { endpoints, resource } from '../../shared/api/resource';
import { LIST } from '../../shared/api/tags';
import { onServerEvent } from '../../shared/realtime/realtime';

const session = resource('Session');

export const { useSessionsOfQuery, useSessionTimesQuery } = endpoints({
  sessionsOf: session.list('GET /sessions/requests/user/{userId}'),
  sessionTimes: session.list('GET /sessions/times/{studentId}'),
});

onServerEvent('session.changed', {
  invalidate: ({ id }) => [
    { type: 'Session', id },
    { type: 'Session', id: LIST },
  ],
});
