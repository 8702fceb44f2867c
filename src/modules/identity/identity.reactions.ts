import type { Reactions } from '../../platform/reactor/reactor';
import type { IdentityEvents } from './identity.events';

export const SEND_RESET_LINK = 'identity-send-reset-link';
export const ERASE_PERSON = 'identity-erase-person';
export const SYNC_ACCESS = 'identity-sync-access';

export const identityReactions: Reactions<IdentityEvents> = {
  AccountErased: ({ data: { userId } }) => ({ job: ERASE_PERSON, data: { userId } }),
};
