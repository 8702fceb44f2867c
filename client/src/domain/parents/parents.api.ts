import { endpoints, mutation, query } from '../../shared/api/resource';
import { lists } from '../../shared/api/tags';
import '../account/account.api';

const parents = lists('Access');

export const {
  useParentsQuery,
  useInviteParentMutation,
  useInvitationMailMutation,
  useRemoveParentMutation,
} = endpoints({
  parents: query('GET /users/{studentId}/parents', { providesTags: parents }),
  inviteParent: mutation('POST /users/{studentId}/parents', { invalidatesTags: parents }),
  invitationMail: mutation('POST /users/{studentId}/parents/{linkId}/mails'),
  removeParent: mutation('DELETE /users/{studentId}/parents/{linkId}', { invalidatesTags: parents }),
});
