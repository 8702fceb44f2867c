import type { Role } from 'contract/roles';
import { endpoints, mutation, query, resource, LIST, lists } from '../../shared/api/resource';
import '../colleges/colleges.events';
import { UNANSWERED } from '../messages/messages.events';
import '../record/record.events';

interface Member {
  readonly entityId: string;
  readonly userId: string;
}

const membershipTags = lists('Entity', 'User', 'Access');

const accessTags = (studentId: string) =>
  [
    { type: 'Access', id: LIST },
    { type: 'Access', id: studentId },
  ] as const;

const accessOf = (_answer: unknown, _error: unknown, { studentId }: { readonly studentId: string }) =>
  accessTags(studentId);

export const AccessApi = endpoints({
  entities: resource('Entity').list('GET /admin/entities'),
  /** Never cached, because any change to the member may alter it. */
  leaving: query('GET /admin/entity/{id}/user/{userId}/leaving', {
    keepUnusedDataFor: 0,
    request: ({ entityId: id, userId }: Member) => ({ path: { id, userId } }),
  }),
  takeOut: mutation('DELETE /admin/entity/{id}/user/{userId}', {
    undo: true,
    request: ({ entityId: id, userId }: Member) => ({ path: { id, userId } }),
    invalidatesTags: membershipTags,
  }),
  move: mutation('PATCH /admin/entity/{id}/user/{userId}', {
    undo: true,
    request: ({ entityId: id, userId, to }: Member & { readonly to: string }) => ({
      path: { id, userId },
      body: { entity_id: to },
    }),
    invalidatesTags: membershipTags,
  }),
  studentDetail: query('GET /admin/students/{studentId}', {
    providesTags: (_student, _error, id) => accessTags(id),
  }),
  actionItems: query('GET /student/action-items/{studentId}', {
    // Unanswered messages and missing parts of the record create action items.
    providesTags: (_items, _error, id) => [
      ...accessTags(id),
      UNANSWERED,
      { type: 'Record', id },
      { type: 'SavedCollege', id: LIST },
    ],
  }),
  giveCounselor: mutation('PUT /users/{studentId}/counselors/{staffId}', {
    undo: true,
    invalidatesTags: accessOf,
  }),
  moveCaseload: mutation('POST /users/{staffId}/caseload', {
    undo: true,
    invalidatesTags: membershipTags,
  }),
  endCounseling: mutation('DELETE /users/{studentId}/counselors/{staffId}', {
    undo: true,
    invalidatesTags: accessOf,
  }),
});

export interface Membership {
  readonly userId: string;
  readonly name: string;
  readonly role: Role;
  readonly entityId: string;
  readonly entityName: string;
}
