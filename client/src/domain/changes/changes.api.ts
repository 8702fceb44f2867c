import { endpoints, query, lists, SUMMARY } from '../../shared/api/resource';
import '../colleges/colleges.events';
import '../record/record.events';
import '../tasks/tasks.events';

export const ChangesApi = endpoints({
  factChanges: query('GET /users/{studentId}/changes', {
    providesTags: (_changes, _error, { studentId }) => [
      ...lists('Audit'),
      { type: 'Assignment', id: SUMMARY },
      { type: 'Record', id: studentId },
    ],
  }),
  applicationChanges: query('GET /users/{studentId}/applications/changes', {
    providesTags: lists('SavedCollege'),
  }),
  roleChanges: query('GET /admin/role-changes', {
    providesTags: lists('Audit', 'Entity'),
  }),
});
