/** A store that cannot be reached just now; whether a write got there is unknown, and sent again it happens once. */
export class StoreUnavailable extends Error {
  constructor(
    readonly store: 'event store' | 'document store' | 'vault' | 'job queue',
    cause: unknown,
  ) {
    super(`The ${store} cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'StoreUnavailable';
  }
}
