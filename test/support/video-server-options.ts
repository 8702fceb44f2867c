export interface VideoServerOptions {
  /** Which share of the packets of streams is lost, in each direction. */
  readonly loss?: number;
  /** How much later it is there. */
  readonly clockShiftMs?: number;
  /** With a session of the demonstration's student and counselor that begins in a minute. */
  readonly booked?: boolean;
}
