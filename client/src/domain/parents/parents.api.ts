import type { ResponseOf } from 'contract/calls';
import type { ParentResource } from 'contract/parents';
import type { NewParent } from 'contract/requests/parents';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST } from '../../shared/api/tags';
import '../account/account.api';

const PARENTS = { type: 'Access', id: LIST } as const;

interface Link {
  readonly studentId: string;
  readonly linkId: string;
}

export const {
  useParentsQuery,
  useInviteParentMutation,
  useInvitationMailMutation,
  useRemoveParentMutation,
} = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    parents: build.query<readonly ParentResource[], string>({
      query: (studentId) => call('GET /users/{studentId}/parents', { path: { studentId } }),
      transformResponse: ({ data }: ResponseOf<'GET /users/{studentId}/parents'>) => data,
      providesTags: [PARENTS],
    }),
    inviteParent: build.mutation<unknown, NewParent & { readonly studentId: string }>({
      query: ({ studentId, ...body }) =>
        call('POST /users/{studentId}/parents', { path: { studentId }, body }),
      invalidatesTags: [PARENTS],
    }),
    invitationMail: build.mutation<unknown, Link>({
      query: (path) => call('POST /users/{studentId}/parents/{linkId}/mails', { path: { ...path } }),
    }),
    removeParent: build.mutation<unknown, Link>({
      query: (path) => call('DELETE /users/{studentId}/parents/{linkId}', { path: { ...path } }),
      invalidatesTags: [PARENTS],
    }),
  }),
});
