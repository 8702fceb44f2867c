import { endpoints, resource } from '../../shared/api/resource';

const SHOWN = 6;

/** More than are published in a year. */
const NEWEST_THREADS = 200;

export const { useFoundStudentsQuery, useNewestThreadsQuery } = endpoints({
  foundStudents: resource('User').list('GET /users/students', {
    request: (q: string) => ({ query: { q, currentPage: 1, pageSize: SHOWN } }),
  }),
  newestThreads: resource('Thread').list('GET /threads/all', {
    request: (_none: void) => ({ query: { currentPage: 1, pageSize: NEWEST_THREADS } }),
  }),
});
