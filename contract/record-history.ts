import type { Related, Resource } from './http';

export const RECORD_PARTS = [
  'profile',
  'numbers',
  'school',
  'majors',
  'favorites',
  'notes',
  'activities',
  'courses',
  'honors',
  'tests',
] as const;
export type RecordPart = (typeof RECORD_PARTS)[number];

export type RecordHistoryResource = Resource<
  {
    readonly time: string;
    readonly sentence: string;
    readonly before: Readonly<Record<string, unknown>>;
    readonly after: Readonly<Record<string, unknown>>;
    readonly actorRole: string;
  },
  {
    /** The actor is null for the system itself, and named `[erased]` after erasure. */
    readonly actor: Related<{ readonly name: string }>;
    readonly item: Related<{ readonly name: string; readonly removed: boolean }>;
  }
>;

export interface RecordHistory {
  readonly data: readonly RecordHistoryResource[];
  /** The cursor of earlier changes; null at the beginning. */
  readonly before: string | null;
}

export interface RecordHistoryCalls {
  'GET /users/{studentId}/history': { answer: RecordHistory };
}
