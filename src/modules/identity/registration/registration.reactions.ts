import type { Reactions } from '../../../platform/reactor/reactor';
import type { AccountEvents } from '../accounts/accounts.events';

export const SEND_INVITATION = 'identity-send-invitation';

export const invitationReactions: Reactions<AccountEvents> = {
  InvitationIssued: ({ data: { userId, invitationId } }) => ({
    job: SEND_INVITATION,
    data: { userId, invitationId },
  }),
};
