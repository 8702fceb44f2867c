import type { Deadlines } from './colleges';
import type { Page, Resource } from './http';

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
