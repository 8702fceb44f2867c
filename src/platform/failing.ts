/** A failure that has not ended since. */
export interface Failing {
  readonly since: number;
  /** What was said last. */
  readonly error: string;
}

export const failingOn = (before: Failing | null, error: unknown): Failing => ({
  since: before?.since ?? Date.now(),
  error: String(error),
});

/** How long a failure may go on before it counts: by then it will not end by itself. */
const PATIENCE_MS = 5_000;

export const goesOn = (failing: Failing | null): failing is Failing =>
  failing !== null && Date.now() - failing.since >= PATIENCE_MS;
