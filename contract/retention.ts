import { operationRules, type Reason } from './admin';
import type { Resource } from './http';
import type { FieldRules } from './rules';

/** How long after a student has left, in days, the record may be kept. */
export const RETENTION_DAYS = [90, 180, 365, 730, 1095, 1825, 2555] as const;
export type RetentionDays = (typeof RETENTION_DAYS)[number];

/** So long before the erasure, at least, student and school are told. */
export const NOTICE_DAYS = 30;

/**
 * How a former student stands: on hold, kept since no time is set, its time over, over within so many days, or later.
 */
export const RETENTION_STATES = ['over', 'within-30', 'within-90', 'later', 'kept', 'held'] as const;
export type RetentionState = (typeof RETENTION_STATES)[number];

export interface FormerStudent {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The school that the student left last, which looks after the record. */
  readonly school: { readonly id: string; readonly name: string };
  /** When the student left it, or was last active after that. */
  readonly since: string;
  readonly state: RetentionState;
  /** The day on which the time is over; null where none is set. */
  readonly overOn: string | null;
  /** The day on which the record would be erased; null where that is not to come. */
  readonly eraseOn: string | null;
  /** Whether the student has been told of it. */
  readonly told: boolean;
  readonly hold: { readonly reason: string; readonly since: string } | null;
}

/** At most so many are listed, the soonest first; the counts are of all of them. */
export const MOST_LISTED = 500;

/** `GET /admin/retention` and `GET /admin/entity/{id}/retention` → `data`. */
export type RetentionResource = Resource<{
  /** What is set here: for the whole platform, or for this school; null where nothing is. */
  readonly days: RetentionDays | null;
  /** What is set for the whole platform. */
  readonly platformDays: RetentionDays | null;
  readonly counts: Readonly<Record<RetentionState, number>>;
  readonly students: readonly FormerStudent[];
}>;

export interface RetentionSearch {
  /** What would be if this were set; 0 where nothing were. */
  readonly days?: number;
}

/** Null: off, or for a school as the platform has it. */
export interface RetentionChange {
  readonly days: RetentionDays | null;
}

interface Retention {
  readonly query: RetentionSearch;
  readonly answer: { readonly data: RetentionResource };
}

export interface RetentionCalls {
  'GET /admin/retention': Retention;
  'PUT /admin/retention': { body: RetentionChange; answer: void };
  'GET /admin/entity/{id}/retention': Retention;
  'PUT /admin/entity/{id}/retention': { body: RetentionChange; answer: void };
  /** Nothing of the student is erased by retention until the hold ends. */
  'PUT /admin/entity/{id}/former/{userId}/hold': { body: Reason; answer: void };
  'DELETE /admin/entity/{id}/former/{userId}/hold': { answer: void };
}

export const retentionRules = { reason: operationRules.reason } as const satisfies Record<string, FieldRules>;
