import type { Body } from 'contract/calls';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST } from '../../shared/api/tags';

/** Whoever is invited has an account, and belongs where the inviter says. */
const membershipTags = [
  { type: 'User', id: LIST },
  { type: 'Access', id: LIST },
  { type: 'Entity', id: LIST },
] as const;

const invitationsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    invite: build.mutation<unknown, Body<'POST /invitations'>>({
      query: (body) => call('POST /invitations', { body }),
      invalidatesTags: membershipTags,
    }),
    mailInvitation: build.mutation<unknown, string>({
      query: (userId) => call('POST /invitations/{userId}/mail', { path: { userId } }),
    }),
    takeBackInvitation: build.mutation<unknown, string>({
      query: (userId) => call('DELETE /invitations/{userId}', { path: { userId } }),
      invalidatesTags: membershipTags,
    }),
  }),
});

export const { useInviteMutation, useMailInvitationMutation, useTakeBackInvitationMutation } = invitationsApi;
