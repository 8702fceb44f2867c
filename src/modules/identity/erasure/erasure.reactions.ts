import type { Reactions } from '../../../platform/reactor/reactor';
import type { AccountEvents } from '../accounts/accounts.events';

export const ERASE_PERSON = 'identity-erase-person';
export const ERASE_PEOPLE = 'identity-erase-people';

export const erasureReactions: Reactions<AccountEvents> = {
  AccountErased: ({ data: { userId } }) => ({ job: ERASE_PERSON, data: { userId } }),
};
