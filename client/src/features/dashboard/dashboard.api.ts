import type { ResponseOf } from 'contract/calls';
import type { ChildOverview, Dashboard } from 'contract/dashboard';
import '../../domain/colleges/saved.api';
import '../../domain/exams/exams.api';
import '../../domain/notifications/notifications.api';
import '../../domain/sessions/sessions.api';
import '../../domain/tasks/tasks.events';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST, SUMMARY } from '../../shared/api/tags';
import { readToken, userOf } from '../../shared/api/token';

/** The dashboard includes items of all these lists. */
const LISTS = [
  { type: 'Activity', id: LIST },
  { type: 'Assignment', id: LIST },
  { type: 'Course', id: LIST },
  { type: 'Exam', id: LIST },
  { type: 'Honor', id: LIST },
  { type: 'Notification', id: LIST },
  { type: 'Profile', id: LIST },
  { type: 'SavedCollege', id: LIST },
  { type: 'Session', id: LIST },
  { type: 'Survey', id: LIST },
  { type: 'TestScore', id: LIST },
] as const;

const dashboardApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboard: build.query<Dashboard, void>({
      query: () => call('GET /dashboard', { offline: userOf(readToken())?.role === 'student' }),
      transformResponse: ({ data }: ResponseOf<'GET /dashboard'>) => data,
      providesTags: [...LISTS, { type: 'Assignment', id: SUMMARY }, { type: 'College', id: SUMMARY }],
    }),
    childOverview: build.query<ChildOverview, string>({
      query: (studentId) => call('GET /dashboard/{studentId}', { path: { studentId } }),
      transformResponse: ({ data }: ResponseOf<'GET /dashboard/{studentId}'>) => data,
      providesTags: [...LISTS, { type: 'Assignment', id: SUMMARY }, { type: 'College', id: SUMMARY }],
    }),
  }),
});

export const { useDashboardQuery, useChildOverviewQuery } = dashboardApi;
