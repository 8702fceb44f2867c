export type RejectionKind =
  'invalid' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'too-many';

/** A refused request. `code` is stable for programs, `message` is the sentence people read. */
export class Rejected extends Error {
  constructor(
    readonly kind: RejectionKind,
    readonly code: string,
    message: string,
    /** A sentence for each field at fault. */
    readonly fields?: Readonly<Record<string, string>>,
  ) {
    super(message);
    this.name = 'Rejected';
  }
}

/** Refused for its form alone, before anything was looked up or done. */
export class Malformed extends Rejected {
  constructor(code: string, message: string, fields: Readonly<Record<string, string>>) {
    super('invalid', code, message, fields);
  }
}

/** Refused for the moment; the sentence says how long that is. */
export class TooMany extends Rejected {
  readonly retryAfterSeconds: number;

  constructor(code: string, why: string, seconds: number) {
    const minutes = Math.ceil(seconds / 60);
    const inSeconds = seconds <= 90;
    super(
      'too-many',
      code,
      `${why} Try again in ${inSeconds ? of(seconds, 'second') : of(minutes, 'minute')}.`,
    );
    this.retryAfterSeconds = inSeconds ? seconds : minutes * 60;
  }
}

const of = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** What cannot be done at this moment, through no fault of whoever asked: tried again, it may well be done. */
export class Unavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Unavailable';
  }
}
