import type { Created, Page, PageRequest, Related, Resource } from './http';
import type { Grade } from './profile';
import type { Role } from './roles';
import type { RenewedSignIn } from './sign-in';

/** Whom somebody may invite; staff other than admins into their own entities. */
export const INVITES: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  admin: ['student', 'counselor', 'account_admin', 'exam_admin', 'admin'],
  account_admin: ['student', 'counselor', 'account_admin'],
  counselor: ['student'],
};

export const INVITATION_DAYS = 14;

/** An account that is opened for somebody, who sets its password by a link that comes by mail. */
export interface NewInvitation {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly role: Role;
  readonly phone_number?: string | null;
  /** Of a student. */
  readonly grade?: Grade | null;
  /** Set by admins only; by default the new person joins the entities of whoever invites. */
  readonly entity_id?: string;
}

/** Somebody who was invited and has not signed in yet: `GET /invitations` → `data[]`, by the id of the person. */
export type InvitationResource = Resource<
  {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly role: Role;
    readonly invitedAt: string;
    /** The last of the mails; null before the first. */
    readonly sentAt: string | null;
  },
  { readonly invitedBy: Related<{ readonly firstName: string; readonly lastName: string }> }
>;

/** What the page behind the link says: `GET /auth/invitation` → `data`. */
export interface InvitationWelcome {
  readonly firstName: string;
  readonly email: string;
  /** The name of the entity. */
  readonly school: string | null;
  /** The name of whoever invited. */
  readonly invitedBy: string | null;
}

export interface InvitationCalls {
  /** By the token of the link, in the header `x-pw-token`. */
  'GET /auth/invitation': { answer: { readonly data: InvitationWelcome }; refuses: 403 };
  /** Sets the first password by that token, and signs in. */
  'PATCH /auth/invitation': {
    body: { readonly password: string };
    answer: RenewedSignIn;
    refuses: 401 | 403;
  };
  'GET /invitations': { query: PageRequest; answer: Page<InvitationResource> };
  'POST /invitations': { body: NewInvitation; answer: Created; refuses: 404 | 409 };
  /** Once more, with a new link. */
  'POST /invitations/{userId}/mail': { answer: void };
  /** Erases the account, as long as nobody has signed in to it. */
  'DELETE /invitations/{userId}': { answer: void };
}
