import type { Body } from 'contract/calls';
import type { Page } from 'contract/http';
import type { InvitationResource } from 'contract/invitations';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST } from '../../shared/api/tags';

const INVITATIONS = [{ type: 'Invitation', id: LIST } as const];

const membershipTags = [
  ...INVITATIONS,
  { type: 'User', id: LIST },
  { type: 'Access', id: LIST },
  { type: 'Entity', id: LIST },
] as const;

const invitationsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    invitations: build.query<Page<InvitationResource>, number>({
      query: (currentPage) => call('GET /invitations', { query: { currentPage, pageSize: 20 } }),
      providesTags: INVITATIONS,
    }),
    invite: build.mutation<unknown, Body<'POST /invitations'>>({
      query: (body) => call('POST /invitations', { body }),
      invalidatesTags: membershipTags,
    }),
    mailInvitation: build.mutation<unknown, string>({
      query: (userId) => call('POST /invitations/{userId}/mail', { path: { userId } }),
      invalidatesTags: [...INVITATIONS, { type: 'RosterImport', id: LIST }],
    }),
    cancelInvitation: build.mutation<unknown, string>({
      query: (userId) => call('DELETE /invitations/{userId}', { path: { userId } }),
      invalidatesTags: membershipTags,
    }),
  }),
});

export const {
  useInvitationsQuery,
  useInviteMutation,
  useMailInvitationMutation,
  useCancelInvitationMutation,
} = invitationsApi;
