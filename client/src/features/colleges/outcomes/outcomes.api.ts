import '../../../domain/colleges/colleges.events';
import { endpoints, query } from '../../../shared/api/resource';

export const OutcomesApi = endpoints({
  outcomes: query('GET /users/{studentId}/outcomes/{ceeb}', {
    providesTags: [{ type: 'Outcome', id: 'LIST' }],
  }),
});
