import type { Told } from './sentences';

export type RejectionKind =
  'invalid' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'too-many';

/** A refused request. The error's own message is for operators, who read English. */
export class Rejected extends Error {
  readonly code: string;

  constructor(
    readonly kind: RejectionKind,
    readonly told: Told,
    /** What is said of each field at fault. */
    readonly fields?: Readonly<Record<string, Told>>,
  ) {
    super(told.in('en'));
    this.name = 'Rejected';
    this.code = told.code;
  }
}

/** Refused for its form alone, before anything was looked up or done. */
export class Malformed extends Rejected {
  constructor(told: Told, fields: Readonly<Record<string, Told>>) {
    super('invalid', told, fields);
  }
}

export interface Wait {
  readonly count: number;
  readonly unit: 'second' | 'minute';
}

/** Refused for the moment; the sentence says how long that is. */
export class TooMany extends Rejected {
  readonly retryAfterSeconds: number;

  constructor(told: (wait: Wait) => Told, seconds: number) {
    const wait: Wait =
      seconds <= 90 ? { count: seconds, unit: 'second' } : { count: Math.ceil(seconds / 60), unit: 'minute' };
    super('too-many', told(wait));
    this.retryAfterSeconds = wait.unit === 'second' ? seconds : wait.count * 60;
  }
}

/** What cannot be done at this moment, through no fault of whoever asked: tried again, it may well be done. */
export class Unavailable extends Error {
  constructor(
    readonly told: Told,
    options?: ErrorOptions,
  ) {
    super(told.in('en'), options);
    this.name = 'Unavailable';
  }
}
