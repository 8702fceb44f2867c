import type { Page, PageRequest, Related, Resource } from './http';
import type { Role } from './roles';
import { required, wholeNumber, type FieldRules } from './rules';

export type AuditResource = Resource<
  {
    readonly time: string;
    readonly type: string;
    readonly sentence: string;
    /** Maps fields to values; a field without a value is absent. */
    readonly before: Readonly<Record<string, unknown>>;
    readonly after: Readonly<Record<string, unknown>>;
    readonly stream: string;
    readonly revision: number;
    readonly correlationId: string;
    readonly actorRole: string;
    readonly action: { readonly entries: number; readonly types: Readonly<Record<string, number>> };
  },
  {
    /** The actor is null for the system itself, and named `[erased]` after erasure. */
    readonly actor: Related<{ readonly name: string }>;
    /** The role is null once the person is erased. */
    readonly subject: Related<{ readonly name: string; readonly role: Role | null }>;
    readonly task: Related<{ readonly name: string }>;
  }
>;

/** Messages, and what people have seen: most of the history, and seldom what someone looks for in the audit. */
export const QUIET_EVENTS = [
  'MessageSent',
  'MessageSeen',
  'ConversationRead',
  'NotificationSeen',
  'NotificationsSeen',
] as const;

/** `from` and `to` are days in New York, `YYYY-MM-DD`, both inclusive. */
export interface AuditSearch extends PageRequest {
  readonly actor?: string;
  readonly subject?: string;
  readonly task?: string;
  readonly type?: string;
  readonly from?: string;
  readonly to?: string;
  readonly q?: string;
  /** A `correlationId` of an entry: selects everything that was done by the same action. */
  readonly correlation?: string;
  /** Selects one entry of each action; it is ignored with a filter of subject, task, type or correlation. */
  readonly grouped?: boolean;
  /** Leaves out messages and what people have seen; it is ignored with a filter of type or correlation. */
  readonly quiet?: boolean;
}

export interface AuditPage extends Page<AuditResource> {
  readonly types: readonly string[];
}

/** A job that has used up its attempts and stays failed until an admin retries it. */
export interface ParkedJob {
  readonly id: string;
  readonly name: string;
  readonly attempts: number;
  readonly error: string;
  readonly parkedAt: string;
}

export interface JobCounts {
  readonly name: string;
  readonly waiting: number;
  readonly delayed: number;
  readonly active: number;
  readonly completed: number;
  readonly failed: number;
}

/** A field in which two documents differ. Values are JSON, null where absent or withheld. */
export interface ComparedField {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface ComparedDocument {
  readonly key: string;
  readonly kind: 'onlyBefore' | 'onlyAfter' | 'different';
  readonly fields: readonly ComparedField[];
  readonly fieldCount: number;
}

export interface ProjectionComparison {
  readonly against: number;
  readonly position: string;
  readonly same: number;
  readonly onlyBefore: number;
  readonly onlyAfter: number;
  readonly different: number;
  readonly personal: boolean;
  readonly sample: readonly ComparedDocument[];
}

export interface ProjectionRebuild {
  readonly id: string;
  readonly version: number;
  readonly against: number | null;
  readonly step:
    | 'requested'
    | 'filling'
    /** The rebuilt version has been compared, and stays up to date until an admin decides about it. */
    | 'held'
    | 'swapping'
    /** The rebuild has stopped at an event that it cannot apply. */
    | 'stopped'
    /** The rebuild is tried again a minute later, or after the next decision. */
    | 'failed'
    | 'done'
    | 'discarded';
  /** `done` is the position that the replay has reached, `total` the one at which it ends. */
  readonly done: string;
  readonly total: string | null;
  readonly documents: number | null;
  readonly error: string | null;
  readonly at: string;
}

/** The state of a projection. Positions are decimal numbers as text. */
export interface ProjectionStatus {
  readonly name: string;
  readonly version: number;
  readonly position: string;
  /** The last position of the history; null if the history cannot be read. */
  readonly head: string | null;
  readonly behind: string | null;
  /** Positions per second, averaged over the last ten seconds. */
  readonly pace: number;
  /** Whether the stored documents come from another history than the present one, and have to be rebuilt. */
  readonly foreign: boolean;
  readonly rebuild: ProjectionRebuild | null;
  readonly earlier: readonly { readonly version: number; readonly position: string }[];
  readonly failing: { readonly since: string; readonly error: string } | null;
  readonly parked: {
    readonly eventId: string;
    readonly type: string;
    readonly stream: string;
    readonly position: string;
    readonly error: string;
  } | null;
}

export interface ProjectionDetails {
  readonly documents: number;
  readonly comparison: ProjectionComparison | null;
  /** Data of the event at which the projection has stopped, without what is sealed for a person. */
  readonly parkedData: Readonly<Record<string, unknown>> | null;
}

export interface StoreFacts {
  readonly kind: 'history' | 'views' | 'vault' | 'jobs';
  readonly at: 'file' | 'EventStoreDB' | 'MongoDB' | 'Redis';
  /** The size of the files and their logs; null on a server, whose own tools report it. */
  readonly bytes: number | null;
  /** The last position of the history, or the number of collections; null where that is expensive to count. */
  readonly holds: string | null;
  readonly problem: string | null;
}

export interface StoresReport {
  readonly data: readonly StoreFacts[];
  readonly disk: { readonly freeBytes: number; readonly totalBytes: number } | null;
}

export interface OversightCalls {
  'GET /admin/audit': { answer: AuditPage };
  /** The file has all entries that match, not one page of them. */
  'GET /admin/audit.csv': { file: 'text/csv' };
  'GET /admin/jobs': { answer: { readonly data: readonly ParkedJob[] } };
  'GET /admin/jobs/counts': { answer: { readonly data: readonly JobCounts[] } };
  'POST /admin/jobs/{id}/retry': { answer: void };
  'GET /admin/projections': { answer: { readonly data: readonly ProjectionStatus[] } };
  'POST /admin/projections/{name}/retry': { answer: void };
  'POST /admin/projections/{name}/skip': { answer: void };
  'GET /admin/projections/{name}': { answer: { readonly data: ProjectionDetails } };
  'POST /admin/projections/{name}/rebuilds': {
    answer: { readonly data: { readonly id: string } };
  };
  'POST /admin/projections/{name}/rebuilds/{rebuildId}/swap': { answer: void };
  'POST /admin/projections/{name}/rebuilds/{rebuildId}/discard': { answer: void };
  'POST /admin/projections/{name}/versions/{version}/drop': { answer: void };
  'GET /admin/stores': { answer: StoresReport };
}

export const operationRules = {
  against: { ...required('version'), ...wholeNumber('version', 0, 1_000_000) },
  reason: {
    required: { code: 'noReason' },
    minLength: { value: 3, issue: { code: 'noReason' } },
    maxLength: { value: 500, issue: { code: 'reasonTooLong', max: 500 } },
  },
} as const satisfies Record<string, FieldRules>;
