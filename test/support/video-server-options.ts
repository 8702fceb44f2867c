export interface VideoServerOptions {
  readonly loss?: number;
  readonly clockAheadMs?: number;
  readonly booked?: boolean;
}
