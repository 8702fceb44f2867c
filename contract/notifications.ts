import { NOTIFICATION_KINDS } from './en/notifications';
import type { Page, Resource } from './http';
import type { Role } from './roles';

export { NOTIFICATION_KINDS } from './en/notifications';
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

const OF_COUNSELORS: readonly NotificationKind[] = ['session-asked'];
const OF_RECOMMENDERS: readonly NotificationKind[] = ['letter-asked', 'letter-due'];
const OF_BOTH: readonly NotificationKind[] = ['session-booked'];

export const ALL_KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

/** The kinds of notification that a role receives; parents and admins receive none. */
export function notificationKindsOf(role: Role): readonly NotificationKind[] {
  if (role === 'student')
    return ALL_KINDS.filter((kind) => ![...OF_COUNSELORS, ...OF_RECOMMENDERS].includes(kind));
  if (role === 'counselor') return [...OF_COUNSELORS, ...OF_BOTH];
  if (role === 'recommender') return OF_RECOMMENDERS;
  return [];
}

export const NOTIFICATION_CHANNELS = ['in-app', 'mail'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export type NotificationResource = Resource<{
  readonly kind: NotificationKind;
  readonly message: string;
  /** The beginning of what a person wrote, if the notification is about that. */
  readonly preview?: string;
  readonly link: string;
  readonly created_at: string;
  readonly seen_at: string | null;
  readonly version: number;
}>;

export interface NotificationPage extends Page<NotificationResource> {
  readonly unseen: number;
}

/** Every notification is on until it is turned off. */
export interface NotificationPreference {
  readonly kind: NotificationKind;
  readonly in_app: boolean;
  readonly mail: boolean;
}

export interface NotificationCalls {
  'GET /notifications': { answer: NotificationPage };
  'GET /notifications/preferences': { answer: { readonly data: readonly NotificationPreference[] } };
  'PUT /notifications/preferences': {
    answer: void;
  };
  /** Redirects to the page that asks for confirmation. */
  'GET /notifications/unsubscribe': { answer: void };
  /** Unsubscribes without signing in; mail programs send a form without further fields (RFC 8058). */
  'POST /notifications/unsubscribe': { answer: void; refuses: 403 };
  'PATCH /notifications/seen': { answer: void };
  'PATCH /notifications/{id}': { answer: void };
}
