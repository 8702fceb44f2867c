import { endpoints, resource } from '../../shared/api/resource';

const SHOWN = 6;

export const { useFoundStudentsQuery } = endpoints({
  foundStudents: resource('User').list('GET /users/students', {
    request: (q: string) => ({ query: { q, currentPage: 1, pageSize: SHOWN } }),
  }),
});
