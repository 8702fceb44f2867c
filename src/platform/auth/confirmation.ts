import type { SignedIn } from './session-user';

/** Asks who is calling, where a session alone is too little: for whatever opens the account to others, or for longer. */
export abstract class Confirmation {
  /**
   * Throws unless the password is right. Where the account has none, a sign-in at the issuer minutes ago stands for it.
   */
  abstract require(user: SignedIn, password: string | undefined): Promise<void>;
}
