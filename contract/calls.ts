import type { AboutCalls } from './about';
import type { OversightCalls } from './admin';
import type { CalendarCalls } from './calendar';
import type { CollegeImportCalls } from './college-imports';
import type { CollegeSearchCalls } from './college-search';
import type { CollegeCalls } from './colleges';
import type { DashboardCalls } from './dashboard';
import type { EntityCalls } from './entities';
import type { EntryImportCalls } from './entry-imports';
import type { ExamAnalysisCalls } from './exam-analysis';
import type { ExamFormCalls } from './exam-forms';
import type { ExamCalls } from './exams';
import type { ExportCalls } from './export';
import type { GradedTestCalls } from './graded-tests';
import type { GuidesCalls } from './guides';
import type { EntitlementCalls } from './entitlements';
import type { IdentityCalls } from './identity';
import type { InvitationCalls } from './invitations';
import type { MessagingCalls } from './messaging';
import type { NotificationCalls } from './notifications';
import type { OperationsCalls } from './operations';
import type { ParentCalls } from './parents';
import type { PaymentCalls } from './payments';
import type { ProfileCalls } from './profile';
import type { TestScoreCalls } from './test-scores';
import type { RecordCalls } from './record';
import type { RecordHistoryCalls } from './record-history';
import type { RetentionCalls } from './retention';
import type { RecordViewCalls } from './record-views';
import type { RolloverCalls } from './rollover';
import type { Requests, SentPart } from './requests';
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
import type { ThreadCalls } from './threads';
import type { UndoCalls } from './undo';
import type { VideoCalls } from './video';

/**
 * All endpoints by method and path; `requests` has the query and body of each. Here are `upload`, the multipart field
 * that is a file; `answer` as JSON, void where the response has no body, or `file`, the media type of the response; and the
 * statuses in `refuses`, in addition to those of all endpoints of its kind.
 */
export interface Calls
  extends
    AboutCalls,
    CalendarCalls,
    CollegeCalls,
    CollegeImportCalls,
    CollegeSearchCalls,
    DashboardCalls,
    EntryImportCalls,
    ExamAnalysisCalls,
    ExamCalls,
    ExamFormCalls,
    ExportCalls,
    GradedTestCalls,
    GuidesCalls,
    EntitlementCalls,
    EntityCalls,
    IdentityCalls,
    InvitationCalls,
    MessagingCalls,
    NotificationCalls,
    OperationsCalls,
    OversightCalls,
    ParentCalls,
    PaymentCalls,
    ProfileCalls,
    TestScoreCalls,
    RecordCalls,
    RecordHistoryCalls,
    RetentionCalls,
    RecordViewCalls,
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
    ThreadCalls,
    UndoCalls,
    VideoCalls {}

export type Call = keyof Calls;

type Part<Name extends Call, Key extends string> =
  Calls[Name] extends Readonly<Record<Key, infer Value>> ? Value : never;

/** What the endpoint takes, as it is sent. */
type SentIn<Name extends Call, Key extends 'query' | 'body'> = Name extends keyof Requests
  ? SentPart<Name, Key>
  : never;

export type Query<Name extends Call> = SentIn<Name, 'query'>;
export type Body<Name extends Call> = SentIn<Name, 'body'>;
export type ResponseOf<Name extends Call> = Part<Name, 'answer'>;
