import type { SignInEvents } from '../../src/modules/identity/sign-in/sign-in.events';
import type { Samples } from './samples';

export const signInSamples = {
  TwoFactorEnabled: { userId: 'u2', setupId: 'f1' },
  TwoFactorDisabled: { userId: 'u2' },
  TwoFactorReset: { userId: 'u2', reason: 'The telephone was lost.' },
  RecoveryCodesReplaced: { userId: 'u2', codesId: 'f2' },
  RecoveryCodeUsed: { userId: 'u2', number: 3 },
  SignInLinked: { userId: 'u2', issuer: 'https://issuer.example.test' },
  SignInUnlinked: { userId: 'u2', issuer: 'https://issuer.example.test' },
} satisfies Samples<SignInEvents>;
