export type RejectionKind = 'invalid' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict';

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

/** What cannot be done at this moment, through no fault of whoever asked: tried again, it may well be done. */
export class Unavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Unavailable';
  }
}
