import type { RequestWithUser } from '../../../platform/auth/session-user';
import {
  ADDRESS,
  type Limit,
  type LimitSubject,
  OWN_WRITES,
  USER,
} from '../../../platform/http/route.decorators';
import { normalized } from '../accounts/email-addresses';
import { t } from './messages';
import { knownAccount } from './known-device';

const accountOf = ({ body }: RequestWithUser): string | undefined => {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? normalized(email) : undefined;
};

/** Counts by the account that a request is about, whether or not it exists. */
const ACCOUNT: LimitSubject = {
  name: 'account',
  keyOf: accountOf,
  refusal: (wait) => t('too-many-requests.account', { wait }),
};

const KNOWN_DEVICE: LimitSubject = {
  ...ACCOUNT,
  name: 'known-device',
  keyOf: (request) => knownAccount(request, accountOf(request)),
};

/** Exempts known devices, so that others cannot lock them out by guessing or from the same network. */
const exceptKnownDevices = (counted: LimitSubject): LimitSubject => ({
  ...counted,
  keyOf: (request) => (KNOWN_DEVICE.keyOf(request) === undefined ? counted.keyOf(request) : undefined),
});

const UNKNOWN_FROM_ADDRESS = exceptKnownDevices(ADDRESS);
const ACCOUNT_FROM_ELSEWHERE = exceptKnownDevices(ACCOUNT);

const ACCOUNT_ON_NETWORK: LimitSubject = {
  ...ACCOUNT,
  name: 'account-on-network',
  keyOf: (request) => {
    const account = accountOf(request);
    return account === undefined ? undefined : `${ADDRESS.keyOf(request)}\n${account}`;
  },
};

/** Limits guesses from one address, without locking out the owner at another address. */
const ACCOUNT_FROM_ADDRESS = exceptKnownDevices({ ...ACCOUNT_ON_NETWORK, name: 'account-from-address' });

/** Neither calls from elsewhere nor guesses for other accounts lock out who has signed in on the network. */
const knownBy = ACCOUNT_ON_NETWORK;

const NEW_EMAIL: LimitSubject = {
  ...USER,
  keyOf: (request) => (accountOf(request) === undefined ? undefined : USER.keyOf(request)),
};

const onKnownDevice = [
  { most: 10, of: 'failures', per: KNOWN_DEVICE, minutes: 5 },
  { most: 60, of: 'calls', per: KNOWN_DEVICE, minutes: 5 },
] as const satisfies readonly Limit[];

/** A class may sign in at once behind one address; nobody has to wait longer than a quarter of an hour. */
export const authLimits = {
  signIn: [
    { most: 3, of: 'calls', per: UNKNOWN_FROM_ADDRESS, minutes: 1, knownBy },
    { most: 1, of: 'failures', per: UNKNOWN_FROM_ADDRESS, minutes: 5, knownBy },
    { most: 10, of: 'failures', per: ACCOUNT_FROM_ADDRESS, minutes: 5, makesKnown: ACCOUNT_ON_NETWORK },
    { most: 60, of: 'calls', per: ACCOUNT_FROM_ELSEWHERE, minutes: 5, knownBy },
    ...onKnownDevice,
  ],
  refresh: [{ most: 10, of: 'calls', per: UNKNOWN_FROM_ADDRESS, minutes: 1 }, ...onKnownDevice],
  signOut: [{ most: 3, of: 'calls', per: UNKNOWN_FROM_ADDRESS, minutes: 1 }, ...onKnownDevice],
  requestReset: [
    { most: 1, of: 'calls', per: UNKNOWN_FROM_ADDRESS, minutes: 15, knownBy },
    { most: 5, of: 'calls', per: ACCOUNT_FROM_ELSEWHERE, minutes: 15, knownBy },
    { most: 5, of: 'calls', per: KNOWN_DEVICE, minutes: 15 },
  ],
  reset: [{ most: 1, of: 'calls', per: UNKNOWN_FROM_ADDRESS, minutes: 5 }, ...onKnownDevice],
  signUp: [{ most: 1, of: 'calls', per: ADDRESS, minutes: 10 }],
  register: [{ most: 120, of: 'calls', per: USER, minutes: 10 }],
  changeProfile: [
    OWN_WRITES,
    { most: 5, of: 'calls', per: NEW_EMAIL, minutes: 15 },
    { most: 5, of: 'calls', per: ACCOUNT, minutes: 15 },
  ],
  invite: [OWN_WRITES],
  remind: [{ most: 10, of: 'calls', per: USER, minutes: 10 }],
  readInvitation: [{ most: 2, of: 'calls', per: ADDRESS, minutes: 5 }],
  confirmEmail: [{ most: 1, of: 'calls', per: ADDRESS, minutes: 5 }],
  secondFactor: [
    { most: 3, of: 'calls', per: UNKNOWN_FROM_ADDRESS, minutes: 1 },
    { most: 1, of: 'failures', per: UNKNOWN_FROM_ADDRESS, minutes: 5 },
    ...onKnownDevice,
  ],
  issuer: [{ most: 3, of: 'calls', per: UNKNOWN_FROM_ADDRESS, minutes: 1 }, ...onKnownDevice],
  changeSecondFactor: [{ most: 10, of: 'calls', per: USER, minutes: 5 }],
  changePassword: [{ most: 10, of: 'calls', per: USER, minutes: 5 }],
} as const satisfies Readonly<Record<string, readonly Limit[]>>;
