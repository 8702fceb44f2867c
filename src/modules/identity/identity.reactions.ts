import type { Reactions } from '../../platform/reactor/reactor';
import type { IdentityEvents } from './identity.events';

export const SEND_RESET_LINK = 'identity-send-reset-link';
export const SEND_EMAIL_LINK = 'identity-send-email-link';
export const FINISH_EMAIL_CHANGE = 'identity-finish-email-change';
export const ERASE_PERSON = 'identity-erase-person';
export const SYNC_ACCESS = 'identity-sync-access';
export const END_ACCESS = 'identity-end-access';

const REPAIR_AFTER_MS = 60_000;

export const identityReactions: Reactions<IdentityEvents> = {
  AccountErased: ({ data: { userId } }) => ({ job: ERASE_PERSON, data: { userId } }),
  /** The call that removes a member revokes the access itself; this repairs an interrupted one. */
  EntityMemberRemoved: ({ data: { entityId, userId }, time }) => ({
    job: END_ACCESS,
    data: { entityId, userId, leftAt: time },
    delayMs: REPAIR_AFTER_MS,
  }),
};
