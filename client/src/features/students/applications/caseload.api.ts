import { endpoints, mutation, query, lists } from '../../../shared/api/resource';
import '../../../domain/colleges/colleges.events';
import '../../../domain/groups/groups.api';

export const CaseloadApi = endpoints({
  caseloadApplications: query('GET /users/students/applications', {
    providesTags: lists('SavedCollege', 'Group', 'User'),
  }),
  submitApplications: mutation('POST /users/students/applications/submitted', {
    undo: true,
    invalidatesTags: lists('SavedCollege'),
  }),
});
