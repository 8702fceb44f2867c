import { anyString, boolean, described, omittable, optional, string, type RequestsOf } from '../fields';
import { personRules } from '../identity';
import { signInRules, type SignInCalls } from '../sign-in';

const withCode = { code: string(signInRules.code) };

const ownPassword = {
  password: omittable(
    described(
      'Required if the account has one; others need a recent sign-in at the single sign-on provider.',
      string(personRules.password),
    ),
  ),
};

export const signInRequests = {
  'POST /auth/second-factor': { body: withCode },
  'POST /auth/second-factor/setup/confirm': { body: withCode },
  'POST /users/second-factor': { body: ownPassword },
  'POST /users/second-factor/confirm': { body: withCode },
  'POST /users/second-factor/recovery-codes': { body: ownPassword },
  'POST /users/second-factor/off': { body: ownPassword },
  'GET /auth/oidc': { query: { to: optional(anyString()) } },
  'POST /users/sign-in/unlink': { body: ownPassword },
  'POST /admin/user/{id}/second-factor/reset': { body: { reason: string(signInRules.reason) } },
  'PUT /admin/entity/{id}/second-factor': { body: { required: boolean({ code: 'notWhetherRequired' }) } },
} as const satisfies RequestsOf<keyof SignInCalls>;
