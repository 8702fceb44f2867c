import type { NOTIFICATION_KINDS } from './en/notifications';
import type { Page, Resource } from './http';

export { NOTIFICATION_KINDS } from './en/notifications';
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

export const NOTIFICATION_CHANNELS = ['in-app', 'mail'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** `GET /notifications` → `data[]`. */
export type NotificationResource = Resource<{
  readonly kind: NotificationKind;
  /** The whole sentence. */
  readonly message: string;
  /** The browser's page that it leads to. */
  readonly link: string;
  readonly created_at: string;
  /** Null: unseen. */
  readonly seen_at: string | null;
  /** Revision of the notification. */
  readonly version: number;
}>;

export interface NotificationPage extends Page<NotificationResource> {
  /** How many there are that were not seen, on all pages. */
  readonly unseen: number;
}

/** `GET /notifications/preferences` → `data[]`; PUT takes `{ preferences }`. Everything is on unless turned off. */
export interface NotificationPreference {
  readonly kind: NotificationKind;
  readonly in_app: boolean;
  readonly mail: boolean;
}
