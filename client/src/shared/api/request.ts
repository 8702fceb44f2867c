import { nanoid } from '@reduxjs/toolkit';
import { fetchBaseQuery, type BaseQueryApi, type FetchArgs } from '@reduxjs/toolkit/query';
import type { Tokens } from 'contract/identity';
import { t } from '../en';
import { compareClocks } from '../lib/clock';
import { spoken } from '../lib/language';
import { isProblem, unprocessed, type ApiError } from './errors';
import { isOfAnother, sessionEnded, sessionRead, tokenReceived } from './session';
import { readToken } from './token';

const REFRESH = '/auth/refresh';
const TOKEN_CODES = new Set(['token-missing', 'token-expired', 'token-outdated']);
export const isTokenFault = ({ data }: ApiError) => TOKEN_CODES.has(data.code);

/** Scripts without a page import this module only to read the table of pages, and never send a request. */
const { origin } = 'location' in globalThis ? globalThis.location : { origin: '' };

const request = fetchBaseQuery({
  baseUrl: `${origin}/api`,
  prepareHeaders: (headers) => {
    const token = readToken();
    if (token && !headers.has('token')) headers.set('token', token);
    headers.set('accept-language', spoken);
  },
  // An empty body becomes null, because the cache cannot hold undefined.
  responseHandler: async (response) => {
    const text = await response.text();
    return text && response.headers.get('content-type')?.includes('json')
      ? (JSON.parse(text) as unknown)
      : text || null;
  },
});

export type Answer =
  | {
      readonly data: unknown;
      readonly error?: undefined;
      readonly request?: string;
    }
  | { readonly error: ApiError; readonly data?: undefined; readonly request?: undefined };

const MAX_UNANSWERED = 100;

/** Idempotency keys of writes without a response, by digest. Repeating a write under its key performs it only once. */
const unanswered = new Map<string, string>();

const SALT = nanoid();

/** Bodies may contain a password, and a salted 32-bit hash (FNV-1a) is too short to recover it. */
function digestOf({ url, params, method, headers, body }: FetchArgs): string {
  // Files are not compared: uploading one again is a new request.
  if (body instanceof FormData) return nanoid();
  const text = JSON.stringify([SALT, params, method, headers, body]);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${url} ${hash}`;
}

function keyFor(digest: string): string {
  const key = unanswered.get(digest) ?? nanoid();
  unanswered.set(digest, key);
  const [oldest] = unanswered.keys();
  if (unanswered.size > MAX_UNANSWERED) unanswered.delete(oldest!);
  return key;
}

const isAnswered = (status: number | string) => typeof status === 'number' && status < 500;

export async function call(asked: FetchArgs, api: BaseQueryApi): Promise<Answer> {
  const path = asked.url;
  // Queries never write, even if they are a POST.
  const digest = asked.method && api.type === 'mutation' ? digestOf(asked) : undefined;
  if (isOfAnother(api.getState())) {
    sessionRead(api.dispatch);
    return { error: { status: 0, statusText: '', path, data: unprocessed(path, t.errors.noToken) } };
  }
  const headers =
    digest === undefined ? asked.headers : { 'idempotency-key': keyFor(digest), ...asked.headers };
  const hearClock = compareClocks();
  const answer = await request({ ...asked, headers }, api, {});
  hearClock(answer.meta?.response?.headers.get('date'));
  if (isAnswered(answer.error?.status ?? 200)) unanswered.delete(digest ?? '');
  if (!answer.error)
    return { data: answer.data, request: answer.meta?.response?.headers.get('x-request-id') ?? undefined };
  const { status, data } = answer.error;
  if (typeof status !== 'number') {
    return { error: { status: 0, statusText: '', path, data: unprocessed(path, answer.error.error) } };
  }
  const statusText = answer.meta?.response?.statusText ?? '';
  const problem = isProblem(data) ? data : unprocessed(path, statusText || t.errors.status(status));
  return { error: { status, statusText, path, data: problem } };
}

const acrossTabs = (task: () => Promise<Answer>): Promise<Answer> =>
  'locks' in navigator ? navigator.locks.request('token-refresh', task) : task();

/** Exchanges the token, unless another request or tab has already done so. */
async function exchange(stale: string, api: BaseQueryApi): Promise<Answer> {
  const current = readToken();
  if (current && current !== stale) {
    sessionRead(api.dispatch);
    return { data: null };
  }
  const answer = await call({ url: REFRESH, method: 'POST' }, api);
  if (!answer.error) tokenReceived((answer.data as Tokens).token)(api.dispatch);
  else if (answer.error.status === 401) sessionEnded(api.dispatch);
  return answer;
}

let refreshing: Promise<Answer> | undefined;

/** Refreshes the token. Concurrent callers share one request, which continues even if its first caller is aborted. */
export function refresh(api: BaseQueryApi, stale = readToken()): Promise<Answer> {
  if (!stale) {
    sessionEnded(api.dispatch);
    return Promise.resolve({
      error: { status: 401, statusText: '', path: REFRESH, data: unprocessed(REFRESH, t.errors.noToken) },
    });
  }
  const unaborted: BaseQueryApi = { ...api, type: 'mutation', signal: new AbortController().signal };
  refreshing ??= acrossTabs(() => exchange(stale, unaborted)).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}
