import type { Related, Resource } from './http';

/** What a student's history is told of. */
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

/** Of one part, or of one of its items alone; the newest ones, or those before a cursor. */
export interface RecordHistorySearch {
  readonly part: RecordPart;
  readonly item?: string;
  readonly before?: string;
}

/** `GET /users/{studentId}/history` → `data[]`. */
export type RecordHistoryResource = Resource<
  {
    readonly time: string;
    readonly sentence: string;
    /** Field to value; a field that was not there is absent. */
    readonly before: Readonly<Record<string, unknown>>;
    readonly after: Readonly<Record<string, unknown>>;
    readonly actorRole: string;
  },
  {
    /** Null data: the system itself; the name of an erased person is `[erased]`. */
    readonly actor: Related<{ readonly name: string }>;
    /** As it is now. */
    readonly item: Related<{ readonly name: string; readonly removed: boolean }>;
  }
>;

export interface RecordHistory {
  readonly data: readonly RecordHistoryResource[];
  /** Asks for what came before; null at the beginning. */
  readonly before: string | null;
}

export interface RecordHistoryCalls {
  'GET /users/{studentId}/history': { query: RecordHistorySearch; answer: RecordHistory };
}
