import type { Page, PageRequest, Resource } from './http';
import type { Role } from './roles';

/** What of a student somebody looked at, or handed out. */
export const VIEWED = ['snapshot', 'record-file', 'history', 'conversations', 'plan', 'export'] as const;
export type Viewed = (typeof VIEWED)[number];

/** `GET /users/record-views` → `data[]`. */
export type RecordViewResource = Resource<{
  readonly what: Viewed;
  /** The first time on that day. */
  readonly viewedAt: string;
  /** As it was then. */
  readonly role: Role;
  /** Null: the account is erased. */
  readonly name: string | null;
}>;

export interface RecordViewCalls {
  /** Who looked at the record of the student who asks, the latest first. */
  'GET /users/record-views': { query: PageRequest; answer: Page<RecordViewResource> };
}
