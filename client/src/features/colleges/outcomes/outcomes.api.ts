import '../../../domain/colleges/colleges.events';
import { endpoints, query } from '../../../shared/api/resource';

export const { useOutcomesQuery } = endpoints({
  outcomes: query('GET /users/{studentId}/outcomes/{ceeb}', {
    providesTags: [{ type: 'Outcome', id: 'LIST' }],
  }),
});
