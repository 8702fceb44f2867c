import type { Reason } from './admin';
import { operationRules } from './admin';
import { maxLength, required, type FieldRules } from './rules';

export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

/** What comes before a session: the code of the second factor, or setting one up. */
export const SIGN_IN_STEPS = ['code', 'setup'] as const;
export type SignInStep = (typeof SIGN_IN_STEPS)[number];

/** Whoever has proven who he or she is has a session, or a step before it; a cookie then says whose. */
export type SignedIn = Tokens | { readonly step: SignInStep };

/** The same after a password was set by a link. */
export type RenewedSignIn =
  { readonly newToken: string; readonly refreshToken: string } | { readonly step: SignInStep };

/** `recoveryCodes` are shown this once, after a second factor was set up. */
export interface SignedInByCode extends Tokens {
  readonly recoveryCodes?: readonly string[];
}

export const RECOVERY_CODES = 10;

/** For the person's application, which takes the picture, or the secret as text. */
export interface SecondFactorSetup {
  /** In base32. */
  readonly secret: string;
  /** What is dark, as the path of an SVG of so many units. */
  readonly qr: { readonly size: number; readonly path: string };
}

/** `GET /users/sign-in` → `data`: how somebody signs in. */
export interface SignInResource {
  /** Whether there is one. */
  readonly password: boolean;
  readonly second_factor: {
    readonly on: boolean;
    readonly recovery_codes_left: number;
    /** So that it cannot be turned off. */
    readonly required: boolean;
  };
  /** Whether the account is linked with the issuer of the installation; null where there is none. */
  readonly issuer: { readonly name: string; readonly linked: boolean } | null;
}

interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}

interface WithCode {
  readonly code: string;
}

interface WithPassword {
  /** Where the account has one; otherwise whoever has signed in at the issuer minutes ago needs none. */
  readonly password?: string;
}

export interface SignInCalls {
  /** The code of the application, or a recovery code. */
  'POST /auth/second-factor': { body: WithCode; answer: SignedInByCode; refuses: 401 };
  'POST /auth/second-factor/setup': { answer: SecondFactorSetup; refuses: 401 };
  'POST /auth/second-factor/setup/confirm': { body: WithCode; answer: SignedInByCode; refuses: 401 };
  'GET /users/sign-in': { answer: { readonly data: SignInResource } };
  'POST /users/second-factor': { body: WithPassword; answer: SecondFactorSetup };
  'POST /users/second-factor/confirm': { body: WithCode; answer: RecoveryCodes };
  'POST /users/second-factor/recovery-codes': { body: WithPassword; answer: RecoveryCodes };
  'POST /users/second-factor/off': { body: WithPassword; answer: void };
  /** Leads to the issuer, and later to a page of this product. */
  'GET /auth/oidc': { query: { readonly to?: string }; answer: void; refuses: 404 };
  /** Where the issuer leads back to. */
  'GET /auth/oidc/callback': { answer: void; refuses: 404 };
  'POST /users/sign-in/unlink': { body: WithPassword; answer: void };
  /** For somebody who has lost it. */
  'POST /admin/user/{id}/second-factor/reset': { body: Reason; answer: void };
  /** Of the entity's staff. */
  'PUT /admin/entity/{id}/second-factor': { body: { readonly required: boolean }; answer: void };
}

export const signInRules = {
  code: { ...required('code'), ...maxLength('code', 40) },
  reason: operationRules.reason,
} as const satisfies Record<string, FieldRules>;
