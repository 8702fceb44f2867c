import type { NewAdmin } from 'contract/identity';
import type { NewUser } from 'contract/requests/identity';
import { endpoints, mutation, query, lists } from '../../shared/api/resource';

export type { NewAdmin, NewUser };

export const AccountsApi = endpoints({
  createAdmin: mutation('POST /admin/create', { invalidatesTags: lists('User') }),
  registerUser: mutation('POST /auth/register', { invalidatesTags: lists('User', 'Access', 'Entity') }),
  /** Any action of any user may change the preview, so it is never cached. */
  erasurePreview: query('GET /admin/user/{id}/erasure', { keepUnusedDataFor: 0 }),
  eraseUser: mutation('DELETE /admin/user/{id}', { invalidatesTags: lists('User', 'Entity') }),
  resetSecondFactor: mutation('POST /admin/user/{id}/second-factor/reset'),
});
