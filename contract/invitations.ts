import type { Created, Page, Related, Resource } from './http';
import { type Role } from './roles';
import type { RenewedSignIn } from './sign-in';

/** The roles that a user may invite; staff other than admins invite into their own entities. */
export const INVITES: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  admin: ['student', 'counselor', 'account_admin', 'exam_admin', 'admin', 'recommender'],
  account_admin: ['student', 'counselor', 'account_admin', 'recommender'],
  counselor: ['student'],
};

export const INVITATION_DAYS = 14;

/** A person who was invited and has not signed in yet. The id is that person's. */
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

export interface InvitationReminders {
  readonly sent: number;
  /** Counts people who were mailed within the last day. */
  readonly recent: number;
  /** Counts people whom another call would remind. */
  readonly left: number;
}

export interface InvitationWelcome {
  readonly firstName: string;
  readonly email: string;
  readonly school: string | null;
  readonly invitedBy: string | null;
}

export interface InvitationCalls {
  /** The header `x-pw-token` has the token of the link. */
  'GET /auth/invitation': { answer: { readonly data: InvitationWelcome }; refuses: 403 };
  /** Sets the first password by the token of the link, and signs in. */
  'PATCH /auth/invitation': {
    answer: RenewedSignIn;
    refuses: 401 | 403;
  };
  'GET /invitations': { answer: Page<InvitationResource> };
  /** Creates an account for another person, who receives a link by mail to set its password. */
  'POST /invitations': { answer: Created; refuses: 404 | 409 };
  /** Sends the invitation again, with a new link. */
  'POST /invitations/{userId}/mail': { answer: void };
  /** Sends every invitation of `GET /invitations` again that was not sent within the last day, up to 500. */
  'POST /invitations/mails': { answer: InvitationReminders };
  /** Erases the account, unless its owner has signed in. */
  'DELETE /invitations/{userId}': { answer: void };
}
