// Written by `npm run register-modules`; test/registries.spec.ts checks that it is current.
import { collegeEvents } from './modules/colleges/colleges.events';
import { savedCollegeEvents } from './modules/colleges/saved/saved-colleges.events';
import { entitlementEvents } from './modules/entitlements/entitlements.events';
import { examEntryEvents } from './modules/exams/entries/exam-entries.events';
import { examFormEvents } from './modules/exams/forms/exam-forms.events';
import { accessEvents } from './modules/identity/access/access.events';
import { accountEvents } from './modules/identity/accounts/accounts.events';
import { departureEvents } from './modules/identity/accounts/departures.events';
import { entityEvents } from './modules/identity/entities/entities.events';
import { parentEvents } from './modules/identity/parents/parents.events';
import { retentionEvents } from './modules/identity/retention/retention.events';
import { signInEvents } from './modules/identity/sign-in/sign-in.events';
import { messagingEvents } from './modules/messaging/messaging.events';
import { notificationEvents } from './modules/notifications/notifications.events';
import { paymentEvents } from './modules/payments/payments.events';
import { recordExportEvents } from './modules/profile/exports/record-exports.events';
import { recordEvents } from './modules/profile/profile.events';
import { recordViewEvents } from './modules/record-views/record-views.events';
import { savedFilterEvents } from './modules/saved-filters/saved-filters.events';
import { creditEvents } from './modules/sessions/credits.events';
import { sessionEvents } from './modules/sessions/sessions.events';
import { surveyEvents } from './modules/survey/survey.events';
import { taskEvents } from './modules/tasks/tasks.events';
import { threadEvents } from './modules/threads/threads.events';
import { importEvents } from './platform/imports/imports.events';
import { jobEvents } from './platform/jobs/jobs.events';
import { projectorEvents } from './platform/projector/projector.events';
import { describeColleges } from './modules/colleges/colleges.audit';
import { describeSavedColleges } from './modules/colleges/saved/saved-colleges.audit';
import { describeEntitlements } from './modules/entitlements/entitlements.audit';
import { describeExamEntries } from './modules/exams/entries/exam-entries.audit';
import { describeExamForms } from './modules/exams/forms/exam-forms.audit';
import { describeAccess } from './modules/identity/access/access.audit';
import { describeAccounts } from './modules/identity/accounts/accounts.audit';
import { describeDepartures } from './modules/identity/accounts/departures.audit';
import { describeEntities } from './modules/identity/entities/entities.audit';
import { describeParents } from './modules/identity/parents/parents.audit';
import { describeRetention } from './modules/identity/retention/retention.audit';
import { describeSignIn } from './modules/identity/sign-in/sign-in.audit';
import { describeImports } from './modules/imports.audit';
import { describeMessaging } from './modules/messaging/messaging.audit';
import { describeNotifications } from './modules/notifications/notifications.audit';
import { describePayments } from './modules/payments/payments.audit';
import { describeRecordExports } from './modules/profile/exports/record-exports.audit';
import { describeProfile } from './modules/profile/profile.audit';
import { describeRecordViews } from './modules/record-views/record-views.audit';
import { describeSavedFilters } from './modules/saved-filters/saved-filters.audit';
import { describeCredits } from './modules/sessions/credits.audit';
import { describeSessions } from './modules/sessions/sessions.audit';
import { describeSurvey } from './modules/survey/survey.audit';
import { describeTasks } from './modules/tasks/tasks.audit';
import { describeThreads } from './modules/threads/threads.audit';
import { describeJobs } from './platform/jobs/jobs.audit';
import { describeProjector } from './platform/projector/projector.audit';
import { colleges } from '../projections/colleges/colleges';
import { importedColleges } from '../projections/colleges/imported-colleges';
import { savedColleges } from '../projections/colleges/saved-colleges';
import { entitlements } from '../projections/entitlements/entitlements';
import { examEntries } from '../projections/exams/exam-entries';
import { examFormRevisions } from '../projections/exams/exam-form-revisions';
import { examForms } from '../projections/exams/exam-forms';
import { access } from '../projections/identity/access';
import { departures } from '../projections/identity/departures';
import { entities } from '../projections/identity/entities';
import { invitations } from '../projections/identity/invitations';
import { memberships } from '../projections/identity/memberships';
import { parents } from '../projections/identity/parents';
import { people } from '../projections/identity/people';
import { retentionPolicies } from '../projections/identity/retention-policies';
import { imports } from '../projections/imports';
import { conversations } from '../projections/messaging/conversations';
import { messages } from '../projections/messaging/messages';
import { assignmentBatches } from '../projections/notifications/assignment-batches';
import { notificationPreferences } from '../projections/notifications/notification-preferences';
import { notifications } from '../projections/notifications/notifications';
import { orders } from '../projections/payments/orders';
import { about } from '../projections/profile/about';
import { activities, courses, honors, testScores } from '../projections/profile/owned-lists';
import { studentProgress } from '../projections/profile/student-progress';
import { recordViews } from '../projections/record-views/record-views';
import { savedFilters } from '../projections/saved-filters/saved-filters';
import { availability } from '../projections/sessions/availability';
import { bookedHours } from '../projections/sessions/booked-hours';
import { sessionCredits } from '../projections/sessions/session-credits';
import { sessionRequests } from '../projections/sessions/session-requests';
import { surveyResults } from '../projections/survey/survey-results';
import { taskAssignments } from '../projections/tasks/task-assignments';
import { taskDates } from '../projections/tasks/task-dates';
import { taskDefinitions } from '../projections/tasks/task-definitions';
import { threads } from '../projections/threads/threads';

export const events = [
  collegeEvents,
  savedCollegeEvents,
  entitlementEvents,
  examEntryEvents,
  examFormEvents,
  accessEvents,
  accountEvents,
  departureEvents,
  entityEvents,
  parentEvents,
  retentionEvents,
  signInEvents,
  messagingEvents,
  notificationEvents,
  paymentEvents,
  recordExportEvents,
  recordEvents,
  recordViewEvents,
  savedFilterEvents,
  creditEvents,
  sessionEvents,
  surveyEvents,
  taskEvents,
  threadEvents,
  importEvents,
  jobEvents,
  projectorEvents,
] as const;

export const audit = {
  ...describeColleges,
  ...describeSavedColleges,
  ...describeEntitlements,
  ...describeExamEntries,
  ...describeExamForms,
  ...describeAccess,
  ...describeAccounts,
  ...describeDepartures,
  ...describeEntities,
  ...describeParents,
  ...describeRetention,
  ...describeSignIn,
  ...describeImports,
  ...describeMessaging,
  ...describeNotifications,
  ...describePayments,
  ...describeRecordExports,
  ...describeProfile,
  ...describeRecordViews,
  ...describeSavedFilters,
  ...describeCredits,
  ...describeSessions,
  ...describeSurvey,
  ...describeTasks,
  ...describeThreads,
  ...describeJobs,
  ...describeProjector,
};

export const views = [
  colleges,
  importedColleges,
  savedColleges,
  entitlements,
  examEntries,
  examFormRevisions,
  examForms,
  access,
  departures,
  entities,
  invitations,
  memberships,
  parents,
  people,
  retentionPolicies,
  imports,
  conversations,
  messages,
  assignmentBatches,
  notificationPreferences,
  notifications,
  orders,
  about,
  activities,
  courses,
  honors,
  testScores,
  studentProgress,
  recordViews,
  savedFilters,
  availability,
  bookedHours,
  sessionCredits,
  sessionRequests,
  surveyResults,
  taskAssignments,
  taskDates,
  taskDefinitions,
  threads,
] as const;
