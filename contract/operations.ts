/** Settings that the browser needs before the user has signed in. */
export interface ClientConfig {
  readonly productName: string;
  readonly supportEmail: string;
  readonly demo: boolean;
  /** The name of the single sign-on provider, where people may sign in instead; null without one. */
  readonly issuer: string | null;
  readonly appStoreUrl: string | null;
  readonly playStoreUrl: string | null;
}

/** The response has status 503 if the server is not ready. */
export interface ReadinessReport {
  readonly ready: boolean;
  readonly problems: readonly { readonly check: string; readonly message: string }[];
  readonly projections: readonly {
    readonly name: string;
    /** The number of events that the view has not processed; null if the history cannot be read. */
    readonly behind: string | null;
    readonly parked: boolean;
    /** From 0 to 1 while the view is being filled and its requests fail with 503; then null. */
    readonly filling: number | null;
  }[];
}

export interface OperationsCalls {
  'GET /healthz': { answer: { readonly status: 'ok' } };
  'GET /readyz': { answer: ReadinessReport };
  'GET /metrics': { file: 'text/plain' };
  'GET /config': { answer: ClientConfig };
  /** Reports that a page was opened and how long that took, without saying by whom. */
  'POST /page-loads': { answer: void };
}
