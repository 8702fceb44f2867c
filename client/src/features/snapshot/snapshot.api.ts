import type { ResponseOf } from 'contract/calls';
import type { SnapshotResource } from 'contract/snapshot';
import '../../domain/colleges/saved.api';
import '../../domain/exams/exams.api';
import '../../domain/record/record.api';
import '../../domain/tasks/tasks.events';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';

interface SnapshotQuery {
  readonly studentId: string;
  readonly asOf: string;
}

const snapshotApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    snapshot: build.query<SnapshotResource, SnapshotQuery>({
      query: ({ studentId, asOf }) =>
        call('GET /student/snapshot/{studentId}', {
          path: { studentId },
          query: { asOf: asOf || undefined },
        }),
      transformResponse: ({ data }: ResponseOf<'GET /student/snapshot/{studentId}'>) => data,
      providesTags: (_snapshot, _error, { studentId }) => [
        { type: 'Access', id: studentId },
        { type: 'Assignment', id: studentId },
        { type: 'Record', id: studentId },
      ],
    }),
  }),
});

export const { useSnapshotQuery } = snapshotApi;
