import { endpoints, mutation, query } from '../../shared/api/resource';
import { lists } from '../../shared/api/tags';
import '../account/account.api';

const children = lists('Access');

export const { useChildrenQuery, useAcceptChildMutation, useDeclineChildMutation } = endpoints({
  children: query('GET /children', { providesTags: children }),
  acceptChild: mutation('PUT /children/{childId}/accepted', { invalidatesTags: children }),
  declineChild: mutation('DELETE /children/{childId}', { invalidatesTags: children }),
});
