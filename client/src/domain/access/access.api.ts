import type { StudentDetailResource } from 'contract/identity';
import type { EntityResource } from 'contract/identity';
import { api } from '../../shared/api/baseApi';
import { LIST, listTags } from '../../shared/api/tags';

export interface Member {
  readonly entityId: string;
  readonly userId: string;
}

interface Counselor {
  readonly studentId: string;
  readonly staffId: string;
}

/** Who belongs where decides who may see whom. */
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
      query: () => '/admin/entities',
      transformResponse: ({ data }: { data: readonly EntityResource[] }) => data,
      providesTags: (entities) => listTags('Entity', entities),
    }),
    takeOut: build.mutation<unknown, Member>({
      query: ({ entityId, userId }) => ({
        url: `/admin/entity/${entityId}/user/${userId}`,
        method: 'DELETE',
      }),
      invalidatesTags: membershipTags,
    }),
    move: build.mutation<unknown, Member & { readonly to: string }>({
      query: ({ entityId, userId, to }) => ({
        url: `/admin/entity/${entityId}/user/${userId}`,
        method: 'PATCH',
        body: { entity_id: to },
      }),
      invalidatesTags: membershipTags,
    }),
    studentDetail: build.query<StudentDetailResource, string>({
      query: (id) => `/admin/students/${id}`,
      transformResponse: ({ data }: { data: StudentDetailResource }) => data,
      providesTags: (_student, _error, id) => accessTags(id),
    }),
    giveCounselor: build.mutation<unknown, Counselor & { readonly instead?: string }>({
      query: ({ studentId, staffId, instead }) => ({
        url: `/users/${studentId}/counselors/${staffId}`,
        method: 'PUT',
        body: { instead },
      }),
      invalidatesTags: (_answer, _error, { studentId }) => accessTags(studentId),
    }),
    endCounseling: build.mutation<unknown, Counselor>({
      query: ({ studentId, staffId }) => ({
        url: `/users/${studentId}/counselors/${staffId}`,
        method: 'DELETE',
      }),
      invalidatesTags: (_answer, _error, { studentId }) => accessTags(studentId),
    }),
  }),
});

export const {
  useEntitiesQuery,
  useTakeOutMutation,
  useMoveMutation,
  useStudentDetailQuery,
  useGiveCounselorMutation,
  useEndCounselingMutation,
} = accessApi;
