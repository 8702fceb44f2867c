import { endpoints, query, lists, SUMMARY } from '../../shared/api/resource';
import '../../domain/colleges/saved.api';
import '../../domain/exams/exams.api';
import '../../domain/notifications/notifications.api';
import '../../domain/sessions/sessions.api';
import '../../domain/tasks/tasks.events';

/** The dashboard includes items of all these lists. */
const shown = [
  ...lists('Activity', 'Assignment', 'Course', 'Exam', 'Honor', 'Notification', 'Profile'),
  ...lists('SavedCollege', 'Session', 'Survey', 'TestScore'),
  { type: 'Assignment', id: SUMMARY },
  { type: 'College', id: SUMMARY },
] as const;

export const DashboardApi = endpoints({
  dashboard: query('GET /dashboard', { providesTags: shown }),
  childOverview: query('GET /dashboard/{studentId}', { providesTags: shown }),
});
