import { PERSON } from '../src/kernel/personal';
import { projection } from '../src/kernel/projection';
import type { IdentityEvents } from '../src/modules/identity/identity.events';

export interface Invitation {
  /** Of the person who is invited. */
  readonly id: string;
  readonly invitedBy: string;
  /** The file that named the person. */
  readonly importId: string | null;
  readonly invitedAt: string;
  /** The last of the mails. */
  readonly sentAt: string | null;
  readonly acceptedAt: string | null;
}

type Told = 'AccountInvited' | 'InvitationIssued' | 'InvitationAccepted';

/** Whose account was opened by somebody else, and whether anybody has signed in to it. */
export const invitations = projection<Invitation, Pick<IdentityEvents, Told>>({
  name: 'invitations',
  version: 1,
  indexes: [{ id: 1 }, { acceptedAt: 1, invitedAt: -1 }, { invitedBy: 1, invitedAt: -1 }, { importId: 1 }],
  key: ({ data }) => data.userId,
  empty: (id) => ({ id, invitedBy: '', importId: null, invitedAt: '', sentAt: null, acceptedAt: null }),
  erasure: { id: 'nothing', invitedBy: PERSON },
  exported: { sections: { invitation: 'id' }, without: ['id', 'importId'] },
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
