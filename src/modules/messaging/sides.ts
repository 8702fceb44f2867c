import { askerIn, SUPPORT } from '../../../contract/messaging';
import type { SessionUser } from '../../platform/auth/session-user';

/** The two of a conversation: the one for whom somebody reads and writes, and the other. */
export interface Sides {
  readonly ownerId: string;
  readonly contactId: string;
}

/** An admin stands for Support towards those who wrote to it; everybody else stands for him- or herself. */
export function sidesOf({ id, role }: SessionUser, contactId: string): Sides {
  const asker = role === 'admin' ? askerIn(contactId) : undefined;
  return asker === undefined ? { ownerId: id, contactId } : { ownerId: SUPPORT, contactId: asker };
}
