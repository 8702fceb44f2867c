import { events } from '../../../kernel/event';
import { FIGURE, ID, kept, PERSON, sealedText } from '../../../kernel/personal';

/** How somebody signs in: facts alone, for what is secret lies in the vault. */
export type SignInEvents = {
  /** `setupId` names the secret that the first right code has confirmed. */
  TwoFactorEnabled: { userId: string; setupId: string };
  /** By the person. */
  TwoFactorDisabled: { userId: string };
  /** By an admin, for somebody who has lost it. */
  TwoFactorReset: { userId: string; reason: string };
  RecoveryCodesReplaced: { userId: string; codesId: string };
  /** `number` counts the codes as they were shown, from 1. */
  RecoveryCodeUsed: { userId: string; number: number };
  SignInLinked: { userId: string; issuer: string };
  SignInUnlinked: { userId: string; issuer: string };
};

const ISSUER = kept('The address of an organisation, not of a person.');

export const signInEvents = events<SignInEvents>({
  TwoFactorEnabled: { fields: { userId: PERSON, setupId: ID } },
  TwoFactorDisabled: { fields: { userId: PERSON } },
  TwoFactorReset: { fields: { userId: PERSON, reason: sealedText('userId') } },
  RecoveryCodesReplaced: { fields: { userId: PERSON, codesId: ID } },
  RecoveryCodeUsed: { fields: { userId: PERSON, number: FIGURE } },
  SignInLinked: { fields: { userId: PERSON, issuer: ISSUER } },
  SignInUnlinked: { fields: { userId: PERSON, issuer: ISSUER } },
});
