// Written by `npm run register-modules`; test/registries.spec.ts checks that it is current.
import type { AboutCalls } from './about';
import type { OversightCalls } from './admin';
import type { CalendarCalls } from './calendar';
import type { CollegeImportCalls } from './college-imports';
import type { CollegeSearchCalls } from './college-search';
import type { CollegeCalls } from './colleges';
import type { DashboardCalls } from './dashboard';
import type { EntityCalls } from './entities';
import type { EntitlementCalls } from './entitlements';
import type { EntryImportCalls } from './entry-imports';
import type { ExamAnalysisCalls } from './exam-analysis';
import type { ExamFormCalls } from './exam-forms';
import type { ExamCalls } from './exams';
import type { ExportCalls } from './export';
import type { GradedTestCalls } from './graded-tests';
import type { GuidesCalls } from './guides/index';
import type { IdentityCalls } from './identity';
import type { InvitationCalls } from './invitations';
import type { MessagingCalls } from './messaging';
import type { NotificationCalls } from './notifications';
import type { OperationsCalls } from './operations';
import type { ParentCalls } from './parents';
import type { PaymentCalls } from './payments';
import type { ProfileCalls } from './profile';
import type { RecordHistoryCalls } from './record-history';
import type { RecordViewCalls } from './record-views';
import type { RecordCalls } from './record';
import type { RetentionCalls } from './retention';
import type { RolloverCalls } from './rollover';
import type { RosterCalls } from './rosters';
import type { SavedCollegeCalls } from './saved-colleges';
import type { SavedFilterCalls } from './saved-filters';
import type { SessionCalls } from './sessions';
import type { SignInCalls } from './sign-in';
import type { SnapshotCalls } from './snapshot';
import type { StudentCalls } from './students';
import type { SurveyCalls } from './survey';
import type { TaskBatchCalls } from './task-batches';
import type { TaskCalls } from './tasks';
import type { TestScoreCalls } from './test-scores';
import type { ThreadCalls } from './threads';
import type { UndoCalls } from './undo';
import type { VideoCalls } from './video';
import { aboutRequests } from './requests/about';
import { oversightRequests } from './requests/admin';
import { calendarRequests } from './requests/calendar';
import { collegeImportRequests } from './requests/college-imports';
import { collegeSearchRequests } from './requests/college-search';
import { collegeRequests } from './requests/colleges';
import { entityRequests } from './requests/entities';
import { entitlementRequests } from './requests/entitlements';
import { entryImportRequests } from './requests/entry-imports';
import { examAnalysisRequests } from './requests/exam-analysis';
import { examFormRequests } from './requests/exam-form-rules';
import { examRequests } from './requests/exams';
import { exportRequests } from './requests/export';
import { gradedTestRequests } from './requests/graded-tests';
import { identityRequests } from './requests/identity';
import { invitationRequests } from './requests/invitations';
import { messagingRequests } from './requests/messaging';
import { notificationRequests } from './requests/notifications';
import { operationsRequests } from './requests/operations';
import { parentRequests } from './requests/parents';
import { paymentRequests } from './requests/payments';
import { profileRequests } from './requests/profile';
import { recordHistoryRequests } from './requests/record-history';
import { recordViewRequests } from './requests/record-views';
import { recordRequests } from './requests/record';
import { retentionRequests } from './requests/retention';
import { rolloverRequests } from './requests/rollover';
import { rosterRequests } from './requests/rosters';
import { savedCollegeRequests } from './requests/saved-colleges';
import { savedFilterRequests } from './requests/saved-filters';
import { sessionRequests } from './requests/sessions';
import { signInRequests } from './requests/sign-in';
import { snapshotRequests } from './requests/snapshot';
import { studentRequests } from './requests/students';
import { surveyRequests } from './requests/survey';
import { taskBatchRequests } from './requests/task-batches';
import { taskRequests } from './requests/tasks';
import { testScoreRequests } from './requests/test-scores';
import { threadRequests } from './requests/threads';
import { undoRequests } from './requests/undo';
import { videoRequests } from './requests/video';

export interface Calls
  extends
    AboutCalls,
    OversightCalls,
    CalendarCalls,
    CollegeImportCalls,
    CollegeSearchCalls,
    CollegeCalls,
    DashboardCalls,
    EntityCalls,
    EntitlementCalls,
    EntryImportCalls,
    ExamAnalysisCalls,
    ExamFormCalls,
    ExamCalls,
    ExportCalls,
    GradedTestCalls,
    GuidesCalls,
    IdentityCalls,
    InvitationCalls,
    MessagingCalls,
    NotificationCalls,
    OperationsCalls,
    ParentCalls,
    PaymentCalls,
    ProfileCalls,
    RecordHistoryCalls,
    RecordViewCalls,
    RecordCalls,
    RetentionCalls,
    RolloverCalls,
    RosterCalls,
    SavedCollegeCalls,
    SavedFilterCalls,
    SessionCalls,
    SignInCalls,
    SnapshotCalls,
    StudentCalls,
    SurveyCalls,
    TaskBatchCalls,
    TaskCalls,
    TestScoreCalls,
    ThreadCalls,
    UndoCalls,
    VideoCalls {}

export const requests = {
  ...aboutRequests,
  ...oversightRequests,
  ...calendarRequests,
  ...collegeImportRequests,
  ...collegeSearchRequests,
  ...collegeRequests,
  ...entityRequests,
  ...entitlementRequests,
  ...entryImportRequests,
  ...examAnalysisRequests,
  ...examFormRequests,
  ...examRequests,
  ...exportRequests,
  ...gradedTestRequests,
  ...identityRequests,
  ...invitationRequests,
  ...messagingRequests,
  ...notificationRequests,
  ...operationsRequests,
  ...parentRequests,
  ...paymentRequests,
  ...profileRequests,
  ...recordHistoryRequests,
  ...recordViewRequests,
  ...recordRequests,
  ...retentionRequests,
  ...rolloverRequests,
  ...rosterRequests,
  ...savedCollegeRequests,
  ...savedFilterRequests,
  ...sessionRequests,
  ...signInRequests,
  ...snapshotRequests,
  ...studentRequests,
  ...surveyRequests,
  ...taskBatchRequests,
  ...taskRequests,
  ...testScoreRequests,
  ...threadRequests,
  ...undoRequests,
  ...videoRequests,
};
