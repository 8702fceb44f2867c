import { NOTIFICATION_KINDS } from './en/notifications';
import type { Page, PageRequest, Resource } from './http';
import type { Role } from './roles';

export { NOTIFICATION_KINDS } from './en/notifications';
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** What counselors alone are notified of. */
const OF_COUNSELORS: readonly NotificationKind[] = ['session-asked'];
const OF_BOTH: readonly NotificationKind[] = ['session-booked'];

const ALL_KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

/** What people of a role are notified of: nothing but students and counselors. */
export function notificationKindsOf(role: Role): readonly NotificationKind[] {
  if (role === 'student') return ALL_KINDS.filter((kind) => !OF_COUNSELORS.includes(kind));
  if (role === 'counselor') return [...OF_COUNSELORS, ...OF_BOTH];
  return [];
}

export const NOTIFICATION_CHANNELS = ['in-app', 'mail'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** `GET /notifications` → `data[]`. */
export type NotificationResource = Resource<{
  readonly kind: NotificationKind;
  /** The whole sentence. */
  readonly message: string;
  /** The page of the client that it links to. */
  readonly link: string;
  readonly created_at: string;
  /** Null: unseen. */
  readonly seen_at: string | null;
  /** Revision of the notification. */
  readonly version: number;
}>;

export interface NotificationPage extends Page<NotificationResource> {
  /** How many are unseen, on all pages. */
  readonly unseen: number;
}

/** `GET /notifications/preferences` → `data[]`; PUT takes `{ preferences }`. Everything is on unless turned off. */
export interface NotificationPreference {
  readonly kind: NotificationKind;
  readonly in_app: boolean;
  readonly mail: boolean;
}

export interface NotificationSearch extends PageRequest {
  /** Only the unseen ones. */
  readonly unread?: boolean;
}

/** What a link in a mail carries. */
export interface MailLink {
  readonly token: string;
}

export interface NotificationCalls {
  'GET /notifications': { query: NotificationSearch; answer: NotificationPage };
  'GET /notifications/preferences': { answer: { readonly data: readonly NotificationPreference[] } };
  'PUT /notifications/preferences': {
    body: { readonly preferences: readonly NotificationPreference[] };
    answer: void;
  };
  /** Leads to the page that asks. */
  'GET /notifications/unsubscribe': { query: MailLink; answer: void };
  /** By the link of a mail, without signing in; a mail program sends a form (RFC 8058), which says nothing more. */
  'POST /notifications/unsubscribe': { query: MailLink; answer: void; refuses: 403 };
  'PATCH /notifications/seen': { answer: void };
  'PATCH /notifications/{id}': { answer: void };
}
