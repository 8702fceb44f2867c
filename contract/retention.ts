import { operationRules } from './admin';
import type { Resource } from './http';
import type { FieldRules } from './rules';

export const RETENTION_DAYS = [90, 180, 365, 730, 1095, 1825, 2555] as const;
export type RetentionDays = (typeof RETENTION_DAYS)[number];

/** Student and school are notified at least this many days before the erasure. */
export const NOTICE_DAYS = 30;

/** Whether retention is over, ends within so many days, or later; `kept` has no time limit, `held` is on hold. */
export const RETENTION_STATES = ['over', 'within-30', 'within-90', 'later', 'kept', 'held'] as const;
export type RetentionState = (typeof RETENTION_STATES)[number];

export interface FormerStudent {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The last school of the student, which administers the record. */
  readonly school: { readonly id: string; readonly name: string };
  /** The retention time counts from when the student left the school, or was last active afterwards. */
  readonly since: string;
  readonly state: RetentionState;
  /** The day on which the retention time ends; null without a time limit. */
  readonly overOn: string | null;
  /** The day on which the record would be erased; null if it will not be. */
  readonly eraseOn: string | null;
  readonly told: boolean;
  readonly hold: { readonly reason: string; readonly since: string } | null;
}

/** The list has at most this many students, the soonest first; the counts include all of them. */
export const MAX_LISTED = 500;

export type RetentionResource = Resource<{
  /** The setting of the platform or this school, as requested; null if unset. */
  readonly days: RetentionDays | null;
  readonly platformDays: RetentionDays | null;
  readonly counts: Readonly<Record<RetentionState, number>>;
  readonly students: readonly FormerStudent[];
}>;

interface Retention {
  readonly answer: { readonly data: RetentionResource };
}

export interface RetentionCalls {
  'GET /admin/retention': Retention;
  'PUT /admin/retention': { answer: void };
  'GET /admin/entity/{id}/retention': Retention;
  'PUT /admin/entity/{id}/retention': { answer: void };
  /** Retention erases nothing of the student until the hold ends. */
  'PUT /admin/entity/{id}/former/{userId}/hold': { answer: void };
  'DELETE /admin/entity/{id}/former/{userId}/hold': { answer: void };
}

export const retentionRules = { reason: operationRules.reason } as const satisfies Record<string, FieldRules>;
