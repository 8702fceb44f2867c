import type { Page, Resource } from './http';
import type { Role } from './roles';

export const VIEWED = ['snapshot', 'record-file', 'history', 'conversations', 'plan', 'export'] as const;
export type Viewed = (typeof VIEWED)[number];

export type RecordViewResource = Resource<{
  readonly what: Viewed;
  /** The time of the first view on that day. */
  readonly viewedAt: string;
  readonly role: Role;
  readonly name: string | null;
}>;

export interface RecordViewCalls {
  /** Lists who viewed the record of the student who asks, the latest first. */
  'GET /users/record-views': { answer: Page<RecordViewResource> };
}
