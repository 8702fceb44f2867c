import type { Reactions } from '../../platform/reactor/reactor';
import type { IdentityEvents } from '../identity/identity.events';

export const ERASE_MESSAGES = 'messaging-erase-messages';

export const messagingReactions: Reactions<Pick<IdentityEvents, 'AccountErased'>> = {
  AccountErased: ({ data: { userId } }) => ({ job: ERASE_MESSAGES, data: { userId } }),
};
