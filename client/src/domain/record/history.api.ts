import type { ResponseOf } from 'contract/calls';
import type { RecordPart } from 'contract/record-history';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST } from '../../shared/api/tags';
import './record.events';

export interface HistoryOf {
  readonly studentId: string;
  readonly part: RecordPart;
  readonly item?: string;
}

export interface HistorySubject extends HistoryOf {
  readonly name: string;
  readonly called?: Readonly<Record<string, string>>;
}

export const HistoryApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    recordHistory: build.infiniteQuery<
      ResponseOf<'GET /users/{studentId}/history'>,
      HistoryOf,
      string | undefined
    >({
      query: ({ queryArg: { studentId, part, item }, pageParam: before }) =>
        call('GET /users/{studentId}/history', { path: { studentId }, query: { part, item, before } }),
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ before }) => before ?? undefined,
      },
      providesTags: (_history, _error, { studentId }) => [
        { type: 'Audit', id: LIST },
        { type: 'Record', id: studentId },
      ],
    }),
  }),
});
