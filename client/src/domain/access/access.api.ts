import type { ResponseOf } from 'contract/calls';
import type { EntityResource, LeavingResource } from 'contract/entities';
import type { StudentDetailResource } from 'contract/identity';
import type { ActionItemsResource } from 'contract/students';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST, listTags } from '../../shared/api/tags';
import '../colleges/colleges.events';
import { UNANSWERED } from '../messages/messages.events';
import '../record/record.events';

interface Member {
  readonly entityId: string;
  readonly userId: string;
}

interface Counselor {
  readonly studentId: string;
  readonly staffId: string;
}

const membershipTags = [
  { type: 'Entity', id: LIST },
  { type: 'User', id: LIST },
  { type: 'Access', id: LIST },
] as const;

const accessTags = (studentId: string) =>
  [
    { type: 'Access', id: LIST },
    { type: 'Access', id: studentId },
  ] as const;

const accessApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    entities: build.query<readonly EntityResource[], void>({
      query: () => call('GET /admin/entities'),
      transformResponse: ({ data }: ResponseOf<'GET /admin/entities'>) => data,
      providesTags: (entities) => listTags('Entity', entities),
    }),
    /** Never cached, because any change to the member may alter it. */
    leaving: build.query<LeavingResource, Member>({
      keepUnusedDataFor: 0,
      query: ({ entityId: id, userId }) =>
        call('GET /admin/entity/{id}/user/{userId}/leaving', { path: { id, userId } }),
      transformResponse: ({ data }: ResponseOf<'GET /admin/entity/{id}/user/{userId}/leaving'>) => data,
    }),
    takeOut: build.mutation<unknown, Member>({
      extraOptions: { undo: true },
      query: ({ entityId: id, userId }) =>
        call('DELETE /admin/entity/{id}/user/{userId}', { path: { id, userId } }),
      invalidatesTags: membershipTags,
    }),
    move: build.mutation<unknown, Member & { readonly to: string }>({
      extraOptions: { undo: true },
      query: ({ entityId: id, userId, to }) =>
        call('PATCH /admin/entity/{id}/user/{userId}', { path: { id, userId }, body: { entity_id: to } }),
      invalidatesTags: membershipTags,
    }),
    studentDetail: build.query<StudentDetailResource, string>({
      query: (studentId) => call('GET /admin/students/{studentId}', { path: { studentId } }),
      transformResponse: ({ data }: ResponseOf<'GET /admin/students/{studentId}'>) => data,
      providesTags: (_student, _error, id) => accessTags(id),
    }),
    actionItems: build.query<ActionItemsResource, string>({
      query: (studentId) => call('GET /student/action-items/{studentId}', { path: { studentId } }),
      transformResponse: ({ data }: ResponseOf<'GET /student/action-items/{studentId}'>) => data,
      // Unanswered messages and missing parts of the record create action items.
      providesTags: (_items, _error, id) => [
        ...accessTags(id),
        UNANSWERED,
        { type: 'Record', id },
        { type: 'SavedCollege', id: LIST },
      ],
    }),
    giveCounselor: build.mutation<unknown, Counselor & { readonly instead?: string }>({
      extraOptions: { undo: true },
      query: ({ instead, ...path }) =>
        call('PUT /users/{studentId}/counselors/{staffId}', { path, body: { instead } }),
      invalidatesTags: (_answer, _error, { studentId }) => accessTags(studentId),
    }),
    endCounseling: build.mutation<unknown, Counselor>({
      extraOptions: { undo: true },
      query: (path) => call('DELETE /users/{studentId}/counselors/{staffId}', { path }),
      invalidatesTags: (_answer, _error, { studentId }) => accessTags(studentId),
    }),
  }),
});

export const {
  useEntitiesQuery,
  useLazyEntitiesQuery,
  useLeavingQuery,
  useTakeOutMutation,
  useMoveMutation,
  useStudentDetailQuery,
  useActionItemsQuery,
  useGiveCounselorMutation,
  useEndCounselingMutation,
} = accessApi;
