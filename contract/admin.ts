import type { Page, PageRequest, Related, Resource } from './http';
import { required, wholeNumber, type FieldRules } from './rules';

/** `GET /admin/audit` → `data[]`. */
export type AuditResource = Resource<
  {
    readonly time: string;
    readonly type: string;
    readonly sentence: string;
    /** Values by field; a field without a value is absent. */
    readonly before: Readonly<Record<string, unknown>>;
    readonly after: Readonly<Record<string, unknown>>;
    readonly stream: string;
    readonly revision: number;
    readonly correlationId: string;
    readonly actorRole: string;
    /** All that was done together with it. */
    readonly action: { readonly entries: number; readonly types: Readonly<Record<string, number>> };
  },
  {
    /** Null data: the system itself; the name of an erased person is `[erased]`. */
    readonly actor: Related<{ readonly name: string }>;
    readonly subject: Related<{ readonly name: string }>;
    readonly task: Related<{ readonly name: string }>;
  }
>;

/** `GET /admin/audit`: days in New York, `YYYY-MM-DD`, both inclusive. */
export interface AuditSearch extends PageRequest {
  readonly actor?: string;
  readonly subject?: string;
  readonly task?: string;
  readonly type?: string;
  readonly from?: string;
  readonly to?: string;
  /** Part of the sentence. */
  readonly q?: string;
  /** What was done together, as entries tell it. */
  readonly correlation?: string;
  /** Only the first entry of each action; heeded where nothing but the actor and days is asked for. */
  readonly grouped?: boolean;
}

export interface AuditPage extends Page<AuditResource> {
  /** The names of all events there are. */
  readonly types: readonly string[];
}

/** A job that has used up its attempts, until somebody retries it. */
export interface ParkedJob {
  readonly id: string;
  readonly name: string;
  readonly attempts: number;
  /** The last failure's message. */
  readonly error: string;
  readonly parkedAt: string;
}

/** How many jobs of a name there are in each state. */
export interface JobCounts {
  readonly name: string;
  readonly waiting: number;
  /** Wait for their time, or for another attempt. */
  readonly delayed: number;
  readonly active: number;
  readonly completed: number;
  readonly failed: number;
}

/** A part of a document that differs; values as JSON, null where it is absent or not told. */
export interface ComparedField {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface ComparedDocument {
  readonly key: string;
  readonly kind: 'onlyBefore' | 'onlyAfter' | 'different';
  readonly fields: readonly ComparedField[];
  /** With those that are not listed. */
  readonly fieldCount: number;
}

/** The documents of version `against` beside those that were rebuilt, both as of one position. */
export interface ProjectionComparison {
  readonly against: number;
  readonly position: string;
  readonly same: number;
  readonly onlyBefore: number;
  readonly onlyAfter: number;
  readonly different: number;
  /** They are about people: what differs is told by the name of its field alone. */
  readonly personal: boolean;
  /** The first that differ. */
  readonly sample: readonly ComparedDocument[];
}

/** The last rebuild that was asked for. */
export interface ProjectionRebuild {
  readonly id: string;
  readonly version: number;
  /** The version that it is compared with before it takes its place. */
  readonly against: number | null;
  readonly step:
    | 'requested'
    | 'filling'
    /** Compared, and kept up to date until it is decided. */
    | 'held'
    | 'swapping'
    /** At an event that it cannot take in. */
    | 'stopped'
    /** Tried again a minute later, or after the next decision. */
    | 'failed'
    | 'done'
    | 'discarded';
  /** Positions: of how far the replay is, and of its end. */
  readonly done: string;
  readonly total: string | null;
  readonly documents: number | null;
  readonly error: string | null;
  readonly at: string;
}

/** The state of a projection; positions are decimal text. */
export interface ProjectionStatus {
  readonly name: string;
  readonly version: number;
  readonly position: string;
  /** The history's head; null if it cannot be read. */
  readonly head: string | null;
  readonly behind: string | null;
  /** Positions per second, in the last ten. */
  readonly pace: number;
  /** Of another history than there is, and still to be rebuilt. */
  readonly foreign: boolean;
  readonly rebuild: ProjectionRebuild | null;
  /** Documents of earlier versions that are still kept. */
  readonly earlier: readonly { readonly version: number; readonly position: string }[];
  readonly failing: { readonly since: string; readonly error: string } | null;
  /** The event that stops it. */
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
  /** Of the last rebuild that was compared, until it is discarded. */
  readonly comparison: ProjectionComparison | null;
  /** Of the event that stops it, without what is sealed for a person. */
  readonly parkedData: Readonly<Record<string, unknown>> | null;
}

/** Why an operator does it. */
export interface Reason {
  readonly reason: string;
}

export interface RebuildRequest extends Reason {
  /** The version to compare it with before it takes the place of what is served; null: it takes it by itself. */
  readonly against: number | null;
}

/** Where one kind of data lies. */
export interface StoreFacts {
  readonly kind: 'history' | 'views' | 'vault' | 'jobs';
  readonly at: 'file' | 'EventStoreDB' | 'MongoDB' | 'Redis';
  /** Of the files with their logs; null on a server, whose own tools tell. */
  readonly bytes: number | null;
  /** The history's head, or how many collections of views there are; null where it is not cheap to know. */
  readonly holds: string | null;
  /** Why it does not answer, and what to do about it; null if it does. */
  readonly problem: string | null;
}

export interface StoresReport {
  readonly data: readonly StoreFacts[];
  /** Of the data folder; null where it cannot be told. */
  readonly disk: { readonly freeBytes: number; readonly totalBytes: number } | null;
}

export interface OversightCalls {
  'GET /admin/audit': { query: AuditSearch; answer: AuditPage };
  /** All that match, on one page. */
  'GET /admin/audit.csv': { query: AuditSearch; file: 'text/csv' };
  'GET /admin/jobs': { answer: { readonly data: readonly ParkedJob[] } };
  'GET /admin/jobs/counts': { answer: { readonly data: readonly JobCounts[] } };
  'POST /admin/jobs/{id}/retry': { body: Reason; answer: void };
  'GET /admin/projections': { answer: { readonly data: readonly ProjectionStatus[] } };
  'POST /admin/projections/{name}/retry': { body: Reason; answer: void };
  'POST /admin/projections/{name}/skip': { body: Reason; answer: void };
  'GET /admin/projections/{name}': { answer: { readonly data: ProjectionDetails } };
  'POST /admin/projections/{name}/rebuilds': {
    body: RebuildRequest;
    answer: { readonly data: { readonly id: string } };
  };
  'POST /admin/projections/{name}/rebuilds/{rebuildId}/swap': { body: Reason; answer: void };
  'POST /admin/projections/{name}/rebuilds/{rebuildId}/discard': { body: Reason; answer: void };
  'POST /admin/projections/{name}/versions/{version}/drop': { body: Reason; answer: void };
  'GET /admin/stores': { answer: StoresReport };
}

export const operationRules = {
  /** The version that a rebuild is compared with. */
  against: { ...required('version'), ...wholeNumber('version', 0, 1_000_000) },
  /** Why an event is skipped, or a job is retried. */
  reason: {
    required: { code: 'noReason' },
    minLength: { value: 3, fault: { code: 'noReason' } },
    maxLength: { value: 500, fault: { code: 'reasonTooLong', max: 500 } },
  },
} as const satisfies Record<string, FieldRules>;
