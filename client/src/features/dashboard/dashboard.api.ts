import type { Answer } from 'contract/calls';
import type { Dashboard } from 'contract/dashboard';
import type { Tag } from 'contract/realtime';
import '../../domain/colleges/saved.api';
import '../../domain/exams/exams.api';
import '../../domain/notifications/notifications.api';
import '../../domain/sessions/sessions.api';
import '../../domain/tasks/tasks.events';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST, SUMMARY } from '../../shared/api/tags';

/** It holds a little of each; what they hear of makes it stale. */
const LISTS: readonly Tag[] = [
  'Activity',
  'Assignment',
  'Course',
  'Exam',
  'Honor',
  'Notification',
  'Profile',
  'SavedCollege',
  'Session',
  'Survey',
  'TestScore',
];

const dashboardApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboard: build.query<Dashboard, void>({
      query: () => call('GET /dashboard'),
      transformResponse: ({ data }: Answer<'GET /dashboard'>) => data,
      providesTags: [
        ...LISTS.map((type) => ({ type, id: LIST })),
        { type: 'Assignment', id: SUMMARY },
        { type: 'College', id: SUMMARY },
      ],
    }),
  }),
});

export const { useDashboardQuery } = dashboardApi;
