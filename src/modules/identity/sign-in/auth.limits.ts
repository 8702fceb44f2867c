import type { RequestWithUser } from '../../../platform/auth/session-user';
import { ADDRESS, OWN_WRITES, USER, type Counted, type Limit } from '../../../platform/limits/limits';
import { normalized } from '../email/email-addresses';
import { say } from '../words';

const accountOf = ({ body }: RequestWithUser): string | undefined => {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? normalized(email) : undefined;
};

/** The account that a call is about, whether or not it exists. */
const ACCOUNT: Counted = {
  name: 'account',
  keyOf: accountOf,
  refusal: (wait) => say('too-many-requests.account', { wait }),
};

/** Strict with whoever guesses, without locking out the owner at another address. */
const ACCOUNT_FROM_ADDRESS: Counted = {
  ...ACCOUNT,
  name: 'account-from-address',
  keyOf: (request) => {
    const account = accountOf(request);
    return account === undefined ? undefined : `${ADDRESS.keyOf(request)}\n${account}`;
  },
};

/** Whoever asks for another address; the rest of a profile is not counted. */
const NEW_EMAIL: Counted = {
  ...USER,
  keyOf: (request) => (accountOf(request) === undefined ? undefined : USER.keyOf(request)),
};

/** A class may sign in at once behind one address; nobody is kept waiting for longer than a quarter of an hour. */
export const authLimits = {
  signIn: [
    { most: 3, of: 'calls', per: ADDRESS, minutes: 1 },
    { most: 1, of: 'failures', per: ADDRESS, minutes: 5 },
    { most: 10, of: 'failures', per: ACCOUNT_FROM_ADDRESS, minutes: 5 },
    { most: 60, of: 'calls', per: ACCOUNT, minutes: 5 },
  ],
  refresh: [{ most: 10, of: 'calls', per: ADDRESS, minutes: 1 }],
  signOut: [{ most: 3, of: 'calls', per: ADDRESS, minutes: 1 }],
  requestReset: [
    { most: 1, of: 'calls', per: ADDRESS, minutes: 15 },
    { most: 5, of: 'calls', per: ACCOUNT, minutes: 15 },
  ],
  reset: [{ most: 1, of: 'calls', per: ADDRESS, minutes: 5 }],
  signUp: [{ most: 1, of: 'calls', per: ADDRESS, minutes: 10 }],
  register: [{ most: 120, of: 'calls', per: USER, minutes: 10 }],
  changeProfile: [
    OWN_WRITES,
    { most: 5, of: 'calls', per: NEW_EMAIL, minutes: 15 },
    { most: 5, of: 'calls', per: ACCOUNT, minutes: 15 },
  ],
  invite: [OWN_WRITES],
  readInvitation: [{ most: 2, of: 'calls', per: ADDRESS, minutes: 5 }],
  confirmEmail: [{ most: 1, of: 'calls', per: ADDRESS, minutes: 5 }],
  secondFactor: [
    { most: 3, of: 'calls', per: ADDRESS, minutes: 1 },
    { most: 1, of: 'failures', per: ADDRESS, minutes: 5 },
  ],
  issuer: [{ most: 3, of: 'calls', per: ADDRESS, minutes: 1 }],
  changeSecondFactor: [{ most: 10, of: 'calls', per: USER, minutes: 5 }],
  changePassword: [{ most: 10, of: 'calls', per: USER, minutes: 5 }],
} as const satisfies Readonly<Record<string, readonly Limit[]>>;
