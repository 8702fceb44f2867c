import type { ApplicationAttributes } from './applications';
import { type ChanceLabel, type Deadlines } from './colleges';
import type { Created, Page, Resource } from './http';

export const SAVED_STATUSES = ['interested', 'applying', 'applied'] as const;
export type SavedStatus = (typeof SAVED_STATUSES)[number];

/** Saved colleges are listed last saved first. `id` and `record_id` are the saved record's. */
export type SavedCollegeResource = Resource<
  Deadlines & {
    readonly record_id: string;
    readonly ceeb_code: string;
    readonly name: string;
    readonly state: string;
    readonly location: string;
    readonly status: SavedStatus;
    readonly savedAt: string;
    /** The revision of the saved record's stream. */
    readonly version: number;
    /** Left out while the student is only interested, and for exam administrators. */
    readonly application?: ApplicationAttributes;
  }
>;

/** `total` counts each status over all pages. */
export type SavedCollegesPage = Page<SavedCollegeResource> & {
  readonly total: Readonly<Record<SavedStatus, number>>;
};

/** The progress of a saved college; `id` is the saved record's. */
export type ProspectResource = Resource<{
  readonly ceeb_code: string;
  /** The chance is null for a college that is no longer in the catalogue. */
  readonly chance: ChanceLabel | null;
  readonly tasks: { readonly done: number; readonly all: number };
}>;

export interface SavedCollegeCalls {
  'GET /users/saved-colleges': { answer: SavedCollegesPage };
  /** Covers all saved colleges, in no particular order. */
  'GET /users/saved-colleges/prospects': { answer: { readonly data: readonly ProspectResource[] } };
  'GET /users/{studentId}/saved-colleges': { answer: SavedCollegesPage };
  /** Saves a college, or moves a saved one. */
  'POST /users/bookmark': { answer: { readonly data: Created }; refuses: 404 };
  'DELETE /users/bookmark/{id}': { answer: void };
}
