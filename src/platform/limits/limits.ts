import { SetMetadata } from '@nestjs/common';
import type { RetryDelay } from '../../kernel/errors';
import type { LocalizedMessage } from '../../kernel/sentences';
import type { RequestWithUser } from '../auth/session-user';
import { t } from '../messages';
import ipaddr from 'ipaddr.js';

export interface LimitSubject {
  readonly name: string;
  /** Returns the key that is counted. Nothing is counted for a request without one. */
  readonly keyOf: (request: RequestWithUser) => string | undefined;
  readonly refusal: (wait: RetryDelay) => LocalizedMessage;
  /** Many people may share one key, so the limit is multiplied by `PEOPLE_PER_IP`. */
  readonly shared?: true;
}

export interface Limit {
  readonly most: number;
  /** A call in progress counts as a failure until it has succeeded. */
  readonly of: 'calls' | 'failures';
  readonly per: LimitSubject;
  readonly minutes: number;
  /** Counts a subject that is known in a lane of its own, so that unknown ones cannot use up its calls. */
  readonly knownBy?: LimitSubject;
  /** Is known for two weeks after a call that succeeded. */
  readonly makesKnown?: LimitSubject;
}

export const ADDRESS: LimitSubject = {
  name: 'address',
  keyOf: ({ ip }) => networkOf(ip),
  refusal: (wait) => t('too-many-requests.address', { wait }),
  shared: true,
};

export const USER: LimitSubject = {
  name: 'user',
  keyOf: ({ user }) => user?.id,
  refusal: (wait) => t('too-many-requests.user', { wait }),
};

/** Limits what a person stores: more than anybody types in a day, and few enough that streams stay short. */
export const OWN_WRITES: Limit = { most: 200, of: 'calls', per: USER, minutes: 24 * 60 };

export const TICKS: Limit = { ...OWN_WRITES, most: 500 };

/** Limits files that are read and checked, since each may take seconds of work. */
export const FILE_CHECKS: Limit = { most: 60, of: 'calls', per: USER, minutes: 60 };

export const LIMITS = 'limits';

/** Limits are checked in this order: a call refused by one does not count towards those after it. */
export const Limits = (...limits: readonly Limit[]) => SetMetadata(LIMITS, limits);

/** Returns an IPv4 address unchanged and an IPv6 address as its /64, all of which belongs to one client. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}
