import type { SignedIn } from './session-user';

/**
 * Confirms the caller's identity where a session is too little: before acts that open the account to others, or for
 * longer.
 */
export abstract class Confirmation {
  /**
   * Throws unless the password is right. For an account without one, a sign-in at the identity provider minutes ago
   * suffices.
   */
  abstract require(user: SignedIn, password: string | undefined): Promise<void>;
}
