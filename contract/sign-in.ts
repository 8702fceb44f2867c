import { operationRules } from './admin';
import { maxLength, required, type FieldRules } from './rules';

export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

/** The step that precedes a session: entering the code of the second factor, or setting one up. */
export const SIGN_IN_STEPS = ['code', 'setup'] as const;
export type SignInStep = (typeof SIGN_IN_STEPS)[number];

/** The response to a proven identity is a session, or a step that precedes it; a cookie then names the user. */
export type SignedIn = Tokens | { readonly step: SignInStep };

export type RenewedSignIn =
  { readonly newToken: string; readonly refreshToken: string } | { readonly step: SignInStep };

/** `recoveryCodes` are returned only once, after a second factor was set up. */
export interface SignedInByCode extends Tokens {
  readonly recoveryCodes?: readonly string[];
}

export const RECOVERY_CODES = 10;

export interface SecondFactorSetup {
  /** The secret is in base32. */
  readonly secret: string;
  /** The dark modules of the QR code, as the path of an SVG that is this many units wide. */
  readonly qr: { readonly size: number; readonly path: string };
}

export interface SignInResource {
  readonly password: boolean;
  readonly second_factor: {
    readonly on: boolean;
    readonly recovery_codes_left: number;
    /** Whether a second factor is required, so that it cannot be turned off. */
    readonly required: boolean;
  };
  /** Whether the account is linked to the installation's single sign-on provider; null where there is none. */
  readonly issuer: { readonly name: string; readonly linked: boolean } | null;
}

interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}

export interface SignInCalls {
  /** Takes a code of the authenticator application, or a recovery code. */
  'POST /auth/second-factor': { answer: SignedInByCode; refuses: 401 };
  'POST /auth/second-factor/setup': { answer: SecondFactorSetup; refuses: 401 };
  'POST /auth/second-factor/setup/confirm': { answer: SignedInByCode; refuses: 401 };
  'GET /users/sign-in': { answer: { readonly data: SignInResource } };
  'POST /users/second-factor': { answer: SecondFactorSetup };
  'POST /users/second-factor/confirm': { answer: RecoveryCodes };
  'POST /users/second-factor/recovery-codes': { answer: RecoveryCodes };
  'POST /users/second-factor/off': { answer: void };
  /** Redirects to the single sign-on provider, which returns later to a page of this product. */
  'GET /auth/oidc': { answer: void; refuses: 404 };
  /** The address to which the single sign-on provider returns. */
  'GET /auth/oidc/callback': { answer: void; refuses: 404 };
  'POST /users/sign-in/unlink': { answer: void };
  /** Removes the second factor of a person who has lost it. */
  'POST /admin/user/{id}/second-factor/reset': { answer: void };
  /** Sets whether the entity's staff have to sign in in two steps. */
  'PUT /admin/entity/{id}/second-factor': { answer: void };
}

export const signInRules = {
  code: { ...required('code'), ...maxLength('code', 40) },
  reason: operationRules.reason,
} as const satisfies Record<string, FieldRules>;
