import type { Told } from './sentences';

export type RejectionKind =
  'invalid' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'too-many';

/** A refused request. The error's own message is for operators, and in English. */
export class Rejected extends Error {
  readonly code: string;

  constructor(
    readonly kind: RejectionKind,
    readonly told: Told,
    /** The message for each faulty field. */
    readonly fields?: Readonly<Record<string, Told>>,
  ) {
    super(told.in('en'));
    this.name = 'Rejected';
    this.code = told.code;
  }
}

/** Others changed it at the same time, again and again: a retry may succeed. */
export class Contended extends Rejected {
  constructor(told: Told) {
    super('conflict', told);
  }
}

/** Refused as malformed, before anything was looked up or done. */
export class Malformed extends Rejected {
  constructor(told: Told, fields: Readonly<Record<string, Told>>) {
    super('invalid', told, fields);
  }
}

export interface Wait {
  readonly count: number;
  readonly unit: 'second' | 'minute';
}

/** Refused for now; the message says for how long. */
export class TooMany extends Rejected {
  readonly retryAfterSeconds: number;

  constructor(told: (wait: Wait) => Told, seconds: number) {
    const wait: Wait =
      seconds <= 90 ? { count: seconds, unit: 'second' } : { count: Math.ceil(seconds / 60), unit: 'minute' };
    super('too-many', told(wait));
    this.retryAfterSeconds = wait.unit === 'second' ? seconds : wait.count * 60;
  }
}

/** Temporarily impossible, through no fault of the caller: a retry may succeed. */
export class Unavailable extends Error {
  constructor(
    readonly told: Told,
    options?: ErrorOptions,
  ) {
    super(told.in('en'), options);
    this.name = 'Unavailable';
  }
}

/** What is asked for is in a view that is being filled from the history. */
export class BeingFilled extends Unavailable {
  constructor(
    /** From 0 to 1. */
    readonly progress: number,
    told: Told,
  ) {
    super(told);
    this.name = 'BeingFilled';
  }
}
