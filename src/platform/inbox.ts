import type { NotificationPage } from '../../contract/notifications';
import type { PageRequest } from './document-store/views';

export abstract class Inbox {
  abstract page(userId: string, unread: boolean, request: PageRequest): Promise<NotificationPage>;
}
