import { endpoints, mutation, query, lists } from '../../shared/api/resource';

const invitations = lists('Invitation');
const membershipTags = lists('Invitation', 'User', 'Access', 'Entity');

export const InvitationsApi = endpoints({
  invitations: query('GET /invitations', {
    request: (currentPage: number) => ({ query: { currentPage, pageSize: 20 } }),
    providesTags: invitations,
  }),
  invite: mutation('POST /invitations', { invalidatesTags: membershipTags }),
  mailInvitation: mutation('POST /invitations/{userId}/mail', {
    invalidatesTags: lists('Invitation', 'RosterImport'),
  }),
  remindInvited: mutation('POST /invitations/mails', {
    invalidatesTags: lists('Invitation', 'RosterImport'),
  }),
  cancelInvitation: mutation('DELETE /invitations/{userId}', { invalidatesTags: membershipTags }),
});
