import type { SignedIn } from './session-user';

export abstract class Confirmation {
  /** Throws unless the password is right. Without one, a sign-in at the identity provider minutes ago suffices. */
  abstract require(user: SignedIn, password: string | undefined): Promise<void>;
}
