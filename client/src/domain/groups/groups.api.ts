import { endpoints, mutation, query, resource, LIST, lists } from '../../shared/api/resource';
import { onServerEvent } from '../../shared/realtime/realtime';

const group = resource('Group');
/** Lists of students show and count the groups. */
const invalidatesTags = lists('Group', 'User');

export const GroupsApi = endpoints({
  groups: query('GET /users/students/groups', { providesTags: lists('Group') }),
  createGroup: group.create('POST /users/students/groups', { undo: true, invalidatesTags }),
  editGroup: group.edit('PATCH /users/students/groups/{id}', { invalidatesTags }),
  deleteGroup: group.remove('DELETE /users/students/groups/{id}', { invalidatesTags }),
  changeGroups: mutation('POST /users/students/groups/members', { undo: true, invalidatesTags }),
});

onServerEvent('group.changed', { invalidate: () => [{ type: 'Group', id: LIST }] });
