import { endpoints, query } from '../../shared/api/resource';
import '../../domain/colleges/saved.api';
import '../../domain/exams/exams.api';
import '../../domain/record/record.api';
import '../../domain/tasks/tasks.events';

interface SnapshotQuery {
  readonly studentId: string;
  readonly asOf: string;
}

export const SnapshotApi = endpoints({
  snapshot: query('GET /student/snapshot/{studentId}', {
    request: ({ studentId, asOf }: SnapshotQuery) => ({
      path: { studentId },
      query: { asOf: asOf || undefined },
    }),
    providesTags: (_snapshot, _error, { studentId }) => [
      { type: 'Access', id: studentId },
      { type: 'Assignment', id: studentId },
      { type: 'Record', id: studentId },
    ],
  }),
});
