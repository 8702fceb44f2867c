import { endpoints, query } from '../../shared/api/resource';
import { lists, SUMMARY } from '../../shared/api/tags';
import '../record/record.events';
import '../tasks/tasks.events';

export const { useFactChangesQuery, useRoleChangesQuery } = endpoints({
  factChanges: query('GET /users/{studentId}/changes', {
    providesTags: (_changes, _error, { studentId }) => [
      ...lists('Audit'),
      { type: 'Assignment', id: SUMMARY },
      { type: 'Record', id: studentId },
    ],
  }),
  roleChanges: query('GET /admin/role-changes', {
    providesTags: lists('Audit', 'Entity'),
  }),
});
