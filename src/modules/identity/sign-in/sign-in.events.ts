import { events } from '../../../kernel/event';
import { FIGURE, ID, retained, PERSON, sealedText } from '../../../kernel/personal';

/** These events contain no secrets, which are in the vault. */
export type SignInEvents = {
  /** `setupId` names the secret that the first correct code confirmed. */
  TwoFactorEnabled: { userId: string; setupId: string };
  TwoFactorDisabled: { userId: string };
  /** An admin removed the second factor for a person who had lost it. */
  TwoFactorReset: { userId: string; reason: string };
  RecoveryCodesReplaced: { userId: string; codesId: string };
  /** `number` counts the recovery codes as they were shown, from 1. */
  RecoveryCodeUsed: { userId: string; number: number };
  SignInLinked: { userId: string; issuer: string };
  SignInUnlinked: { userId: string; issuer: string };
};

const ISSUER = retained('It is the address of an organization, not of a person.');

const MAILED = 'A mail notifies the owner; the page that shows it fetches it when it is opened.';
const PROOF = 'The owner has to prove the sign-in again.';

export const signInEvents = events<SignInEvents>({
  TwoFactorEnabled: {
    fields: { userId: PERSON, setupId: ID },
    sample: { userId: 'u2', setupId: 'f1' },
    notPushed: MAILED,
    notUndone: PROOF,
  },
  TwoFactorDisabled: {
    fields: { userId: PERSON },
    sample: { userId: 'u2' },
    notPushed: MAILED,
    notUndone: PROOF,
  },
  TwoFactorReset: {
    fields: { userId: PERSON, reason: sealedText('userId') },
    sample: { userId: 'u2', reason: 'The telephone was lost.' },
    notPushed: MAILED,
    notUndone: PROOF,
  },
  RecoveryCodesReplaced: {
    fields: { userId: PERSON, codesId: ID },
    sample: { userId: 'u2', codesId: 'f2' },
    notPushed: MAILED,
    notUndone: 'The earlier codes are not stored.',
  },
  RecoveryCodeUsed: {
    fields: { userId: PERSON, number: FIGURE },
    sample: { userId: 'u2', number: 3 },
    notPushed: MAILED,
    notUndone: 'A code is used once.',
  },
  SignInLinked: {
    fields: { userId: PERSON, issuer: ISSUER },
    sample: { userId: 'u2', issuer: 'https://issuer.example.test' },
    notPushed: MAILED,
    notUndone: PROOF,
  },
  SignInUnlinked: {
    fields: { userId: PERSON, issuer: ISSUER },
    sample: { userId: 'u2', issuer: 'https://issuer.example.test' },
    notPushed: MAILED,
    notUndone: PROOF,
  },
});
