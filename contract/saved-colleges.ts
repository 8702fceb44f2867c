import type { ChanceLabel, Deadlines } from './colleges';
import type { Created, Page, PageRequest, Resource } from './http';

export const SAVED_STATUSES = ['interested', 'applying', 'applied'] as const;
export type SavedStatus = (typeof SAVED_STATUSES)[number];

/** `GET /users/saved-colleges` → `data[]`, last saved first. `id` and `record_id` are the saved record's. */
export type SavedCollegeResource = Resource<
  Deadlines & {
    readonly record_id: string;
    readonly ceeb_code: string;
    readonly name: string;
    readonly state: string;
    readonly location: string;
    readonly status: SavedStatus;
    readonly savedAt: string;
    /** Revision of the saved record's stream. */
    readonly version: number;
  }
>;

/** `total` counts each status over all pages. */
export type SavedCollegesPage = Page<SavedCollegeResource> & {
  readonly total: Readonly<Record<SavedStatus, number>>;
};

/** How a saved college stands; `id` is the saved record's. */
export type ProspectResource = Resource<{
  readonly ceeb_code: string;
  /** Null of a college that is in the catalogue no more. */
  readonly chance: ChanceLabel | null;
  /** The student's tasks for it. */
  readonly tasks: { readonly done: number; readonly all: number };
}>;

export interface SavedCollegeSearch extends PageRequest {
  readonly status?: SavedStatus;
}

export interface Bookmark {
  readonly ceeb_code: string;
  /** Defaults to 'interested' for a college that is new to the list. */
  readonly status?: SavedStatus;
  /** Accepted and ignored: the catalogue knows it. */
  readonly state?: string;
}

export interface SavedCollegeCalls {
  'GET /users/saved-colleges': { query: SavedCollegeSearch; answer: SavedCollegesPage };
  /** Of all saved ones, in no particular order. */
  'GET /users/saved-colleges/prospects': { answer: { readonly data: readonly ProspectResource[] } };
  'GET /users/{studentId}/saved-colleges': { query: SavedCollegeSearch; answer: SavedCollegesPage };
  /** Saves a college, or moves a saved one. */
  'POST /users/bookmark': { body: Bookmark; answer: { readonly data: Created }; refuses: 404 };
  'DELETE /users/bookmark/{id}': { answer: void };
}
