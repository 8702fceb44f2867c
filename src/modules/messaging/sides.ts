import { askerIn, SUPPORT } from '../../../contract/messaging';
import type { SessionUser } from '../../platform/auth/session-user';

/** The two sides of a conversation: the one that the user acts for, and the other. */
export interface Sides {
  readonly ownerId: string;
  readonly contactId: string;
}

/** An admin acts for Support towards people who wrote to it; everybody else acts for himself or herself. */
export function sidesOf({ id, role }: SessionUser, contactId: string): Sides {
  const asker = role === 'admin' ? askerIn(contactId) : undefined;
  return asker === undefined ? { ownerId: id, contactId } : { ownerId: SUPPORT, contactId: asker };
}
