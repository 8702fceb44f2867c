import type { NotificationPage } from '../../contract/notifications';
import type { PageRequest } from './document-store/views';

/** What somebody was told of, implemented by the module that tells it. */
export abstract class Inbox {
  /** The newest first. */
  abstract page(userId: string, unread: boolean, request: PageRequest): Promise<NotificationPage>;
}
