import { endpoints, resource, LIST } from '../../shared/api/resource';
import { me } from '../../shared/offline/mutationQueue';
import { onServerEvent } from '../../shared/realtime/realtime';

const session = resource('Session');

export const MySessionsApi = endpoints({
  sessionsOf: session.list('GET /sessions/requests/user/{userId}', {
    request: (userId: string) => ({ path: { userId }, offline: userId === me() }),
  }),
  sessionTimes: session.list('GET /sessions/times/{studentId}', {
    request: (studentId: string) => ({ path: { studentId }, offline: studentId === me() }),
  }),
});

onServerEvent('session.changed', {
  invalidate: ({ id }) => [
    { type: 'Session', id },
    { type: 'Session', id: LIST },
  ],
});
