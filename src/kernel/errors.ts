import type { LocalizedMessage } from './sentences';

export type RejectionKind =
  'invalid' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'too-many';

/** A refused request. The error's own message is in English, for operators. */
export class Rejected extends Error {
  readonly code: string;

  constructor(
    readonly kind: RejectionKind,
    readonly localized: LocalizedMessage,
    readonly fields?: Readonly<Record<string, LocalizedMessage>>,
  ) {
    super(localized.in('en'));
    this.name = 'Rejected';
    this.code = localized.code;
  }
}

export function requireFound<Value>(value: Value | null | undefined, refusal: LocalizedMessage): Value {
  if (value === null || value === undefined) throw new Rejected('not-found', refusal);
  return value;
}

/** The aggregate was changed by others at the same time, in every attempt; a retry may succeed. */
export class Contended extends Rejected {
  constructor(localized: LocalizedMessage) {
    super('conflict', localized);
  }
}

/** The request was refused as malformed, before anything was looked up or done. */
export class Malformed extends Rejected {
  constructor(localized: LocalizedMessage, fields: Readonly<Record<string, LocalizedMessage>>) {
    super('invalid', localized, fields);
  }
}

export interface RetryDelay {
  readonly count: number;
  readonly unit: 'second' | 'minute';
}

export class TooMany extends Rejected {
  readonly retryAfterSeconds: number;

  constructor(localized: (wait: RetryDelay) => LocalizedMessage, seconds: number) {
    const wait: RetryDelay =
      seconds <= 90 ? { count: seconds, unit: 'second' } : { count: Math.ceil(seconds / 60), unit: 'minute' };
    super('too-many', localized(wait));
    this.retryAfterSeconds = wait.unit === 'second' ? seconds : wait.count * 60;
  }
}

/** The request is temporarily impossible, and the caller did nothing wrong; a retry may succeed. */
export class Unavailable extends Error {
  constructor(
    readonly localized: LocalizedMessage,
    options?: ErrorOptions,
  ) {
    super(localized.in('en'), options);
    this.name = 'Unavailable';
  }
}

export class BeingFilled extends Unavailable {
  constructor(
    readonly progress: number,
    localized: LocalizedMessage,
  ) {
    super(localized);
    this.name = 'BeingFilled';
  }
}

export class CannotStart extends Error {}
