import type { NotificationPage } from '../../contract/notifications';
import type { PageRequest } from './document-store/views';

/** The notifications of a user. The module that sends notifications implements it. */
export abstract class Inbox {
  /** Returns the newest notifications first. */
  abstract page(userId: string, unread: boolean, request: PageRequest): Promise<NotificationPage>;
}
