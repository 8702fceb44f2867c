import type { Created, Page, PageRequest, Related, Resource } from './http';
import type { Grade } from './profile';
import type { Role } from './roles';
import type { RenewedSignIn } from './sign-in';

/** The roles that a user may invite; staff other than admins invite into their own entities. */
export const INVITES: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  admin: ['student', 'counselor', 'account_admin', 'exam_admin', 'admin'],
  account_admin: ['student', 'counselor', 'account_admin'],
  counselor: ['student'],
};

export const INVITATION_DAYS = 14;

/** Creates an account for another person, who receives a link by mail to set its password. */
export interface NewInvitation {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly role: Role;
  readonly phone_number?: string | null;
  readonly grade?: Grade | null;
  /** An account admin names one of his or her own; the default is those of the user who invites. */
  readonly entity_id?: string;
}

export type InvitationResource = Resource<
  {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly role: Role;
    readonly invitedAt: string;
    readonly sentAt: string | null;
  },
  { readonly invitedBy: Related<{ readonly firstName: string; readonly lastName: string }> }
>;

export interface InvitationWelcome {
  readonly firstName: string;
  readonly email: string;
  readonly school: string | null;
  readonly invitedBy: string | null;
}

export interface InvitationCalls {
  /** The header `x-pw-token` has the token of the link. */
  'GET /auth/invitation': { answer: { readonly data: InvitationWelcome }; refuses: 403 };
  'PATCH /auth/invitation': {
    body: { readonly password: string };
    answer: RenewedSignIn;
    refuses: 401 | 403;
  };
  'GET /invitations': { query: PageRequest; answer: Page<InvitationResource> };
  'POST /invitations': { body: NewInvitation; answer: Created; refuses: 404 | 409 };
  'POST /invitations/{userId}/mail': { answer: void };
  /** Erases the account, unless its owner has signed in. */
  'DELETE /invitations/{userId}': { answer: void };
}
