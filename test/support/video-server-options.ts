export interface VideoServerOptions {
  /** The share of media packets that is lost, in each direction. */
  readonly loss?: number;
  /** How far the clock of the server is ahead, in milliseconds. */
  readonly clockShiftMs?: number;
  /** Books a session of the demonstration's student and counselor that begins in a minute. */
  readonly booked?: boolean;
}
