import { SetMetadata } from '@nestjs/common';
import type { Wait } from '../../kernel/errors';
import type { Told } from '../../kernel/sentences';
import type { RequestWithUser } from '../auth/session-user';
import { say } from '../words';
import { networkOf } from './network';

/** Whom a limit counts. */
export interface Counted {
  readonly name: string;
  /** What tells one from another; undefined where the request names none, and nothing is counted. */
  readonly keyOf: (request: RequestWithUser) => string | undefined;
  /** Told to whoever has reached the limit. */
  readonly refusal: (wait: Wait) => Told;
  /** Many people may share one: the limit holds for each of `PEOPLE_PER_IP`. */
  readonly shared?: true;
}

export interface Limit {
  readonly most: number;
  /** A call that is under way counts among the failures until it has succeeded. */
  readonly of: 'calls' | 'failures';
  readonly per: Counted;
  readonly minutes: number;
}

export const ADDRESS: Counted = {
  name: 'address',
  keyOf: ({ ip }) => networkOf(ip),
  refusal: (wait) => say('too-many-requests.address', { wait }),
  shared: true,
};

/** Whoever is signed in. */
export const USER: Counted = {
  name: 'user',
  keyOf: ({ user }) => user?.id,
  refusal: (wait) => say('too-many-requests.user', { wait }),
};

export const LIMITS = 'limits';

/** In the order in which they are looked at: a call that one refuses does not count for those after it. */
export const Limits = (...limits: readonly Limit[]) => SetMetadata(LIMITS, limits);
