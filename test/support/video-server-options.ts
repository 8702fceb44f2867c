export interface VideoServerOptions {
  readonly loss?: number;
  /** Milliseconds by which the server's clock is ahead. */
  readonly clockShiftMs?: number;
  readonly booked?: boolean;
}
