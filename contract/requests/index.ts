import type { Parsed, RequestFields, Sent } from '../fields';
import { aboutRequests } from './about';
import { oversightRequests } from './admin';
import { calendarRequests } from './calendar';
import { collegeImportRequests } from './college-imports';
import { collegeSearchRequests } from './college-search';
import { collegeRequests } from './colleges';
import { entityRequests } from './entities';
import { entitlementRequests } from './entitlements';
import { entryImportRequests } from './entry-imports';
import { examAnalysisRequests } from './exam-analysis';
import { examFormRequests } from './exam-form-rules';
import { examRequests } from './exams';
import { exportRequests } from './export';
import { gradedTestRequests } from './graded-tests';
import { identityRequests } from './identity';
import { invitationRequests } from './invitations';
import { messagingRequests } from './messaging';
import { notificationRequests } from './notifications';
import { operationsRequests } from './operations';
import { parentRequests } from './parents';
import { paymentRequests } from './payments';
import { profileRequests } from './profile';
import { recordRequests } from './record';
import { recordHistoryRequests } from './record-history';
import { recordViewRequests } from './record-views';
import { retentionRequests } from './retention';
import { rolloverRequests } from './rollover';
import { rosterRequests } from './rosters';
import { savedCollegeRequests } from './saved-colleges';
import { savedFilterRequests } from './saved-filters';
import { sessionRequests } from './sessions';
import { signInRequests } from './sign-in';
import { snapshotRequests } from './snapshot';
import { studentRequests } from './students';
import { surveyRequests } from './survey';
import { taskBatchRequests } from './task-batches';
import { taskRequests } from './tasks';
import { testScoreRequests } from './test-scores';
import { threadRequests } from './threads';
import { undoRequests } from './undo';
import { videoRequests } from './video';

/** What every endpoint takes, by method and path. Its types, checks and description are made from it. */
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
  ...recordRequests,
  ...recordHistoryRequests,
  ...recordViewRequests,
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

export type Requests = typeof requests;

/** The fields of an endpoint, which the compiler does not know. */
export const requestOf = (endpoint: string): RequestFields =>
  (requests as Readonly<Record<string, RequestFields>>)[endpoint] ?? {};

type FieldsOf<Endpoint extends keyof Requests, Part extends keyof RequestFields> =
  Requests[Endpoint] extends Readonly<Record<Part, infer Of extends NonNullable<RequestFields[Part]>>>
    ? Of
    : never;

export type SentPart<Endpoint extends keyof Requests, Part extends keyof RequestFields> = [
  FieldsOf<Endpoint, Part>,
] extends [never]
  ? never
  : Sent<FieldsOf<Endpoint, Part>>;

export type ParsedBody<Endpoint extends keyof Requests> = Parsed<FieldsOf<Endpoint, 'body'>>;

export type ParsedQuery<Endpoint extends keyof Requests> = Parsed<FieldsOf<Endpoint, 'query'>>;
