import type { PageLoad } from './pages';

/** `GET /config`: what the browser must know before anybody has signed in. */
export interface ClientConfig {
  readonly productName: string;
  readonly supportEmail: string;
  readonly demo: boolean;
  /** Where people may sign in besides here, by name. */
  readonly issuer: string | null;
  /** Where the applications are to be had; null where there is none. */
  readonly appStoreUrl: string | null;
  readonly playStoreUrl: string | null;
}

/** `GET /readyz`, with status 503 if it is not ready. */
export interface ReadinessReport {
  readonly ready: boolean;
  readonly problems: readonly { readonly check: string; readonly message: string }[];
  readonly projections: readonly {
    readonly name: string;
    /** Events that it has not processed; null if the history cannot be read. */
    readonly behind: string | null;
    readonly parked: boolean;
    /** How far it is filled, from 0 to 1; null once it is. What needs it answers 503 meanwhile. */
    readonly filling: number | null;
  }[];
}

/** For those who run the product. */
export interface OperationsCalls {
  'GET /healthz': { answer: { readonly status: 'ok' } };
  'GET /readyz': { answer: ReadinessReport };
  'GET /metrics': { file: 'text/plain' };
  'GET /config': { answer: ClientConfig };
  'POST /page-loads': { body: PageLoad; answer: void };
}
