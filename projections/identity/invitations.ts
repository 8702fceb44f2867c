import { PERSON } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import type { AccountEvents } from '../../src/modules/identity/accounts/accounts.events';

export interface Invitation {
  readonly id: string;
  readonly invitedBy: string;
  readonly importId: string | null;
  readonly invitedAt: string;
  readonly sentAt: string | null;
  readonly acceptedAt: string | null;
}

type IdentityEventName = 'AccountInvited' | 'InvitationIssued' | 'InvitationAccepted';

export const invitations = projection<Invitation, Pick<AccountEvents, IdentityEventName>>({
  name: 'invitations',
  contains: 'accounts opened by invitation, and whether they were accepted',
  version: 1,
  indexes: [{ id: 1 }, { acceptedAt: 1, invitedAt: -1 }, { invitedBy: 1, invitedAt: -1 }, { importId: 1 }],
  key: ({ data }) => data.userId,
  empty: (id) => ({ id, invitedBy: '', importId: null, invitedAt: '', sentAt: null, acceptedAt: null }),
  erasure: { id: 'nothing', invitedBy: PERSON },
  exported: { sections: { invitation: 'id' }, without: ['id', 'importId', 'invitedBy'] },
  on: {
    AccountInvited: (invitation, { data: { invitedBy, importId }, time }) => ({
      ...invitation,
      invitedBy,
      importId,
      invitedAt: time,
    }),
    InvitationIssued: (invitation, { time }) => ({ ...invitation, sentAt: time }),
    InvitationAccepted: (invitation, { time }) => ({ ...invitation, acceptedAt: time }),
  },
});
