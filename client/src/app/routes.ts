import { accountsRoutes } from '../features/accounts/routes';
import { adminCollegesRoutes } from '../features/admin-colleges/routes';
import { adminTasksRoutes } from '../features/admin-tasks/routes';
import { auditRoutes } from '../features/audit/routes';
import { authRoutes } from '../features/auth/routes';
import { collegesRoutes } from '../features/colleges/routes';
import { dashboardRoutes } from '../features/dashboard/routes';
import { examEntryRoutes } from '../features/exam-entry/routes';
import { examReportsRoutes } from '../features/exam-reports/routes';
import { examFormsRoutes } from '../features/exam-forms/routes';
import { gradedTestsRoutes } from '../features/graded-tests/routes';
import { guidesRoutes } from '../features/guides/routes';
import { landingRoutes } from '../features/landing/routes';
import { lettersRoutes } from '../features/letters/routes';
import { messagesRoutes } from '../features/messages/routes';
import { myTasksRoutes } from '../features/my-tasks/routes';
import { notificationsRoutes } from '../features/notifications/routes';
import { profileRoutes } from '../features/profile/routes';
import { retentionRoutes } from '../features/retention/routes';
import { recordViewsRoutes } from '../features/record-views/routes';
import { outcomesRoutes } from '../features/outcomes/routes';
import { rostersRoutes } from '../features/rosters/routes';
import { entitiesRoutes } from '../features/entities/routes';
import { paymentsRoutes } from '../features/payments/routes';
import { privacyRoutes } from '../features/privacy/routes';
import { sessionsRoutes } from '../features/sessions/routes';
import { snapshotRoutes } from '../features/snapshot/routes';
import { studentTasksRoutes } from '../features/student-tasks/routes';
import { studentsRoutes } from '../features/students/routes';
import { systemRoutes } from '../features/system/routes';
import { surveyRoutes } from '../features/survey/routes';
import { threadsRoutes } from '../features/threads/routes';
import { videoRoomRoutes } from '../features/video-room/routes';
import { defineRoutes } from '../shared/routing/routeDef';
import { studentRoutes } from './student/routes';

/** The only table of pages, which router, guard, sidebar, titles and browser tests share. */
export const routes = defineRoutes({
  ...authRoutes,
  ...dashboardRoutes,
  ...myTasksRoutes,
  ...surveyRoutes,
  ...collegesRoutes,
  ...guidesRoutes,
  ...examReportsRoutes,
  ...lettersRoutes,
  ...messagesRoutes,
  ...studentsRoutes,
  ...studentRoutes,
  ...sessionsRoutes,
  ...snapshotRoutes,
  ...studentTasksRoutes,
  ...examEntryRoutes,
  ...adminTasksRoutes,
  ...adminCollegesRoutes,
  ...examFormsRoutes,
  ...gradedTestsRoutes,
  ...profileRoutes,
  ...recordViewsRoutes,
  ...accountsRoutes,
  ...rostersRoutes,
  ...outcomesRoutes,
  ...entitiesRoutes,
  ...retentionRoutes,
  ...auditRoutes,
  ...systemRoutes,
  ...notificationsRoutes,
  ...threadsRoutes,
  ...videoRoomRoutes,
  ...landingRoutes,
  ...paymentsRoutes,
  ...privacyRoutes,
});
