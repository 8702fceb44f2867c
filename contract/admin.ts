import type { Page, PageRequest, Related, Resource } from './http';
import type { FieldRules } from './rules';

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

/** The state of a projection; positions are decimal text. */
export interface ProjectionStatus {
  readonly name: string;
  readonly version: number;
  readonly position: string;
  /** The history's head; null if it cannot be read. */
  readonly head: string | null;
  readonly behind: string | null;
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

/** Why an event is skipped, or a job is retried. */
export interface Reason {
  readonly reason: string;
}

export interface OversightCalls {
  'GET /admin/audit': { query: AuditSearch; answer: AuditPage };
  /** All that match, on one page. */
  'GET /admin/audit.csv': { query: AuditSearch; file: 'text/csv' };
  'GET /admin/jobs': { answer: { readonly data: readonly ParkedJob[] } };
  'POST /admin/jobs/{id}/retry': { body: Reason; answer: void };
  'GET /admin/projections': { answer: { readonly data: readonly ProjectionStatus[] } };
  'POST /admin/projections/{name}/retry': { answer: void };
  'POST /admin/projections/{name}/skip': { body: Reason; answer: void };
}

export const operationRules = {
  /** Why an event is skipped, or a job is retried. */
  reason: {
    required: { code: 'noReason' },
    minLength: { value: 3, fault: { code: 'noReason' } },
    maxLength: { value: 500, fault: { code: 'reasonTooLong', max: 500 } },
  },
} as const satisfies Record<string, FieldRules>;
