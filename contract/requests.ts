import type { Parsed, RequestFields, Sent } from './fields';
import { calendarRequests } from './calendar';
import { oversightRequests } from './admin';
import { entitlementRequests } from './entitlements';
import { exportRequests } from './export';
import { messagingRequests } from './messaging';
import { notificationRequests } from './notifications';
import { operationsRequests } from './operations';
import { parentRequests } from './parents';
import { paymentRequests } from './payments';
import { recordHistoryRequests } from './record-history';
import { recordViewRequests } from './record-views';
import { retentionRequests } from './retention';
import { savedFilterRequests } from './saved-filters';
import { sessionRequests } from './sessions';
import { signInRequests } from './sign-in';
import { snapshotRequests } from './snapshot';
import { studentRequests } from './students';
import { threadRequests } from './threads';
import { undoRequests } from './undo';
import { videoRequests } from './video';

/** What every endpoint takes, by method and path. Its types, checks and description are made from it. */
export const requests = {
  ...calendarRequests,
  ...oversightRequests,
  ...entitlementRequests,
  ...exportRequests,
  ...messagingRequests,
  ...notificationRequests,
  ...operationsRequests,
  ...parentRequests,
  ...paymentRequests,
  ...recordHistoryRequests,
  ...recordViewRequests,
  ...retentionRequests,
  ...savedFilterRequests,
  ...sessionRequests,
  ...signInRequests,
  ...snapshotRequests,
  ...studentRequests,
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

/** A body after its check. */
export type ParsedBody<Endpoint extends keyof Requests> = Parsed<FieldsOf<Endpoint, 'body'>>;

/** A query after its check. */
export type ParsedQuery<Endpoint extends keyof Requests> = Parsed<FieldsOf<Endpoint, 'query'>>;
