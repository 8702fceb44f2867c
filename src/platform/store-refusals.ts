import type { LocalizedMessage } from '../kernel/sentences';
import type { StoreServer } from './en';
import { MAX_APPEND_BYTES } from './event-store/append-rules';
import { StoreUnavailable } from './store-unavailable';
import { t } from './messages';

export type StoreVariable = 'EVENT_STORE_URL' | 'READ_STORE_URL' | 'VAULT_URL' | 'REDIS_URL';

const SERVERS: Readonly<Record<StoreVariable, StoreServer>> = {
  EVENT_STORE_URL: 'EventStoreDB',
  READ_STORE_URL: 'MongoDB',
  VAULT_URL: 'MongoDB',
  REDIS_URL: 'Redis',
};

export interface StoreRefusal {
  /** One sentence for operators that names the variable and what to do. */
  readonly localized: LocalizedMessage;
  /** True if the refusal may end without a change of the settings. */
  readonly mayPass: boolean;
}

const KINDS = {
  /** These match the messages and codes that the three servers and their drivers were observed to send. */
  certificate:
    /self.signed certificate|unable to (verify|get)|certificate (has expired|is not yet valid)|does not match certificate/i,
  'no-tls': /wrong version number|packet length too long|before secure TLS connection/i,
  password: /UNAUTHENTICATED|WRONGPASS|NOAUTH|Authentication failed|AUTH .*without any password/i,
  'no-right': /PERMISSION_DENIED|access denied|NOPERM|not authorized|requires authentication/i,
  'no-leader': /Server Is Not Ready|No leader info|Failed to discover|not-leader|NotWritablePrimary/i,
  'no-answer-by-tls': /over TLS[^]*ETIMEDOUT/,
  away: /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH/,
  closed: /Failed to connect|connection .*closed|ECONNRESET|socket hang up|Connection is closed/i,
} as const;

const MAY_PASS: readonly string[] = ['no-leader', 'no-answer-by-tls', 'away', 'closed'];

export function refusalOf(error: unknown, variable: StoreVariable): StoreRefusal | null {
  const server = SERVERS[variable];
  const limit = appendLimitOf(error);
  if (limit !== null) {
    const needed = MAX_APPEND_BYTES;
    return { localized: t('store.append-limit', { variable, limit, needed }), mayPass: false };
  }
  const text = [...textsOf(error)].join('\n');
  const kinds = Object.entries(KINDS) as [keyof typeof KINDS, RegExp][];
  const [kind] = kinds.find(([, words]) => words.test(text)) ?? [isUnreachable(error, text) ? 'away' : null];
  if (kind === null) return null;
  return { localized: t(`store.${kind}`, { server, variable }), mayPass: MAY_PASS.includes(kind) };
}

export const noResponseFrom = (variable: StoreVariable): LocalizedMessage =>
  t('store.away', { server: SERVERS[variable], variable });

const isUnreachable = (error: unknown, text: string) =>
  error instanceof StoreUnavailable || /UNAVAILABLE|timed out|no answer/i.test(text);

/** Returns the largest append that the server accepts, or null for any other error. */
function appendLimitOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null) return null;
  const { type, maxAppendSize } = error as { type?: unknown; maxAppendSize?: unknown };
  return type === 'maximum-append-size-exceeded' ? Number(maxAppendSize) : null;
}

/** Yields the error's texts and those of the errors that it wraps, as drivers do. */
function* textsOf(error: unknown, depth = 0): Generator<string> {
  if (typeof error !== 'object' || error === null || depth > 5) return;
  const { message, code, codeName, cause, reason, errors, error: inner, servers } = error as WrappedError;
  yield [message, code, codeName].filter((one) => typeof one === 'string').join(' ');
  for (const one of [cause, reason, inner, ...(errors ?? []), ...(servers?.values() ?? [])])
    yield* textsOf(one, depth + 1);
}

interface WrappedError {
  readonly message?: unknown;
  readonly code?: unknown;
  readonly codeName?: unknown;
  readonly cause?: unknown;
  readonly error?: unknown;
  readonly errors?: readonly unknown[];
  /** What MongoDB's driver knows about each server. */
  readonly reason?: unknown;
  readonly servers?: ReadonlyMap<string, unknown>;
}
